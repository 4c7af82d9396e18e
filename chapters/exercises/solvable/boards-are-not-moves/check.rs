use exercise::{Moves, test};
use judge::{Verdict, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

fn mended(start: [u8; 4]) -> Option<usize> {
    buggy::moves(start).and_then(|boards| boards.checked_sub(1))
}

fn counts_boards(start: [u8; 4]) -> Option<usize> {
    buggy::moves(start).filter(|&boards| boards > 0)
}

fn zero_for_none(start: [u8; 4]) -> Option<usize> {
    buggy::moves(start).map(|boards| boards.saturating_sub(1))
}

pub fn check() -> Verdict {
    trial(
        stand_in!(test: Moves, |a|),
        buggy::moves,
        mended,
        "Ask for a board of which you know how many moves it needs.",
    )
    .fails(
        "code that counts wrong, and says None where there is no way,",
        counts_boards,
        "Ask for a board that can be solved: how many moves does it need?",
    )
    .fails(
        "code that counts right, and gives a number where there is no way,",
        zero_for_none,
        "Ask for a board that cannot be solved.",
    )
    .judge()
}
