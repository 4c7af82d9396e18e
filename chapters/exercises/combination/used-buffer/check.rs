use std::cell::Cell;

use judge::{Verdict, answer, trial};

#[path = "buggy.rs"]
mod buggy;

type Unrank = fn(u64, usize, &mut [u8]);

thread_local! {
    /// How often the test asks, and how often the row is wrong.
    static ASKED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

fn mended(t: u64, m: usize, cm: &mut [u8]) {
    combination::unrank(t, m, cm, 1, 0);
}

/// The buggy code, which notes what it is asked.
fn watched(t: u64, m: usize, cm: &mut [u8]) {
    let mut right = cm.to_vec();
    mended(t, m, &mut right);
    buggy::unrank(t, m, cm);
    let (all, wrong) = ASKED.get();
    ASKED.set((all + 1, wrong + u32::from(cm[..] != right[..])));
}

/// Right as well: clears first.
fn cleared(t: u64, m: usize, cm: &mut [u8]) {
    cm.fill(0);
    buggy::unrank(t, m, cm);
}

pub fn check() -> Verdict {
    let _ = answer(|| exercise::test(watched));
    let advice = match ASKED.get() {
        (0, _) => "It never calls `unrank`.",
        (_, 0) => {
            "Each row that it asks for comes out right. Which slots does the loop write, \
             and what stands in the others afterward?"
        }
        _ => {
            "It is given a row that is wrong, and does not see it: look at every slot."
        }
    };
    trial::<Unrank>(&exercise::test, buggy::unrank, mended, advice)
        .passes("another mended version", cleared)
        .judge()
}
