#include <cassert>
#include <string>

int findMinStep(std::string board, std::string hand);

int main() {
    std::string board = "RRWWRRBBRR", hand = "WB";
    assert(findMinStep(board, hand) == 2);

    assert(findMinStep("WWRRBBWW", "WRBRW") == 2);
    assert(findMinStep("WRRBBW", "RB") == -1);
}
