#[path = "buggy.rs"]
mod buggy;

use judge::{Verdict, trial};

type RankEven = fn(&[u8]) -> Option<u64>;

fn mended(pm: &[u8]) -> Option<u64> {
    let even = pm.len() >= 2 && permutation::is_even(pm);
    even.then(|| permutation::rank_even(pm))
}

pub fn check() -> Verdict {
    trial::<RankEven>(
        &exercise::test,
        buggy::rank_even,
        mended,
        "The buggy code calls an order odd if its last two pieces are exchanged. Which \
         order is odd although they are not, or even although they are?",
    )
    .judge()
}
