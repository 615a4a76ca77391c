#[test]
fn greedy_takes_lose() {
    let stone_value = vec![-1, -2, -3];
    assert_eq!(Solution::stone_game_iii(stone_value), "Tie");
    assert_eq!(Solution::stone_game_iii(vec![1, 2, 3, -1, -2, -3, 7]), "Alice");
}
