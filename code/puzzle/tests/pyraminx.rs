//! The Pyraminx against stickers in space, and its exact error messages.

use crate::sticker_space::{
    StickerSpace, assert_agrees_with_space, assert_ranks_closed, read_error,
};
use proptest::prelude::*;
use puzzle::Puzzle;
use puzzle::pyraminx::{Pyraminx, PyraminxPosition};

const SOLVED: &str = "FLR FDL FRD LDR FL RF LR FD RD LD";

#[test]
fn moves_match_sticker_space() {
    // Four corners of a cube, no two adjacent: L, B and R are clockwise around U.
    let (u, l, b, r) = ([1, 1, 1], [1, -1, -1], [-1, -1, 1], [-1, 1, -1]);
    // The normal of a face points away from the corner that is not on it.
    let faces = [('F', b), ('R', l), ('L', r), ('D', u)];
    let faces = faces.map(|(name, v)| (name, v.map(|k: i32| -k)));
    assert_agrees_with_space(
        &Pyraminx::new(),
        StickerSpace::new(&faces, SOLVED),
        [u, l, r, b],
    );
}

#[test]
fn ranked_positions_are_closed_under_moves() {
    assert_ranks_closed(&Pyraminx::new());
}

#[test]
fn count_matches_number_of_arrangements() {
    let (permutations, flips, twists) = (720 / 2, 1 << 5, 3_u64.pow(4));
    assert_eq!(Pyraminx::new().count(), permutations * flips * twists);
    assert_eq!(Pyraminx::default().solved(), PyraminxPosition::SOLVED);
    assert_eq!(PyraminxPosition::SOLVED.corners(), &[0; 4]);
    assert_eq!(PyraminxPosition::SOLVED.edges().ori(), &[0; 6]);
}

#[test]
fn rejects_invalid_positions() {
    let assert_error = |text: &str, message: &str| {
        assert_eq!(read_error(&Pyraminx::new(), text), message);
    };
    assert_error("", "found 0 pieces, and there must be 10");
    assert_error(
        "FLR FDL FRD LDR FL RF LR FD RD",
        "found 9 pieces, and there must be 10",
    );
    assert_error("FLRFDLFRDL", "found 1 piece, and there must be 10");
    assert_error(
        "FLR LDF FRD LDR FL RF LR FD RD LD",
        "found \"LDF\" (character 5) where a corner, its letters clockwise from any \
         sticker (FLR, FDL, FRD, LDR) should be",
    );
    assert_error(
        "FLR, FDL, FRD, LDR, FL, RF, LR, FD, RD, LL",
        "found \"LL\" (character 41) where an edge, with either sticker first (FL, RF, \
         LR, FD, RD, LD) should be",
    );
    assert_error(
        "FLR FDL FRD LDR FL RF LR FD RD DR",
        "RD stands twice, and LD is missing",
    );
    assert_error(
        "FLR FDL FRD DLF FL RF LR FD RD LD",
        "FDL stands twice, and LDR is missing",
    );
    assert_error(
        "DLF FLR FRD LDR FL RF LR FD RD LD",
        "this position cannot be solved: the corner FDL is in the slot of FLR, and no \
         move takes a corner to another slot",
    );
    assert_error(
        "FLR FDL FRD LDR RF FL LR FD RD LD",
        "this position cannot be solved: its edges have an odd number of pairs in the \
         wrong order (1), and every move cycles three pieces, which keeps that \
         number odd",
    );
    assert_error(
        "FLR FDL FRD LDR LF FR RL FD RD LD",
        "this position cannot be solved: an odd number of its edges is turned over \
         (3), and every move turns over two or none",
    );
}

#[test]
fn accepts_commas_and_turned_corners() {
    let puzzle = Pyraminx::new();
    assert_eq!(puzzle.read(&SOLVED.replace(' ', ", ")), Ok(PyraminxPosition::SOLVED));
    let turned = puzzle.read("RFL LFD FRD DRL FL RF LR FD RD LD").unwrap();
    assert_eq!(turned.corners(), &[1, 1, 0, 2]);
}

proptest! {
    #[test]
    fn arbitrary_text_never_panics(
        text: String,
        near in "([FLRD]{2,3}[ ,]){8,12}",
        moves in "[ULRB'’ ]{0,20}",
    ) {
        let puzzle = Pyraminx::new();
        let _ = puzzle.read(&text);
        let _ = puzzle.read(&near);
        let _ = puzzle.scramble(&text);
        let _ = puzzle.scramble(&moves);
    }

    #[test]
    fn accepts_exactly_the_solvable_positions(
        names in Just(vec!["FL", "RF", "LR", "FD", "RD", "LD"]).prop_shuffle(),
        flipped in prop::array::uniform6(any::<bool>()),
    ) {
        let turn = |e: &str, flipped| if flipped { e.chars().rev().collect() } else { e.into() };
        let edges: Vec<String> =
            names.iter().zip(flipped).map(|(edge, flipped)| turn(edge, flipped)).collect();
        let text = format!("FLR FDL FRD LDR {}", edges.join(" "));
        let puzzle = Pyraminx::new();
        let pm: Vec<u8> = names.iter().map(|e| {
            puzzle::pyraminx::EDGES.names.iter().position(|n| n == e).unwrap() as u8
        }).collect();
        let even_flips = flipped.iter().filter(|&&o| o).count() % 2 == 0;
        let solvable = permutation::is_even(&pm) && even_flips;
        let read = puzzle.read(&text);
        prop_assert_eq!(read.is_ok(), solvable, "{}", text);
        if let Ok(position) = read {
            prop_assert_eq!(puzzle.write(&position), text);
            prop_assert!(puzzle.rank(&position) < puzzle.count());
        }
    }
}
