#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::{accepts, in_words, too_strict};
use exercise::{Bound, test};
use judge::{Verdict, stand_in, trial};
use pattern_database::{Additive, Database, Tiles};
use pruning::LowerBound;
use puzzle::sliding::Sliding;
use puzzle::{ByteArray, Puzzle};

thread_local! {
    static PUZZLE: Sliding = Sliding::new(2, 3).expect("a size that there is");
    static TABLES: Additive = PUZZLE.with(|puzzle| {
        let table = |tiles: &[u8]| {
            Database::new(Tiles::own_moves(puzzle, tiles).expect("tiles")).expect("a table")
        };
        Additive::new(vec![table(&[1, 2]), table(&[3, 4, 5])]).expect("no tile twice")
    });
    /// Was there a board on which the code is wrong?
    static SEEN: Cell<bool> = const { Cell::new(false) };
}

fn mended(board: &[u8; 6]) -> u8 {
    if let Some(other) = board.iter().find(|&&tile| tile > 5) {
        panic!(
            "Your board holds {other}, and there are the tiles 1 to 5 and the blank 0"
        );
    }
    if let Some(gone) = (0..6).find(|tile| !board.contains(tile)) {
        panic!("Your board has no {gone}: each of 0 to 5 stands there once");
    }
    let row = ByteArray::from_fn(6, |cell| board[cell]);
    PUZZLE.with(|puzzle| {
        if puzzle.parity(board) != puzzle.parity(&puzzle.solved()) {
            panic!("Your board {board:?} cannot be solved: it has no distance");
        }
    });
    let bound = TABLES.with(|tables| tables.lower_bound(&row).expect("it has one"));
    SEEN.set(SEEN.get() || buggy::bound(board) != bound);
    bound
}

fn distance(board: &[u8; 6]) -> u8 {
    mended(board); // refuses what is no board
    let row = ByteArray::from_fn(6, |cell| board[cell]);
    PUZZLE.with(|puzzle| {
        let table = table::distances_to_solved(puzzle, |_| {}).expect("a table");
        table.distances()[puzzle.rank(&row) as usize]
    })
}

pub fn check() -> Verdict {
    accepts(test, mended as Bound); // to see its boards
    let unnoticed = match SEEN.get() {
        false => "On all your boards the code is right. Make a move.",
        true => {
            "Your test sees a board on which the code gives too much, and is content with it. Compare with the distance of that board."
        }
    };
    let verdict = trial(stand_in!(test: Bound, |a|), buggy::bound, mended, unnoticed).judge();
    let verdict = in_words(verdict);
    let verdict = too_strict(
        verdict,
        accepts(test, distance as Bound),
        "Your test demands the distance. The bound may be smaller.",
    );
    too_strict(
        verdict,
        accepts(test, buggy::bound as Bound),
        "Your test demands what two tables say that both count every move.",
    )
}
