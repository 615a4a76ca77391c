import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StoneGameTest {
    private final Solution solution = new Solution();

    @Test
    void bobWinsByOne() {
        assertEquals("Bob", solution.stoneGameIII(new int[]{1, 2, 3, 7}));
    }

    @Test
    void aTrapPileAtTheEnd() {
        assertEquals("Alice", solution.stoneGameIII(new int[]{1, 2, 3, -9}));
    }

    @Test
    void nobodyWins() {
        assertEquals("Tie", solution.stoneGameIII(new int[]{1, 2, 3, 6}));
    }
}
