//! An order in which nobody can foresee what comes.
//!
//! ```
//! // In whatever order it gets them, a test that tells them apart is right.
//! fn tells(answer: fn() -> u8) {
//!     assert_eq!(answer(), 2);
//! }
//! let verdict = judge::trial::<fn() -> u8>(&tells, || 1, || 2, "Look again.").judge();
//! assert!(verdict.is_ok());
//! ```

// ANCHOR: draw
use std::hash::{BuildHasher, RandomState};

/// How many runs there are beyond two of each version.
const EXTRA_RUNS: usize = 12;

/// An order in which versions are tried, of which some are right and some are wrong: each
/// twice at least, and the rest drawn, a right one as often as a wrong one. Who guesses
/// all of it is a lucky one in thousands.
pub(crate) fn draw_order(is_wrong: &[bool]) -> Vec<usize> {
    // The system draws its keys, and no two are the same.
    let below = |n: usize| (RandomState::new().hash_one(n) % n as u64) as usize;
    let of = |wrong| (0..is_wrong.len()).filter(move |&at| is_wrong[at] == wrong);
    let kinds = [of(true).collect::<Vec<_>>(), of(false).collect()];
    let mut all: Vec<usize> = (0..is_wrong.len()).chain(0..is_wrong.len()).collect();
    all.extend((0..EXTRA_RUNS).filter_map(|_| {
        let kind = &kinds[below(2)];
        (!kind.is_empty()).then(|| kind[below(kind.len())])
    }));
    for last in (1..all.len()).rev() {
        all.swap(last, below(last + 1));
    }
    all
}
// ANCHOR_END: draw

#[cfg(test)]
mod tests {
    use super::draw_order;

    #[test]
    fn draws_each_version_twice() {
        let is_wrong = [false, true, false];
        let orders: Vec<_> = (0..20).map(|_| draw_order(&is_wrong)).collect();
        for order in &orders {
            let count = |at| order.iter().filter(|&&it| it == at).count();
            assert!((0..3).all(|at| count(at) >= 2), "{order:?}");
        }
        assert!(orders.iter().any(|order| *order != orders[0]));
    }
}
