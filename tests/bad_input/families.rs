//! Every other family of the catalog: its sizes, positions and moves.
use super::refused;

#[test]
fn sizes_that_a_family_has_not() {
    refused(&[
        (
            &["table", "pancake-21"],
            "pancake-21: found 21 pancakes, and there must be at most 20: the orders of more have no 64-bit numbers",
        ),
        (
            &["table", "pancake-1"],
            "pancake-1: found 1 pancake, and there must be at least 2: one pancake is always in order",
        ),
        (
            &["table", "pancake"],
            "\"pancake\" does not say which size; write pancake-N, as in pancake-5",
        ),
        (
            &["table", "burnt-pancake-17"],
            "burnt-pancake-17: found 17 burnt pancakes, and there must be at most 16: the stacks of more have no 64-bit numbers",
        ),
        (
            &["random", "hanoi-2x3"],
            "hanoi-2x3: found 2 pegs, and there must be at least 3: on two pegs only one disc can move",
        ),
        (
            &["table", "hanoi-1x3"],
            "hanoi-1x3: found 1 peg, and there must be at least 3: on two pegs only one disc can move",
        ),
        (
            &["table", "hanoi-27x1"],
            "hanoi-27x1: found 27 pegs, and there must be at most 26: the names of the pegs are letters",
        ),
        (
            &["table", "hanoi-3x25"],
            "hanoi-3x25: found 25 discs, and there must be at most 24: a position has no room for more",
        ),
        (
            &["table", "hanoi-26x14"],
            "hanoi-26x14: found 14 discs, and there must be at most 13: with so many pegs, the positions of more have no 64-bit numbers",
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
            "topspin-6x5: found 5 turntable discs, and there must be at most 4: with more, the turntable only turns the ring over",
        ),
        (
            &["table", "topspin-6x1"],
            "topspin-6x1: found 1 turntable disc, and there must be at least 2: with fewer, the turntable does nothing",
        ),
        (
            &["table", "topspin-3x2"],
            "topspin-3x2: found 3 discs, and there must be at least 4: a turntable for two must leave two others in the ring",
        ),
    ]);
}

#[test]
fn positions_and_moves_that_cannot_be() {
    refused(&[
        (
            &["solve", "pyraminx", "--position", "XYZ"],
            "found 1 piece, and there must be 10, as in FLR FDL FRD LDR FL RF LR FD RD LD",
        ),
        (
            &["solve", "skewb", "R Q"],
            "found 'Q' (character 3) where a move should start; the moves are U, U', R, R', L, L', B, B'",
        ),
        (
            &["solve", "skewb", "--position", "U R F"],
            "found 3 pieces, and there must be 13, as in U R F D L B ULB DRB DLF DBL UFL UBR DFR",
        ),
        (
            &["solve", "pancake-5", "--position", "1"],
            "found 1 pancake, and there must be 5, as in 1 2 3 4 5",
        ),
        (
            &["solve", "hanoi-3x3", "--position", "AB"],
            "found 2 discs, and there must be 3, as in CCC",
        ),
        (
            &["solve", "hanoi-3x3", "--position", "A B"],
            "found 2 discs, and there must be 3, as in CCC",
        ),
        (
            &["solve", "twiddle", "--position", "1 2"],
            "found 2 tiles, and there must be 9, as in 1 2 3 4 5 6 7 8 9",
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
            &["solve", "hanoi-3x4", "CD"],
            "found \"CD\" (character 1), which is not the whole name of a move; the moves are AB, AC, BA, BC, CA, CB",
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
            "found -o \"x.svg/\", which names no file: write -o layers.svg",
        ),
    ]);
}

#[test]
fn parts_of_rubiks_cube_that_are_too_large_or_cannot_be() {
    refused(&[
        (
            &["table", "rubik-edges", "--engine", "hoisted"],
            "rubik-edges has 980,995,276,800 positions: a table with a byte for each needs 913.6 GiB of memory, and {available} are available; choose a smaller size or a smaller puzzle",
        ),
        (
            &["solve", "rubik-edges", "R U", "--engine", "hoisted"],
            "rubik-edges has 980,995,276,800 positions: a table with a byte for each needs 913.6 GiB of memory, and {available} are available; choose a smaller size or a smaller puzzle",
        ),
        (
            &[
                "farthest",
                "rubik-edges",
                "--metric",
                "quarter-turn",
                "--engine",
                "hoisted",
            ],
            "rubik-edges has 980,995,276,800 positions: a table with a byte for each needs 913.6 GiB of memory, and {available} are available; choose a smaller size or a smaller puzzle",
        ),
        (
            &["plot", "rubik-edges", "-o", "-", "--engine", "hoisted"],
            "rubik-edges has 980,995,276,800 positions: a table with a byte for each needs 913.6 GiB of memory, and {available} are available; choose a smaller size or a smaller puzzle",
        ),
        (
            &["solve", "domino", "--position", "URF"],
            "found 1 piece, and there must be 16, as in URF UFL ULB UBR DFR DLF DBL DRB UR UF UL UB DR DF DL DB",
        ),
        (
            &["solve", "rubik-phase2", "U R"],
            "'R' (character 3) is a quarter turn, and here R, L, F and B turn by halves only: quarter turns of them are for the first phase; write R2, or turn U or D",
        ),
        (
            &["solve", "rubik-corners", "R x"],
            "'x' (character 3) turns the whole cube, which is held still; leave it out, and after it name each face by where it was before",
        ),
        (
            &["table", "domino", "--metric", "half-turn"],
            "found --metric \"half-turn\", and domino has only one way to count moves: leave --metric out",
        ),
        (
            &["table", "rubik-corners", "--metric", "clockwise"],
            "found --metric \"clockwise\", and rubik-corners has half-turn and quarter-turn",
        ),
        (
            &["solve", "rubik-edges", "R", "--metric", "x"],
            "found --metric \"x\", and rubik-edges has half-turn and quarter-turn",
        ),
        (
            &["solve", "rubik-phase2", "@@"],
            "found '@' (character 1) where a move should start; the moves are U and D, each alone or with 2 or ' after it, and R2, L2, F2 and B2, as in R2 U2 D'",
        ),
        (
            &["solve", "domino", "U @"],
            "found '@' (character 3) where a move should start; the moves are U and D, each alone or with 2 or ' after it, and R2, L2, F2 and B2, as in R2 U2 D'",
        ),
        (
            &["solve", "rubik-corners", "--facelets", "UUUU"],
            "rubik-corners has no facelets: describe its position with --position, as --position \"URF UFL ULB UBR DFR DLF DBL DRB\"",
        ),
    ]);
}
