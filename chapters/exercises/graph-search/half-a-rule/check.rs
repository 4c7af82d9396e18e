use exercise::{Connected, test};
use judge::{Verdict, trial};
use puzzle::sliding::Sliding;

#[path = "buggy.rs"]
mod buggy;

fn parity(columns: usize, board: &[u8]) -> usize {
    let rows = board.len() / columns;
    Sliding::new(rows, columns)
        .expect("a board of at least two rows and columns")
        .parity(board)
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

pub fn check() -> Verdict {
    trial::<Connected>(
        &test,
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
