#[path = "buggy.rs"]
mod buggy;
#[path = "../common.rs"]
mod common;

use common::{given, let_pass};
use judge::{Verdict, allow, stand_in, trial};

type Unrank = fn(u64, usize) -> Vec<u8>;

fn mended(t: u64, n: usize) -> Vec<u8> {
    let count = (1..=n as u64).try_fold(1, u64::checked_mul);
    allow(count.is_some_and(|count| t < count), || match count {
        Some(count) => {
            format!("{n} pieces have the ranks 0 to {}, and not {t}", count - 1)
        }
        None => format!("{n} pieces have more orders than a u64 can count"),
    });
    let mut pm = vec![0; n];
    permutation::unrank(t, &mut pm);
    pm
}

/// The buggy code, which remembers what was wrong.
fn watched(t: u64, n: usize) -> Vec<u8> {
    given(|| format!("unrank({t}, {n})"), buggy::unrank(t, n), &mended(t, n))
}

/// Picks from the pieces that are left.
fn by_picking(t: u64, n: usize) -> Vec<u8> {
    permutation::inversion_digits(&mended(t, n))
        .into_iter()
        .scan((0..n as u8).collect::<Vec<_>>(), |left, d| Some(left.remove(d.into())))
        .collect()
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(exercise::test: Unrank, |a, b|),
        watched,
        mended,
        "What is left of t after the first loop? So what does the second one unrank? Take \
         an order that is something else, such as the chapter's own example.",
    )
    .passes("a version that picks pieces from a box", by_picking)
    .judge();
    let_pass(verdict)
}
