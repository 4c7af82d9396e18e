//! The chapter has a loop of its own for the even permutations. It can be done without:
//! the crate's `unrank`, which knows nothing of even and odd, is enough, together with
//! `is_even`. Look again at the figure of the 24 orders in pairs.
//!
//! Fill `pm` with the even permutation that has the number `t` among the even ones. With
//! four pieces, number 0 is 0 1 2 3 and number 1 is 0 2 3 1. There may be 20 pieces: then
//! there is no time to go through the orders one by one.
use permutation::{is_even, unrank};

/// Fills `pm`, of at least two pieces, with even permutation number `t`, which is below
/// n!/2.
pub fn unrank_even(t: u64, pm: &mut [u8]) {
    // <answer>
    let n = pm.len();
    unrank(2 * t, pm);
    if !is_even(pm) {
        pm.swap(n - 2, n - 1);
    }
    // </answer>
}
