#[path = "buggy.rs"]
mod buggy;

use exercise::{ToSmallest, test};
use judge::{Verdict, allow, stand_in, trial};

fn mended(images: &[Vec<usize>]) -> Vec<usize> {
    allow(!images.is_empty(), || {
        "there is no symmetry, not even one that changes nothing".into()
    });
    let count = images[0].len();
    allow(images[0].iter().copied().eq(0..count), || {
        format!(
            "symmetry 0 must leave everything as it is, and its row is {:?}",
            images[0]
        )
    });
    for (s, row) in images.iter().enumerate() {
        let mut sorted = row.clone();
        sorted.sort_unstable();
        allow(sorted.into_iter().eq(0..count), || {
            format!(
                "symmetry {s} must have each of {count} positions once, and its row is {row:?}"
            )
        });
    }
    for (a, first) in images.iter().enumerate() {
        for (b, second) in images.iter().enumerate() {
            let both: Vec<_> = first.iter().map(|&p| second[p]).collect();
            allow(images.contains(&both), || {
                format!(
                    "the symmetries are no group: {a} and then {b} makes {both:?}, which is no row"
                )
            });
        }
    }
    let to_smallest = |p: usize| {
        let smallest = images.iter().map(|row| row[p]).min();
        images.iter().position(|row| Some(row[p]) == smallest).unwrap_or(0)
    };
    (0..count).map(to_smallest).collect()
}

/// Another right answer is not asked for: of several symmetries the first is.
pub fn check() -> Verdict {
    let unnoticed = "In your test, what takes a position there also takes it back. Which \
                     symmetries are not their own inverses?";
    trial(stand_in!(test: ToSmallest, |a|), buggy::to_smallest as ToSmallest, mended, unnoticed).judge()
}
