#[path = "buggy.rs"]
mod buggy;

use judge::{Verdict, trial};

type Unrank = fn(u64, usize) -> Vec<u8>;

fn mended(t: u64, n: usize) -> Vec<u8> {
    let mut pm = vec![0; n];
    permutation::unrank(t, &mut pm);
    pm
}

/// Picks from the pieces that are left.
fn by_picking(t: u64, n: usize) -> Vec<u8> {
    permutation::digits(&mended(t, n))
        .into_iter()
        .scan((0..n as u8).collect::<Vec<_>>(), |left, d| Some(left.remove(d.into())))
        .collect()
}

pub fn check() -> Verdict {
    trial::<Unrank>(
        &exercise::test,
        buggy::unrank,
        mended,
        "What is left of t after the first loop? So what does the second one unrank? Take \
         an order that is something else, such as the chapter's own example.",
    )
    .passes("a version that picks pieces from a box", by_picking)
    .judge()
}
