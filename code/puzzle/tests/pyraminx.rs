//! The Pyraminx against stickers in space, and every error word for word.

mod corner_turns;

use corner_turns::{Space, agrees_with_space, ranks_are_closed, said};
use proptest::prelude::*;
use puzzle::Puzzle;
use puzzle::pyraminx::{Position, Pyraminx};

const SOLVED: &str = "FLR FDL FRD LDR FL RF LR FD RD LD";

#[test]
fn the_moves_carry_the_stickers_where_they_go_in_space() {
    // Every other corner of a cube: around U, clockwise from above, are L, B and R.
    let (u, l, b, r) = ([1, 1, 1], [1, -1, -1], [-1, -1, 1], [-1, 1, -1]);
    // A face looks away from the corner that it does not touch.
    let faces = [('F', b), ('R', l), ('L', r), ('D', u)];
    let faces = faces.map(|(name, v)| (name, v.map(|k: i32| -k)));
    agrees_with_space(&Pyraminx::new(), Space::new(&faces, SOLVED), [u, l, r, b]);
}

#[test]
fn positions_with_ranks_are_closed_under_the_moves() {
    ranks_are_closed(&Pyraminx::new());
}

#[test]
fn there_are_as_many_positions_as_the_pieces_allow() {
    let (orders, flips, twists) = (720 / 2, 1 << 5, 3_u64.pow(4));
    assert_eq!(Pyraminx::new().count(), orders * flips * twists);
    assert_eq!(Pyraminx::default().solved(), Position::SOLVED);
    assert_eq!(Position::SOLVED.corners(), &[0; 4]);
    assert_eq!(Position::SOLVED.edges().ori(), &[0; 6]);
}

#[test]
fn texts_that_are_no_position() {
    let says = |text: &str, message: &str| {
        assert_eq!(said(&Pyraminx::new(), text), message);
    };
    says("", "found 0 pieces, and there must be 10");
    says("FLR FDL FRD LDR FL RF LR FD RD", "found 9 pieces, and there must be 10");
    says("FLRFDLFRDL", "found 1 piece, and there must be 10");
    says(
        "FLR LDF FRD LDR FL RF LR FD RD LD",
        "found \"LDF\" (character 5) where a corner, its letters clockwise from any \
         sticker (FLR, FDL, FRD, LDR) should be",
    );
    says(
        "FLR, FDL, FRD, LDR, FL, RF, LR, FD, RD, LL",
        "found \"LL\" (character 41) where an edge, with either sticker first (FL, RF, \
         LR, FD, RD, LD) should be",
    );
    says("FLR FDL FRD LDR FL RF LR FD RD DR", "RD stands twice, and LD is missing");
    says("FLR FDL FRD DLF FL RF LR FD RD LD", "FDL stands twice, and LDR is missing");
    says(
        "DLF FLR FRD LDR FL RF LR FD RD LD",
        "this position cannot be solved: the corner FDL is in the place of FLR, and no \
         move takes a corner to another place",
    );
    says(
        "FLR FDL FRD LDR RF FL LR FD RD LD",
        "this position cannot be solved: its edges have an odd number of pairs in the \
         wrong order (1), and every move takes three pieces around, which keeps that \
         number odd",
    );
    says(
        "FLR FDL FRD LDR LF FR RL FD RD LD",
        "this position cannot be solved: an odd number of its edges is turned over \
         (3), and every move turns over two or none",
    );
}

#[test]
fn commas_may_separate_and_any_corner_may_be_turned() {
    let puzzle = Pyraminx::new();
    assert_eq!(puzzle.read(&SOLVED.replace(' ', ", ")), Ok(Position::SOLVED));
    let turned = puzzle.read("RFL LFD FRD DRL FL RF LR FD RD LD").unwrap();
    assert_eq!(turned.corners(), &[1, 1, 0, 2]);
}

proptest! {
    #[test]
    fn any_text_is_a_position_or_an_error(
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
    fn pieces_in_any_order_are_a_position_or_an_error(
        order in Just(vec!["FL", "RF", "LR", "FD", "RD", "LD"]).prop_shuffle(),
        over in prop::array::uniform6(any::<bool>()),
    ) {
        let turn = |e: &str, over| if over { e.chars().rev().collect() } else { e.into() };
        let edges: Vec<String> =
            order.iter().zip(over).map(|(edge, over)| turn(edge, over)).collect();
        let text = format!("FLR FDL FRD LDR {}", edges.join(" "));
        let puzzle = Pyraminx::new();
        let pm: Vec<u8> = order.iter().map(|e| {
            puzzle::pyraminx::EDGES.names.iter().position(|n| n == e).unwrap() as u8
        }).collect();
        let even_flips = over.iter().filter(|&&o| o).count() % 2 == 0;
        let right = permutation::is_even(&pm) && even_flips;
        let read = puzzle.read(&text);
        prop_assert_eq!(read.is_ok(), right, "{}", text);
        if let Ok(position) = read {
            prop_assert_eq!(puzzle.write(&position), text);
            prop_assert!(puzzle.rank(&position) < puzzle.count());
        }
    }
}
