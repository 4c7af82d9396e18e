use std::cell::Cell;

use combination::Combinations;
use judge::{Verdict, allow, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Unrank = fn(usize, usize, u64) -> Option<Vec<bool>>;

thread_local! {
    /// How often the test asks, and how often the answer is wrong.
    static ASKED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

fn mended(n: usize, m: usize, t: u64) -> Option<Vec<bool>> {
    allow(n <= 64, || format!("{n} slots, and 64 are the most"));
    let row = Combinations::new(n, m).ok()?.unrank(t).ok()?;
    Some(row.into_iter().map(|c| c == 1).collect())
}

/// The buggy code, which notes what it is asked.
fn watched(n: usize, m: usize, t: u64) -> Option<Vec<bool>> {
    let given = buggy::unrank(n, m, t);
    let (all, wrong) = ASKED.get();
    ASKED.set((all + 1, wrong + u32::from(given != mended(n, m, t))));
    given
}

pub fn check() -> Verdict {
    let _ = answer(|| exercise::test(watched));
    let advice = match ASKED.get() {
        (0, _) => "It never calls `unrank`.",
        (_, 0) => {
            "Every rank that it asks for gets the right answer. Which is the smallest rank \
             that has to be refused?"
        }
        _ => {
            "It asks for a rank that does not exist, is given a row, and does not mind. \
             Which row is it given, and which rank does that row have?"
        }
    };
    trial(stand_in!(exercise::test: Unrank, |a, b, c|), buggy::unrank, mended, advice).judge()
}
