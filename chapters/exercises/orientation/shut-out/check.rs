use std::cell::Cell;

use judge::{Verdict, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Unrank = fn(u32, u64, u64) -> Option<Vec<u8>>;

thread_local! {
    /// How often the test asks, and how often the answer is wrong.
    static ASKED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

fn mended(n: u32, v: u64, t: u64) -> Option<Vec<u8>> {
    let mut ori = vec![0; n as usize];
    orientation::unrank(t, v, &mut ori);
    (t < v.pow(n)).then_some(ori)
}

/// The buggy code, which notes what it is asked.
fn watched(n: u32, v: u64, t: u64) -> Option<Vec<u8>> {
    let given = buggy::unrank(n, v, t);
    let (all, wrong) = ASKED.get();
    ASKED.set((all + 1, wrong + u32::from(given != mended(n, v, t))));
    given
}

pub fn check() -> Verdict {
    let _ = answer(|| exercise::test(watched));
    let advice = match ASKED.get() {
        (0, _) => "It never calls `unrank`.",
        (_, 0) => {
            "Every rank that it asks for gets the right answer. A door has two sides: \
             which is the last rank that has a row, and which the first that has none?"
        }
        _ => {
            "It asks for a rank that gets a wrong answer, and does not look closely: \
             compare the answer with the row that is right."
        }
    };
    trial(stand_in!(exercise::test: Unrank, |a, b, c|), buggy::unrank, mended, advice).judge()
}
