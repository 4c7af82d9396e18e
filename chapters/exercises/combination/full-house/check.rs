use std::cell::RefCell;
use std::collections::BTreeSet;

use judge::{Verdict, allow, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Rank = fn(&[bool]) -> u64;

thread_local! {
    /// How many beads the rows have that the test asks for.
    static BEADS: RefCell<BTreeSet<usize>> = const { RefCell::new(BTreeSet::new()) };
}

fn mended(beads: &[bool]) -> u64 {
    let slots = beads.len();
    allow(slots <= 64, || format!("{slots} slots, and 64 are the most"));
    let cm: Vec<u8> = beads.iter().map(|&bead| u8::from(bead)).collect();
    combination::rank(&cm, 1)
}

/// The buggy code, which notes what it is asked.
fn watched(beads: &[bool]) -> u64 {
    let count = beads.iter().filter(|&&bead| bead).count();
    BEADS.with_borrow_mut(|all| all.insert(count));
    buggy::rank(beads)
}

pub fn check() -> Verdict {
    let _ = answer(|| exercise::test(watched));
    let advice = match BEADS.with_borrow(|all| all.len()) {
        0 => "It never calls `rank`.",
        1 => {
            "All the rows that it asks for have the same number of beads. Vary it, from \
             none to as many as there can be."
        }
        _ => {
            "Each row that it asks for gets the right rank. Which columns does the table \
             have, and which row needs one more?"
        }
    };
    trial(stand_in!(exercise::test: Rank, |a|), buggy::rank, mended, advice).judge()
}
