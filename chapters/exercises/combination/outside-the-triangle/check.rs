use std::cell::Cell;

use judge::{Verdict, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Comb = fn(usize, usize) -> u64;

thread_local! {
    /// How often the test asks, and how often the answer is wrong.
    static ASKED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

/// Pascal's rule on a row that begins as 1 0 0 0 …
fn mended(i: usize, r: usize) -> u64 {
    let mut row = vec![0_u64; r + 1];
    row[0] = 1;
    for _ in 0..i {
        for k in (1..=r).rev() {
            row[k] += row[k - 1];
        }
    }
    row[r]
}

/// The buggy code, which notes what it is asked.
fn watched(i: usize, r: usize) -> u64 {
    let given = buggy::comb(i, r);
    let (all, wrong) = ASKED.get();
    ASKED.set((all + 1, wrong + u32::from(given != mended(i, r))));
    given
}

pub fn check() -> Verdict {
    let _ = answer(|| exercise::test(watched));
    let advice = match ASKED.get() {
        (0, _) => "It never calls `comb`.",
        (_, 0) => {
            "Every entry that it asks for is right. Unranking asks for others as well: \
             for which, when three beads belong in the three slots that are left?"
        }
        _ => {
            "It asks for an entry that is wrong, and does not compare it with a right one."
        }
    };
    trial(stand_in!(exercise::test: Comb, |a, b|), buggy::comb, mended, advice).judge()
}
