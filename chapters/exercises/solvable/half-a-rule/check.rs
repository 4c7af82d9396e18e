use std::cell::RefCell;

use exercise::{Connected, test};
use judge::{Verdict, answer, stand_in, trial, wrong};

#[path = "buggy.rs"]
mod buggy;

/// What no move changes, for a board of any size.
fn parity(columns: usize, board: &[u8]) -> u64 {
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile > 0).collect();
    let blank = board.iter().take_while(|&&tile| tile > 0).count();
    (permutation::inversions(&tiles) + (blank / columns * (columns - 1)) as u64) % 2
}

fn mended(columns: usize, start: &[u8], goal: &[u8]) -> bool {
    parity(columns, start) == parity(columns, goal)
}

/// Right if the goal is the solved board, in order with the blank last.
fn to_solved(columns: usize, start: &[u8], _goal: &[u8]) -> bool {
    let mut solved = start.to_vec();
    solved.sort_unstable();
    solved.rotate_left(1);
    mended(columns, start, &solved)
}

thread_local! {
    /// What is wrong with the first board that is none.
    static NO_BOARD: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Right, and looks at the boards that the test uses.
fn watching(columns: usize, start: &[u8], goal: &[u8]) -> bool {
    if let Some(fault) = no_board(columns, start).or(no_board(columns, goal)) {
        NO_BOARD.with_borrow_mut(|found| {
            found.get_or_insert(fault);
        });
        return true;
    }
    if start.len() != goal.len() {
        let fault = format!("The boards {start:?} and {goal:?} differ in size.");
        NO_BOARD.with_borrow_mut(|found| {
            found.get_or_insert(fault);
        });
        return true;
    }
    mended(columns, start, goal)
}

/// Why a board is none.
fn no_board(columns: usize, board: &[u8]) -> Option<String> {
    let cells = board.len();
    if columns < 2 || cells % columns != 0 || cells / columns < 2 {
        return Some(format!(
            "A board has at least two rows and two columns, all of them full: {board:?} \
             is none with {columns} cells in a row."
        ));
    }
    let missing =
        (0..cells).find(|&tile| !board.iter().any(|&t| usize::from(t) == tile));
    missing.map(|tile| {
        format!(
            "A board of {cells} cells has each number from 0 to {} once: in {board:?} \
             there is no {tile}.",
            cells - 1
        )
    })
}

pub fn check() -> Verdict {
    let _ = answer(|| test(watching)); // what it says of right code is judged below
    if let Some(fault) = NO_BOARD.take() {
        return Err(wrong(format!("Your test uses a board that cannot be.\n{fault}")));
    }
    trial(
        stand_in!(test: Connected, |a, b, c|),
        buggy::connected,
        mended,
        "On a board of odd width this rule is right, and so it is where only tiles in \
         a row move. Take a board of even width, and two boards that are one move \
         apart.",
    )
    .fails(
        "a rule that is right only if the goal is solved",
        to_solved,
        "Take another goal: one that cannot be solved, and a board one move from it.",
    )
    .judge()
}
