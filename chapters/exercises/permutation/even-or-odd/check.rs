#[path = "buggy.rs"]
mod buggy;
#[path = "../common.rs"]
mod common;

use common::{demand_order, given, let_pass};
use judge::{Verdict, stand_in, trial};

type RankEven = fn(&[u8]) -> Option<u64>;

fn mended(pm: &[u8]) -> Option<u64> {
    demand_order(pm);
    let even = pm.len() >= 2 && permutation::is_even(pm);
    even.then(|| permutation::rank_even(pm))
}

/// The buggy code, which remembers what was wrong.
fn watched(pm: &[u8]) -> Option<u64> {
    given(|| format!("rank_even(&{pm:?})"), buggy::rank_even(pm), &mended(pm))
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(exercise::test: RankEven, |a|),
        watched,
        mended,
        "The buggy code calls an order odd if its last two pieces are exchanged. Which \
         order is odd although they are not, or even although they are?",
    )
    .judge();
    let_pass(verdict)
}
