#[path = "buggy.rs"]
mod buggy;

use judge::{Verdict, trial};

type Rank = fn(&[u8]) -> u64;

/// The digits as a number.
fn by_digits(pm: &[u8]) -> u64 {
    let digits = permutation::digits(pm).into_iter().zip((1..=pm.len() as u64).rev());
    digits.fold(0, |t, (digit, base)| t * base + u64::from(digit))
}

pub fn check() -> Verdict {
    trial::<Rank>(
        &exercise::test,
        buggy::rank,
        permutation::rank,
        "Which slot does the outer loop never visit? Take an order in which that slot's \
         digit is not 0.",
    )
    .passes("a version that goes over the digits", by_digits)
    .judge()
}
