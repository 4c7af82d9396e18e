//! Every other family of the catalog: its sizes, positions and moves.
use super::refused;

#[test]
fn sizes_that_a_family_has_not() {
    refused(&[
        (
            &["table", "pancake-21"],
            "pancake-21: found 21 pancakes, and there must be 2 to 20: one pancake is always in order, and the orders of more than 20 have no 64-bit numbers",
        ),
        (
            &["table", "pancake"],
            "'pancake' does not say which size; write pancake-N, as in pancake-5",
        ),
        (
            &["table", "burnt-pancake-17"],
            "burnt-pancake-17: found 17 burnt pancakes, and there must be 1 to 16: the stacks of more than 16 have no 64-bit numbers",
        ),
        (
            &["random", "hanoi-2x3"],
            "hanoi-2x3: found 2 pegs, and there must be 3 to 26: on two pegs only one disc can move, and the names of the pegs are letters",
        ),
        (
            &["table", "hanoi-3x8"],
            "hanoi-3x8: there are positions at distance 255, and the table holds at most 254; choose a smaller puzzle, or one with more pegs",
        ),
        (
            &["farthest", "topspin-8x3"],
            "topspin-8x3: found 8 discs and a turntable for 3, and there must be an even number on the turntable of an even ring, or else discs that are an even number of places apart always are, and few orders can be reached",
        ),
        (
            &["plot", "topspin-6x5", "-o", "-"],
            "topspin-6x5: found 5 discs on the turntable, and there must be 2 to 4 (two less than in the ring): with 1, the turntable does nothing, and with more, it only turns the ring over",
        ),
    ]);
}

#[test]
fn positions_and_moves_that_cannot_be() {
    refused(&[
        (
            &["solve", "pyraminx", "--position", "XYZ"],
            "found 1 entries, and there must be 10",
        ),
        (
            &["solve", "skewb", "R Q"],
            "found 'Q' (character 3) where a move should start; the moves are U, U', R, R', L, L', B, B'",
        ),
        (
            &["solve", "pancake-5", "--position", "1 2 3 4 4"],
            "4 stands twice, and 5 is missing",
        ),
        (
            &["solve", "burnt-pancake-3", "--position", "1 2 4"],
            "found \"4\" (character 5) where a number from 1 to 3, with a - if the burnt side is up, should be",
        ),
        (
            &["solve", "hanoi-3x3", "--position", "ABD"],
            "found \"D\" (character 3) where a peg from A to C should be",
        ),
        (
            &["solve", "hanoi-3x3", "AC"],
            "the move AC (character 1) cannot be done there, where those that can are CA, CB",
        ),
        (
            &["solve", "topspin-9x4", "--position", "2 1 3 4 5 6 7 8 9"],
            "this position cannot be solved: its discs have an odd number of pairs in the wrong order (1), and every move keeps that number odd",
        ),
        (
            &["solve", "twiddle", "E"],
            "found 'E' (character 1) where a move should start; the moves are A, A', B, B', C, C', D, D'",
        ),
        (
            &["plot", "8-puzzle", "-o", "x.svg/"],
            "found -o x.svg/, which names no file: write -o layers.svg",
        ),
    ]);
}
