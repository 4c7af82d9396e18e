use exercise::{Connected, test};
use judge::{Verdict, allow, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

/// What no move changes, for a board of any size.
fn parity(columns: usize, board: &[u8]) -> u64 {
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile > 0).collect();
    let blank = board.iter().take_while(|&&tile| tile > 0).count();
    (permutation::inversions(&tiles) + (blank / columns * (columns - 1)) as u64) % 2
}

/// Refuses what is no board, and boards of two sizes.
fn mended(columns: usize, start: &[u8], goal: &[u8]) -> bool {
    for board in [start, goal] {
        let cells = board.len();
        allow(columns > 1 && cells.is_multiple_of(columns) && cells / columns > 1, || {
            format!(
                "{board:?} with {columns} cells in a row. A board has at least two rows and \
                 two columns, all of them full"
            )
        });
        let missing = (0..cells).find(|&tile| !board.iter().any(|&t| usize::from(t) == tile));
        allow(missing.is_none(), || {
            format!(
                "a board of {cells} cells has each number from 0 to {} once: in {board:?} there \
                 is no {}",
                cells - 1,
                missing.unwrap_or_default()
            )
        });
    }
    allow(start.len() == goal.len(), || {
        format!("the boards {start:?} and {goal:?}, which differ in size")
    });
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
