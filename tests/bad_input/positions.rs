//! Moves, positions and stickers.
use super::refused;

#[test]
fn moves_that_are_none_or_cannot_be_done() {
    refused(&[
        (
            &["solve", "pocket-cube", "R L2"],
            "'L' (character 3) would move the corner DBL, which is held still; use \
             U, R and F: turning the opposite face instead gives the same \
             position, seen from another side, so three faces are enough",
        ),
        (
            &["solve", "pocket-cube", "x"],
            "'x' (character 1) turns the whole cube, and with it the corner DBL, \
             which is held still; use U, R and F: three faces are enough",
        ),
        (&["solve", "pocket-cube", "R M"], "found 'M' (character 3) {turns}"),
        (&["solve", "pocket-cube", "-R"], "found '-' (character 1) {turns}"),
        (&["solve", "pocket-cube", "--", "-R"], "found '-' (character 1) {turns}"),
        (&["solve", "pocket-cube", "R2''"], "found '\\'' (character 4) {turns}"),
        (
            &["solve", "pyraminx", "U L' R B u l'"],
            "'u' (character 10) turns a tip, and this puzzle is without its tips: leave it \
             out, for a tip turns by itself and moves nothing else",
        ),
        (
            &["solve", "pocket-cube", "(R U"],
            "found '(' (character 1), and no ')' after it ends the group",
        ),
        (
            &["solve", "rubik-corners", "R U)2"],
            "found ')' (character 4), and no '(' before it begins a group",
        ),
        (
            &["solve", "skewb", "(R U)' B"],
            "found '\\'' (character 6) directly after a group, where only how often it is \
             done may stand, as in (R U)3; write out the moves of a group that is turned back",
        ),
        (
            &["solve", "rubik-corners", "(R U)x3"],
            "found 'x' (character 6) directly after a group, where only how often it is \
             done may stand, as in (R U)3; write out the moves of a group that is turned back",
        ),
        (
            &["solve", "8-puzzle", "(D U)0"],
            "found a group that is done \"0\" times (character 5), and it must be a number \
             from 1 on that leaves no more than 1000000 letters",
        ),
        (
            &["solve", "pocket-cube", "((R)1000)1000"],
            "found a group that is done \"1000\" times (character 9), and it must be a \
             number from 1 on that leaves no more than 1000000 letters",
        ),
        (
            &["solve", "pocket-cube", "[R, U]"],
            "found '[' (character 1), and commutators and conjugates are not read: write \
             out A B A' B' for [A, B], and A B A' for [A: B]",
        ),
        (
            &["solve", "pocket-cube", "R\u{301}"],
            "found '\\u{301}' (character 2) {turns}",
        ),
        (
            &["solve", "8-puzzle", "U"],
            "the move U (character 1) cannot be done there, where those that can are D, R",
        ),
        (
            &["solve", "8-puzzle", "DX"],
            "found 'X' (character 2) where a move should start; the moves are U, \
             D, L, R",
        ),
        (
            &["solve", "8-puzzle", "D", "R", "u"],
            "found 'u' (character 5) where a move should start; the moves are U, \
             D, L, R",
        ),
    ]);
}

#[test]
fn positions_that_are_none_or_cannot_be_solved() {
    refused(&[
        (
            &["solve", "8-puzzle", "--position", ""],
            "found 0 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0",
        ),
        (
            &["solve", "8-puzzle", "--position", "1 2 3"],
            "found 3 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0",
        ),
        (
            &["solve", "8-puzzle", "--position", "1 2 3 4 5 6 7 8 0 0"],
            "found 10 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0",
        ),
        (
            &["solve", "8-puzzle", "--position", "1 2 3 4 5 6 7 8 9"],
            "found \"9\" (character 17) where a number from 0 to 8 should be",
        ),
        (
            &["solve", "8-puzzle", "--position", "1 2 3 4 5 6 7 8 -1"],
            "found \"-1\" (character 17) where a number from 0 to 8 should be",
        ),
        (
            &["solve", "8-puzzle", "--position", "1 2 3 4 5 6 7 8 x"],
            "found \"x\" (character 17) where a number from 0 to 8 should be",
        ),
        (
            &["solve", "8-puzzle", "--position", "99999999999999999999 2"],
            "found \"99999999999999999999\" (character 1) where a number from 0 to \
             8 should be",
        ),
        (
            &["solve", "8-puzzle", "--position", "1 1 3 4 5 6 7 8 0"],
            "1 stands twice, and 2 is missing",
        ),
        (
            &["solve", "8-puzzle", "--position", "12345678"],
            "found 8 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0",
        ),
        (
            &["solve", "8-puzzle", "--position", "0 0 0 0 0 0 0 0 0"],
            "0 stands 9 times, and 1 is missing",
        ),
        (
            &["solve", "8-puzzle", "--position", "1 2 3 4 5 6 8 7 0"],
            "this position cannot be solved: its tiles have an odd number of \
             pairs in the wrong order (1), and every move keeps that number odd",
        ),
        (
            &["solve", "sliding-2x2", "--position", "2 1 3 0"],
            "this position cannot be solved: the pairs of tiles in the wrong \
             order (1) and the rows below the blank (0) are together odd in \
             number, and every move keeps that so",
        ),
        (
            &[
                "solve",
                "15-puzzle",
                "--position",
                "1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0",
            ],
            "this position cannot be solved: the pairs of tiles in the wrong \
             order (1) and the rows below the blank (0) are together odd in \
             number, and every move keeps that so",
        ),
    ]);
}

#[test]
fn stickers_that_are_no_cube() {
    refused(&[
        (
            &["solve", "pocket-cube", "--facelets", ""],
            "found 0 facelets, and a pocket cube has 24: 4 each of U R F D L B",
        ),
        (
            &["solve", "pocket-cube", "--facelets", "UUUU"],
            "found 4 facelets, and a pocket cube has 24: 4 each of U R F D L B",
        ),
        (
            &["solve", "pocket-cube", "--facelets", "UUUURRRRFFFFDDDDLLLLBBBU"],
            "color 'U' is on 5 facelets, and must be on 4",
        ),
        (
            &["solve", "pocket-cube", "--facelets", "UUURURRRFFFFDDDDLLLLBBBB"],
            "the corner URF shows RUF, and this cube has no such corner",
        ),
        (
            &["solve", "pocket-cube", "--facelets", "UUURFRRRFUFFDDDDLLLLBBBB"],
            "the corners are no position of a pocket cube: total twist is 2 mod 3, \
             and must be 0",
        ),
        (
            &["solve", "pocket-cube", "--facelets", "UUUU RFRR LFFF DDDD LBLL RBBB"],
            "the corner URF stands twice, in URF, UBR, and the corner UFL is missing",
        ),
        (
            &["solve", "pocket-cube", "--facelets", "\u{1b}"],
            "found 1 facelet, and a pocket cube has 24: 4 each of U R F D L B",
        ),
        (
            &["solve", "pocket-cube", "--position", "UUUD"],
            "found 4 facelets, and a pocket cube has 24: 4 each of U R F D L B",
        ),
        (
            &["solve", "8-puzzle", "--facelets", "UUUU"],
            "sliding-3x3 has no facelets: describe its position with --position, \
             as --position \"1 2 3 4 5 6 7 8 0\"",
        ),
    ]);
}
