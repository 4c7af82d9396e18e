//! Reading positions and turns of Rubik's cube, and the exact messages.

use proptest::prelude::*;
use puzzle::rubik::{
    CORNERS, Corners, CubePosition, Domino, EDGES, Edges, Phase2, RubikPuzzle, parse,
};
use puzzle::{Metric, Puzzle, pocket_cube};

const SOLVED_CORNERS: &str = "URF UFL ULB UBR DFR DLF DBL DRB";
const SOLVED_EDGES: &str = "UR UF UL UB DR DF DL DB FR FL BL BR";

/// Asserts the error message for a text that is not a position.
#[track_caller]
fn assert_read_error<P: CubePosition>(text: &str, message: &str) {
    assert_eq!(P::read(text).expect_err(text).to_string(), message);
}

/// Asserts the error message for a text that is not a scramble.
#[track_caller]
fn assert_scramble_error<P: CubePosition>(text: &str, message: &str) {
    let cube = RubikPuzzle::<P>::new(Metric::HalfTurn);
    assert_eq!(cube.scramble(text).expect_err(text).to_string(), message);
}

#[test]
fn count_matches_number_of_arrangements() {
    let factorial = |n: u64| (1..=n).product::<u64>();
    assert_eq!(Corners::COUNT, factorial(8) * 3_u64.pow(7));
    assert_eq!(Edges::COUNT, factorial(12) * 2_u64.pow(11));
    assert_eq!(Domino::COUNT, factorial(8) * factorial(8));
    assert_eq!(Phase2::COUNT, factorial(8) * factorial(8) * factorial(4) / 2);
    // A position of the pocket cube in 24 whole-cube rotations is 24 corner positions.
    let pocket = pocket_cube::PocketCubePuzzle::new(Metric::HalfTurn).count();
    assert_eq!(Corners::COUNT, 24 * pocket);
}

#[test]
fn solved_is_written_as_slot_names() {
    let layers = &SOLVED_EDGES[..23];
    assert_eq!(Corners::unrank(0).write(), SOLVED_CORNERS);
    assert_eq!(Edges::unrank(0).write(), SOLVED_EDGES);
    assert_eq!(Domino::unrank(0).write(), format!("{SOLVED_CORNERS} {layers}"));
    assert_eq!(Phase2::unrank(0).write(), format!("{SOLVED_CORNERS} {SOLVED_EDGES}"));
    let commas = SOLVED_EDGES.replace(' ', ",");
    assert_eq!(Edges::read(&commas), Ok(Edges::SOLVED));
}

#[test]
fn rejects_invalid_corners() {
    let assert_read_error = assert_read_error::<Corners>;
    assert_read_error("", "found 0 corners, and there must be 8");
    assert_read_error(
        &format!("{SOLVED_CORNERS} URF"),
        "found 9 corners, and there must be 8",
    );
    assert_read_error(
        "UFR UFL ULB UBR DFR DLF DBL DRB",
        "found \"UFR\" (character 1) where a corner, its letters clockwise from any \
         sticker (URF, UFL, ULB, UBR, DFR, DLF, DBL, DRB) should be",
    );
    assert_read_error(
        "URF UFL ULB UBR DFR DLF DBL RFU",
        "URF stands twice, and DRB is missing",
    );
    for (turned, sum) in [("FUR", 1), ("RFU", 2)] {
        assert_read_error(
            &SOLVED_CORNERS.replace("URF", turned),
            &format!(
                "this position cannot be solved: the twists of its corners add up to {sum} \
                 mod 3, and every move keeps that sum, which is 0 in the solved position"
            ),
        );
    }
}

#[test]
fn rejects_invalid_edges() {
    let assert_read_error = assert_read_error::<Edges>;
    assert_read_error("UR", "found 1 edge, and there must be 12");
    assert_read_error(
        &SOLVED_EDGES.replace("BL", "LR"),
        "found \"LR\" (character 31) where an edge, with either sticker first (UR, UF, UL, \
         UB, DR, DF, DL, DB, FR, FL, BL, BR) should be",
    );
    assert_read_error(
        &SOLVED_EDGES.replace("BL", "RU"),
        "UR stands twice, and BL is missing",
    );
    assert_read_error(
        &SOLVED_EDGES.replace("UR", "RU"),
        "this position cannot be solved: an odd number of its edges is turned over (1), \
         and every move turns over four or none",
    );
    // Two edges may be exchanged: the parity of the corners is not part of this puzzle.
    assert!(Edges::read(&SOLVED_EDGES.replace("UR UF", "UF UR")).is_ok());
}

#[test]
fn rejects_invalid_dominoes() {
    let assert_read_error = assert_read_error::<Domino>;
    let solved = Domino::unrank(0).write();
    assert_read_error(SOLVED_CORNERS, "found 8 pieces, and there must be 16");
    assert_read_error(
        &solved.replace("DBL", "DLB"),
        "found \"DLB\" (character 25) where a corner, its letters clockwise from any \
         sticker (URF, UFL, ULB, UBR, DFR, DLF, DBL, DRB) should be",
    );
    assert_read_error(
        &solved.replace(" DR ", " BR "),
        "found \"BR\" (character 45) where an edge of U or D (UR, UF, UL, UB, DR, DF, DL, \
         DB) should be",
    );
    assert_read_error(
        &solved.replace(" DR ", " UR "),
        "UR stands twice, and DR is missing",
    );
    assert_read_error(
        &solved.replace("UFL", "LUF"),
        "this position cannot be solved: the piece UFL shows LUF in UFL, turned, and no \
         move turns a piece",
    );
    assert_read_error(
        &solved.replace("UR UF", "FU RU"),
        "this position cannot be solved: the piece UF shows FU in UR, turned, and no move \
         turns a piece",
    );
    // Permutations of corners and edges are independent.
    assert!(Domino::read(&solved.replace("UR UF", "UF UR")).is_ok());
}

#[test]
fn rejects_invalid_phase2_positions() {
    let assert_read_error = assert_read_error::<Phase2>;
    let solved = Phase2::unrank(0).write();
    assert_read_error(SOLVED_EDGES, "found 12 pieces, and there must be 20");
    assert_read_error(
        &solved.replace("FR FL", "FR UR"),
        "found \"UR\" (character 60) where an edge between U and D (FR, FL, BL, BR) should \
         be",
    );
    assert_read_error(
        &solved.replace("FR FL", "FR LF"),
        "this position cannot be solved: the piece FL shows LF in FL, turned, and no move \
         turns a piece",
    );
    assert_read_error(
        &solved.replace("FR FL", "FL FR"),
        "this position cannot be solved: its corners have 0 pairs in the wrong order and \
         its edges 1, and every move keeps both numbers even or both odd",
    );
    assert_read_error(
        &solved.replace("URF UFL", "UFL URF"),
        "this position cannot be solved: its corners have 1 pair in the wrong order and \
         its edges 0, and every move keeps both numbers even or both odd",
    );
    // The corners have one inversion and the edges three, so both permutations are odd.
    let both = solved.replace("URF UFL", "UFL URF").replace("UR UF UL", "UL UF UR");
    assert!(Phase2::read(&both).is_ok());
}

#[test]
fn rejects_quarter_turns_of_half_faces() {
    for letter in ["R", "L", "F", "B"] {
        for text in [letter, &format!("{letter}'"), &format!("{letter}3 U")] {
            let message = |why: &str| {
                format!(
                    "'{letter}' (character 1) is a quarter turn, and here R, L, F and B \
                     turn by halves only: {why}; write {letter}2, or turn U or D"
                )
            };
            assert_scramble_error::<Domino>(
                text,
                &message("its sides are two pieces high and three wide"),
            );
            assert_scramble_error::<Phase2>(
                text,
                &message("quarter turns of them are for the first phase"),
            );
        }
        assert!(
            RubikPuzzle::<Domino>::new(Metric::HalfTurn)
                .scramble(&format!("{letter}2"))
                .is_ok()
        );
    }
}

#[test]
fn rejects_characters_that_start_no_turn() {
    for (text, found, at) in [
        ("X", "'X'", 1),
        ("R22", "'2'", 3),
        ("U ''", "\"'\"", 3),
        ("U2 w", "'w'", 4),
        ("rw", "'w'", 2),
    ] {
        let message = |moves: &str| {
            format!(
                "found {found} (character {at}) where a move should start; the moves are \
                 {moves}"
            )
        };
        let all_turns = message(
            "U, R, F, D, L and B, wide turns such as Rw or r, the middle layers M, E and S, \
             layers by number such as 2R or 3Rw, and the rotations x, y and z, each alone or \
             with 2 or ' after it, as in R U2 B'",
        );
        assert_eq!(parse(text).unwrap_err().to_string(), all_turns);
        assert_scramble_error::<Edges>(text, &all_turns);
        // The message for puzzles with half turns lists exactly their moves.
        let halves = message(
            "U and D, each alone or with 2 or ' after it, and R2, L2, F2 and B2, as in \
             R2 U2 D'",
        );
        assert_scramble_error::<Phase2>(text, &halves);
        assert_scramble_error::<Domino>(text, &halves);
    }
}

#[test]
fn accepts_all_notations_of_turns() {
    let expected = parse("R' U2 D'").unwrap();
    for text in ["R’U2D′", "R3,U2 D3", " R'\tU2\nD' "] {
        assert_eq!(parse(text).as_ref(), Ok(&expected), "{text:?}");
    }
    assert_eq!(parse(""), Ok(vec![]));
    let quarters = RubikPuzzle::<Edges>::new(Metric::QuarterTurn);
    assert_eq!(quarters.scramble("R2"), quarters.scramble("R R"));
}

/// A random permutation of `n` pieces.
fn random_permutation(n: u8) -> impl Strategy<Value = Vec<u8>> {
    Just((0..n).collect::<Vec<_>>()).prop_shuffle()
}

proptest! {
    #[test]
    fn arbitrary_text_never_panics(
        text: String,
        near in "([URFDLB]{2,3}[ ,]){6,20}",
        moves in "[URFDLBMxyz2'’ ]{0,20}",
    ) {
        fn try_all<P: CubePosition>(texts: &[&String]) {
            let cube = RubikPuzzle::<P>::new(Metric::HalfTurn);
            for text in texts {
                let _ = cube.read(text);
                if let Ok(position) = cube.scramble(text) {
                    assert_eq!(cube.read(&cube.write(&position)), Ok(position));
                }
            }
        }
        let texts = [&text, &near, &moves];
        try_all::<Corners>(&texts);
        try_all::<Edges>(&texts);
        try_all::<Domino>(&texts);
        try_all::<Phase2>(&texts);
    }

    #[test]
    fn ranks_round_trip(number: u64) {
        fn assert_round_trip<P: CubePosition>(number: u64) {
            let rank = number % P::COUNT;
            assert_eq!(P::unrank(rank).rank(), rank);
            assert_eq!(P::read(&P::unrank(rank).write()), Ok(P::unrank(rank)));
        }
        assert_round_trip::<Corners>(number);
        assert_round_trip::<Edges>(number);
        assert_round_trip::<Domino>(number);
        assert_round_trip::<Phase2>(number);
    }

    /// One in three assemblies of the corners can be solved, and one in two of the edges.
    #[test]
    fn accepts_exactly_the_solvable_positions(
        corners in random_permutation(8),
        edges in random_permutation(12),
        twists in prop::array::uniform8(0..3_u8),
        flips in prop::array::uniform12(0..2_u8),
    ) {
        let text = CORNERS.write(&corners, &twists);
        let solvable = twists.iter().sum::<u8>() % 3 == 0;
        prop_assert_eq!(Corners::read(&text).is_ok(), solvable, "{}", text);
        let text = EDGES.write(&edges, &flips);
        let solvable = flips.iter().sum::<u8>() % 2 == 0;
        prop_assert_eq!(Edges::read(&text).is_ok(), solvable, "{}", text);
    }

    /// In phase 2, the permutations of the corners and of all edges have the same parity.
    #[test]
    fn phase2_parities_must_agree(
        corners in random_permutation(8), layers in random_permutation(8), slice in random_permutation(4),
    ) {
        let between: Vec<u8> = slice.iter().map(|edge| edge + 8).collect();
        let edges = [&layers[..], &between].concat();
        let text = [CORNERS.write(&corners, &[0; 8]), EDGES.write(&edges, &[0; 12])];
        let text = text.join(" ");
        let solvable = permutation::is_even(&corners) == permutation::is_even(&edges);
        prop_assert_eq!(Phase2::read(&text).is_ok(), solvable, "{}", text);
        if let Ok(position) = Phase2::read(&text) {
            prop_assert_eq!(Phase2::unrank(position.rank()), position);
            prop_assert_eq!(position.rank() / 12, position.domino().rank());
        }
    }
}
