#[path = "buggy.rs"]
mod buggy;

use judge::{Verdict, trial};

type After = fn(&[u8], &[u8]) -> Vec<u8>;

fn mended(a: &[u8], b: &[u8]) -> Vec<u8> {
    let mut c = vec![0; a.len()];
    puzzle::compose(a, b, &mut c);
    c
}

pub fn check() -> Verdict {
    trial::<After>(
        &exercise::test,
        buggy::after,
        mended,
        "A move that is its own inverse, such as a half turn or the exchange of two slots, \
         says the same both ways. Take one that goes round three slots.",
    )
    .judge()
}
