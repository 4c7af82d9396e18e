#[path = "buggy.rs"]
mod buggy;
#[path = "../common.rs"]
mod common;

use common::{demand_order, given, let_pass};
use judge::{Verdict, stand_in, trial};

type Rank = fn(&[u8]) -> u64;

fn mended(pm: &[u8]) -> u64 {
    demand_order(pm);
    permutation::rank(pm)
}

/// The buggy code, which remembers what was wrong.
fn watched(pm: &[u8]) -> u64 {
    given(|| format!("rank(&{pm:?})"), buggy::rank(pm), &mended(pm))
}

/// The digits as a number.
fn by_digits(pm: &[u8]) -> u64 {
    let digits = permutation::inversion_digits(pm).into_iter().zip((1..=pm.len() as u64).rev());
    digits.fold(0, |t, (digit, base)| t * base + u64::from(digit))
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(exercise::test: Rank, |a|),
        watched,
        mended,
        "Which slot does the outer loop never visit? Take an order in which that slot's \
         digit is not 0.",
    )
    .passes("a version that goes over the digits", by_digits)
    .judge();
    let_pass(verdict)
}
