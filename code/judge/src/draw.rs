//! A random order of the versions on which a student's test is run.
//!
//! ```
//! // A test that distinguishes the versions is right in any order.
//! fn tells(answer: fn(u8) -> u8) {
//!     assert_eq!(answer(1), 2);
//! }
//! let tells = judge::stand_in!(tells: fn(u8) -> u8, |x|);
//! let verdict = judge::trial(tells, |x| x, |x| x + 1, "Look again.").judge();
//! assert!(verdict.is_ok());
//! ```

// ANCHOR: draw
use std::hash::{BuildHasher, RandomState};

/// Number of random runs of a student's test, in addition to two runs of each version.
const EXTRA_RUNS: usize = 12;

/// A random order of runs of the versions, given whether each one is wrong. Each version is
/// run at least twice; the other runs are right or wrong versions with equal probability. So
/// a test that guesses passes at most once in thousands of trials.
pub(crate) fn random_run_order(is_wrong: &[bool]) -> Vec<usize> {
    // `RandomState` has random keys, new ones each time.
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
    use super::random_run_order;

    #[test]
    fn draws_each_version_twice() {
        let is_wrong = [false, true, false];
        let orders: Vec<_> = (0..20).map(|_| random_run_order(&is_wrong)).collect();
        for order in &orders {
            let count = |at| order.iter().filter(|&&it| it == at).count();
            assert!((0..3).all(|at| count(at) >= 2), "{order:?}");
        }
        assert!(orders.iter().any(|order| *order != orders[0]));
    }
}
