use std::cell::Cell;

use combination::comb;
use judge::{Verdict, allow, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Unrank = fn(u64, usize, &mut [u8]);

thread_local! {
    /// How often the test asks, and how often the row is wrong.
    static ASKED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

/// Refuses a rank that no row has.
fn mended(t: u64, m: usize, cm: &mut [u8]) {
    let n = cm.len();
    allow(n <= 64, || format!("{n} slots, and 64 are the most"));
    allow(m <= n, || format!("{m} beads in {n} slots, and they do not fit"));
    allow(t < comb(n, m), || {
        let (beads, slots) = (counted(m, "bead"), counted(n, "slot"));
        let have = if m == 1 { "has" } else { "have" };
        let ranks = match comb(n, m) - 1 {
            0 => "rank 0".to_owned(),
            last => format!("ranks 0 to {last}"),
        };
        format!("rank {t}, and {beads} in {slots} {have} only the {ranks}")
    });
    combination::unrank(t, m, cm, 1, 0);
}

/// A number and a noun, the small numbers in words.
fn counted(n: usize, noun: &str) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
    let number = words.get(n).map_or(n.to_string(), |word| word.to_string());
    let s = if n == 1 { "" } else { "s" };
    format!("{number} {noun}{s}")
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
    trial(stand_in!(exercise::test: Unrank, |a, b, c|), buggy::unrank, mended, advice)
        .passes("another mended version", cleared)
        .judge()
}
