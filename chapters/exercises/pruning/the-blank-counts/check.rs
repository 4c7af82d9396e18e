#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::{accepts, in_words, too_strict};
use exercise::{Bound, test};
use judge::{Fault, Verdict, stand_in, trial};
use puzzle::sliding::Sliding;
use puzzle::{ByteArray, Puzzle};

thread_local! {
    /// Was there a board with the blank in another cell than the last?
    static BLANK_ELSEWHERE: Cell<bool> = const { Cell::new(false) };
}

fn mended(board: &[u8; 9]) -> usize {
    if let Some(other) = board.iter().find(|&&tile| tile > 8) {
        panic!(
            "Your board holds {other}, and there are the tiles 1 to 8 and the blank 0"
        );
    }
    if let Some(gone) = (0..9).find(|tile| !board.contains(tile)) {
        panic!("Your board has no {gone}: each of 0 to 8 stands there once");
    }
    BLANK_ELSEWHERE.set(BLANK_ELSEWHERE.get() || board[8] != 0);
    let steps = |cell: usize| {
        let home = usize::from(board[cell]) - 1;
        (cell / 3).abs_diff(home / 3) + (cell % 3).abs_diff(home % 3)
    };
    (0..9).filter(|&cell| board[cell] != 0).map(steps).sum()
}

thread_local! {
    /// The 8-puzzle, and the distance of each board. Made only if it is asked for.
    static DISTANCES: (Sliding, Vec<Option<usize>>) = {
        let puzzle = Sliding::new(3, 3).expect("a size that there is");
        let distances = common::distances(&common::boards(&puzzle), 0);
        (puzzle, distances)
    };
}

/// How many moves a board needs; of one that cannot be solved, the sum.
fn distance(board: &[u8; 9]) -> usize {
    let sum = mended(board); // refuses what is no board
    let row = ByteArray::from_fn(9, |cell| board[cell]);
    DISTANCES.with(|(puzzle, distances)| {
        let rank = puzzle.rank(&row);
        let solvable = puzzle.unrank(rank) == row;
        distances[rank as usize].filter(|_| solvable).unwrap_or(sum)
    })
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
    let verdict = trial(stand_in!(test: Bound, |a|), buggy::bound, mended, unnoticed).judge();
    let verdict = in_words(verdict);
    let counts_the_blank = accepts(test, buggy::bound as Bound);
    let strict =
        matches!(&verdict, Err(Fault::Wrong(said)) if said.contains("right code"));
    if strict && !counts_the_blank {
        return too_strict(
            verdict,
            accepts(test, distance as Bound),
            "Your test demands the distance. The sum may be smaller: compare the sum \
             itself, or demand only that it is no larger than the distance.",
        );
    }
    too_strict(
        verdict,
        counts_the_blank,
        "Your test counts the blank. But a move brings one tile one cell farther, and \
         the blank is no tile.",
    )
}
