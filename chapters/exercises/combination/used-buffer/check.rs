use std::cell::{Cell, RefCell};

use combination::comb;
use judge::{Verdict, answer, ensure, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Unrank = fn(u64, usize, &mut [u8]);

thread_local! {
    /// How often the test asks, and how often the row is wrong.
    static ASKED: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
    /// What the test asks for first that does not exist.
    static BEYOND: RefCell<Option<String>> = const { RefCell::new(None) };
}

fn mended(t: u64, m: usize, cm: &mut [u8]) {
    combination::unrank(t, m, cm, 1, 0);
}

/// Notes, and ends the test, if no row has this rank.
fn must_exist(t: u64, m: usize, n: usize) {
    let asks = "Your test asks for";
    let said = match n {
        65.. => format!("{asks} {n} slots, and 64 are the most."),
        _ if m > n => format!("{asks} {m} beads in {n} slots, and they do not fit."),
        _ if t >= comb(n, m) => {
            let (beads, slots) = (counted(m, "bead"), counted(n, "slot"));
            let have = if m == 1 { "has" } else { "have" };
            let ranks = match comb(n, m) - 1 {
                0 => "rank 0".to_owned(),
                last => format!("ranks 0 to {last}"),
            };
            format!("{asks} rank {t}, and {beads} in {slots} {have} only the {ranks}.")
        }
        _ => return,
    };
    BEYOND.set(Some(said.clone()));
    panic!("{said}");
}

/// A number and a noun, the small numbers in words.
fn counted(n: usize, noun: &str) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
    let number = words.get(n).map_or(n.to_string(), |word| word.to_string());
    let s = if n == 1 { "" } else { "s" };
    format!("{number} {noun}{s}")
}

/// What is right, if it exists.
fn existing(t: u64, m: usize, cm: &mut [u8]) {
    must_exist(t, m, cm.len());
    mended(t, m, cm);
}

/// The buggy code, which notes what it is asked.
fn watched(t: u64, m: usize, cm: &mut [u8]) {
    must_exist(t, m, cm.len());
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
    let _ = answer(|| exercise::test(existing));
    let _ = answer(|| exercise::test(watched));
    let beyond = BEYOND.take();
    ensure(beyond.is_none(), || beyond.unwrap_or_default())?;
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
