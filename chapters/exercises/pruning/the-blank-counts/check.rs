#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::{accepts, too_strict};
use exercise::{Bound, test};
use judge::{Verdict, trial};

thread_local! {
    /// Was there a board with the blank in another cell than the last?
    static BLANK_ELSEWHERE: Cell<bool> = const { Cell::new(false) };
}

fn mended(board: &[u8; 9]) -> usize {
    BLANK_ELSEWHERE.set(BLANK_ELSEWHERE.get() || board[8] != 0);
    let steps = |cell: usize| {
        let home = usize::from(board[cell]) - 1;
        (cell / 3).abs_diff(home / 3) + (cell % 3).abs_diff(home % 3)
    };
    (0..9).filter(|&cell| board[cell] != 0).map(steps).sum()
}

pub fn check() -> Verdict {
    accepts(test, mended as Bound); // to see its boards
    let unnoticed = match BLANK_ELSEWHERE.get() {
        false => "In all your boards the blank is where it belongs. Make a move.",
        true => {
            "No board of yours draws a sum that is too large. On a board that is far from \
             solved a sum that is too large may still be below the distance: take one \
             that is near, or compare the sum itself."
        }
    };
    let verdict = trial::<Bound>(&test, buggy::bound, mended, unnoticed).judge();
    too_strict(
        verdict,
        accepts(test, buggy::bound as Bound),
        "Your test counts the blank. But a move brings one tile one cell farther, and \
         the blank is no tile.",
    )
}
