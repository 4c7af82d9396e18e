//! The Skewb against stickers in space, and its exact error messages.

use crate::sticker_space::{
    StickerSpace, assert_agrees_with_space, assert_ranks_closed, read_error,
};
use proptest::prelude::*;
use puzzle::Puzzle;
use puzzle::skewb::{FOUR_CORNERS, Skewb, SkewbPosition, THREE_CORNERS};

const SOLVED: &str = "U R F D L B ULB DRB DLF DBL UFL UBR DFR";

#[test]
fn moves_match_sticker_space() {
    // x points to R, y to U, z to F.
    let faces = [
        ('U', [0, 1, 0]),
        ('R', [1, 0, 0]),
        ('F', [0, 0, 1]),
        ('D', [0, -1, 0]),
        ('L', [-1, 0, 0]),
        ('B', [0, 0, -1]),
    ];
    // Move U turns about corner ULB, R about DRB, L about DLF and B about DBL.
    let corners = [[-1, 1, -1], [1, -1, -1], [-1, -1, 1], [-1, -1, -1]];
    assert_agrees_with_space(&Skewb::new(), StickerSpace::new(&faces, SOLVED), corners);
}

#[test]
fn ranked_positions_are_closed_under_moves() {
    assert_ranks_closed(&Skewb::new());
}

#[test]
fn count_matches_number_of_arrangements() {
    // Even permutations of the centers, the four corners and the three; all twists; and
    // two constraints, each of which leaves a third.
    let (permutations, twists) = (360 * 12 * 3, 3_u64.pow(7));
    assert_eq!(Skewb::new().count(), permutations * twists / 9);
    assert_eq!(Skewb::default().solved(), SkewbPosition::SOLVED);
}

#[test]
fn rejects_invalid_positions() {
    let assert_error = |text: &str, message: &str| {
        assert_eq!(read_error(&Skewb::new(), text), message);
    };
    assert_error("", "found 0 pieces, and there must be 13");
    assert_error(&format!("{SOLVED} URF"), "found 14 pieces, and there must be 13");
    assert_error(
        "U R F D L X ULB DRB DLF DBL UFL UBR DFR",
        "found \"X\" (character 11) where a center (U, R, F, D, L, B) should be",
    );
    assert_error(
        "U R F D L B UBL DRB DLF DBL UFL UBR DFR",
        "found \"UBL\" (character 13) where a corner, its letters clockwise from any \
         sticker (ULB, DRB, DLF) should be",
    );
    assert_error(
        "U R F D L B ULB DRB DLF URF UFL UBR DFR",
        "found \"URF\" (character 25) where a corner, its letters clockwise from any \
         sticker (DBL, UFL, UBR, DFR) should be",
    );
    assert_error(
        "U U F D L B ULB DRB DLF DBL UFL UBR DFR",
        "U stands twice, and R is missing",
    );
    assert_error(
        "U R F D L B ULB DRB BUL DBL UFL UBR DFR",
        "ULB stands twice, and DLF is missing",
    );
    assert_error(
        "R U F D L B ULB DRB DLF DBL UFL UBR DFR",
        "this position cannot be solved: its centers have an odd number of pairs in \
         the wrong order (1), and every move cycles three pieces, which keeps \
         that number odd",
    );
    assert_error(
        "U R F D L B DRB ULB DLF DBL UFL UBR DFR",
        "this position cannot be solved: its corners ULB, DRB and DLF have an odd \
         number of pairs in the wrong order (1), and every move cycles three pieces, which keeps that number odd",
    );
    assert_error(
        "U R F D L B ULB DRB DLF DBL UFL DFR UBR",
        "this position cannot be solved: its corners DBL, UFL, UBR and DFR have an odd \
         number of pairs in the wrong order (1), and every move cycles three pieces, which keeps that number odd",
    );
    assert_error(
        "U R F D L B BUL DRB DLF DBL UFL UBR DFR",
        "this position cannot be solved: the twists of its corners ULB, DRB and DLF \
         add up to 1 mod 3, and with DBL, UFL, UBR and DFR in this order they must add \
         up to 0",
    );
    assert_error(
        "U R F D L B DRB DLF ULB DBL UFL UBR DFR",
        "this position cannot be solved: the twists of its corners DBL, UFL, UBR and \
         DFR add up to 0 mod 3, and with ULB, DRB and DLF in this order they must add \
         up to 1",
    );
}

proptest! {
    #[test]
    fn arbitrary_text_never_panics(
        text: String,
        near in "([URFDLB] ){6}([URFDLB]{3} ){6,8}",
        moves in "[URLBF'’ ]{0,20}",
    ) {
        let puzzle = Skewb::new();
        let _ = puzzle.read(&text);
        let _ = puzzle.read(&near);
        let _ = puzzle.scramble(&text);
        let _ = puzzle.scramble(&moves);
    }

    /// One in 2 · 2 · 2 · 3 · 3 assemblies of the pieces can be solved.
    #[test]
    fn accepts_exactly_the_solvable_positions(
        centers in Just(vec!["U", "R", "F", "D", "L", "B"]).prop_shuffle(),
        three in Just(vec![0, 1, 2]).prop_shuffle(),
        four in Just(vec![0, 1, 2, 3]).prop_shuffle(),
        ori in prop::array::uniform7(0..3_u8),
    ) {
        let corners = [THREE_CORNERS.write(&three, &ori[..3]), FOUR_CORNERS.write(&four, &ori[3..])];
        let text = format!("{} {}", centers.join(" "), corners.join(" "));
        let puzzle = Skewb::new();
        if let Ok(position) = puzzle.read(&text) {
            prop_assert!(permutation::is_even(&three) && permutation::is_even(&four));
            prop_assert_eq!(puzzle.write(&position), text);
            // The rank unranks to the same position.
            prop_assert_eq!(puzzle.unrank(puzzle.rank(&position)), position);
        }
    }
}

#[test]
fn one_in_36_corner_assemblies_solvable() {
    let (mut three, mut four, mut ori) = ([0; 3], [0; 4], [0; 7]);
    let mut solvable = 0;
    for a in 0..6 {
        for b in 0..24 {
            for t in 0..2187 {
                permutation::unrank(a, &mut three);
                permutation::unrank(b, &mut four);
                orientation::unrank(t, 3, &mut ori);
                let three = THREE_CORNERS.write(&three, &ori[..3]);
                let four = FOUR_CORNERS.write(&four, &ori[3..]);
                let text = format!("U R F D L B {three} {four}");
                solvable += u64::from(Skewb::new().read(&text).is_ok());
            }
        }
    }
    assert_eq!(solvable * 2 * 2 * 3 * 3, 6 * 24 * 2187);
    assert_eq!(solvable * 360, Skewb::new().count());
}
