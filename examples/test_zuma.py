"""Zuma (LeetCode 488) as a Python practiser checks it: put the cursor in a pair and solve it."""

import pytest

from zuma import find_min_step


@pytest.mark.parametrize(
    ("board", "hand", "expected"),
    [
        ("WRRBBW", "RB", -1),
        ("WWRRBBWW", "WRBRW", 2),
        ("G", "GGGGG", 2),
        ("RBYYBBRRB", "YRBGB", 3),
    ],
)
def test_published_examples(board, hand, expected):
    assert find_min_step(board, hand) == expected


def test_completing_runs_first_is_not_enough():
    # Greedy play misses this one.
    assert find_min_step("RRWWRRBBRR", "WB") == 2
