use std::cell::Cell;

use judge::{Verdict, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

type Ranks = fn(&[[u8; 4]]) -> Vec<u64>;

thread_local! {
    /// Whether the test asks for a number of permutations that leaves a rest.
    static RESTS: Cell<bool> = const { Cell::new(false) };
}

fn mended(pms: &[[u8; 4]]) -> Vec<u64> {
    pms.iter().map(|pm| permutation::rank(pm)).collect()
}

/// The buggy code, which notes what it is asked.
fn watched(pms: &[[u8; 4]]) -> Vec<u64> {
    RESTS.set(RESTS.get() || !pms.len().is_multiple_of(8));
    buggy::ranks(pms)
}

pub fn check() -> Verdict {
    let _ = answer(|| exercise::test(watched));
    let advice = match RESTS.get() {
        false => "It never asks for a number of permutations that leaves a rest.",
        true => {
            "It does ask for a number that leaves a rest. But which permutations stand there, \
             and would their ranks be different if nobody computed them? And does your test \
             look at the ranks, or only at how many there are?"
        }
    };
    trial(stand_in!(exercise::test: Ranks, |a|), buggy::ranks, mended, advice).judge()
}
