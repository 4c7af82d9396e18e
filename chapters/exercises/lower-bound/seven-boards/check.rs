#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::{accepts, in_words, too_strict};
use exercise::{Bound, test};
use judge::{Verdict, stand_in, trial};
use lower_bound::{LinearConflict, LowerBound, manhattan};
use puzzle::sliding::Sliding;
use puzzle::{ByteArray, Puzzle};

thread_local! {
    /// Was there a board on which three tiles of a line stand in each other's way?
    static THREE: Cell<bool> = const { Cell::new(false) };
    static PUZZLE: Sliding = Sliding::new(3, 3).expect("a size that there is");
    /// The bounds of the boards that were asked for: of the mended code, and of the buggy code. A
    /// test may ask for all boards, and is run again and again.
    static KNOWN: [Vec<Cell<Option<u8>>>; 2] = [(); 2].map(|()| vec![Cell::new(None); 362_880]);
}

/// The bound that is known, or else computed and kept. What is no board is not kept.
fn known(which: usize, board: &[u8; 9], bound: fn(&[u8; 9]) -> u8) -> u8 {
    let tiles = board.iter().fold(0_u32, |tiles, &tile| tiles | 1_u32.wrapping_shl(tile.into()));
    if tiles != 0x1FF {
        return bound(board);
    }
    let at = permutation::rank(board) as usize;
    let found = KNOWN.with(|known| known[which][at].get());
    found.unwrap_or_else(|| {
        let bound = bound(board);
        KNOWN.with(|known| known[which][at].set(Some(bound)));
        bound
    })
}

fn mended(board: &[u8; 9]) -> u8 {
    known(0, board, right)
}

fn on_trial(board: &[u8; 9]) -> u8 {
    known(1, board, buggy::bound)
}

fn right(board: &[u8; 9]) -> u8 {
    if let Some(other) = board.iter().find(|&&tile| tile > 8) {
        panic!(
            "Your board holds {other}, and there are the tiles 1 to 8 and the blank 0"
        );
    }
    if let Some(gone) = (0..9).find(|tile| !board.contains(tile)) {
        panic!("Your board has no {gone}: each of 0 to 8 stands there once");
    }
    PUZZLE.with(|puzzle| {
        if puzzle.parity(board) != puzzle.parity(&puzzle.solved()) {
            panic!("Your board {board:?} cannot be solved: it has no distance");
        }
        let row = ByteArray::from_fn(9, |cell| board[cell]);
        let bound = LinearConflict::new(puzzle).lower_bound(&row).expect("it has one");
        THREE.set(THREE.get() || on_trial(board) != bound);
        bound
    })
}

/// The bound, with 2 for each pair in one direction alone, in rows or in columns.
fn half_wrong(board: &[u8; 9], columns: bool) -> u8 {
    let bound = mended(board); // refuses what is no board
    let cell = |line: usize, at: usize| if columns { 3 * at + line } else { 3 * line + at };
    let more = (0..3).map(|line| {
        let goals = (0..3).map(|at| usize::from(board[cell(line, at)]));
        let goals: Vec<usize> = goals
            .filter_map(|tile| (0..3).find(|&at| tile == cell(line, at) + 1))
            .collect();
        let after = |i: usize| goals[i..].iter().filter(|&&other| other < goals[i]).count();
        let pairs = (0..goals.len()).map(after).sum::<usize>();
        // Of three tiles, two must leave if all are in each other's way, and otherwise one.
        2 * (pairs - [0, 1, 1, 2][pairs]) as u8
    });
    bound + more.sum::<u8>()
}

fn distance_of(board: &[u8; 9]) -> u8 {
    thread_local! {
        static DISTANCES: Vec<u8> = PUZZLE.with(|puzzle| {
            let table = table::distances_to_solved(puzzle, |_| {}).expect("a table");
            table.distances().to_vec()
        });
    }
    mended(board); // refuses what is no board
    let row = ByteArray::from_fn(9, |cell| board[cell]);
    let rank = PUZZLE.with(|puzzle| puzzle.rank(&row)) as usize;
    DISTANCES.with(|distances| distances[rank])
}

/// Advice for a test that sees one direction alone.
const HALF: &str = "A board has rows and columns, and the chapter's own board shows one of \
                    them. Which board shows the other?";

pub fn check() -> Verdict {
    accepts(test, mended as Bound); // to see its boards
    let unnoticed = match THREE.get() {
        false => {
            "On all your boards the code is right. Where does it matter whether pairs are counted, or tiles that must leave?"
        }
        true => {
            "Your test sees a board on which the code gives too much, and demands too little of it. Is it too much for the distance? Compare with the bound itself, or take a board on which it is larger than the distance."
        }
    };
    let verdict = trial(stand_in!(test: Bound, |a|), on_trial, mended, unnoticed)
        .fails("code that counts pairs in the rows alone", |board| half_wrong(board, false), HALF)
        .fails("code that counts pairs in the columns alone", |board| half_wrong(board, true), HALF)
        .judge();
    if verdict.is_ok() {
        return verdict;
    }
    let verdict = in_words(verdict);
    let verdict = too_strict(
        verdict,
        accepts(test, distance_of as Bound),
        "Your test demands the distance. The bound may be smaller.",
    );
    let verdict = too_strict(
        verdict,
        accepts(test, on_trial as Bound),
        "Your test demands 2 for each pair. When a tile leaves the line, all pairs with it are gone.",
    );
    too_strict(
        verdict,
        accepts(test, (|board| manhattan(board, 3)) as Bound),
        "Your test demands the Manhattan distance. On this board tiles stand in each other's way, and 2 more for some of them is right.",
    )
}
