//! A stabilizer chain is given as lists: `chain[k]` holds one product of moves for each
//! place in the orbit of point `k`, in the order of their digits. All of them leave the
//! points before `k` at home. So digit `d` of link `k` means `chain[k][d]`.
//!
//! Make the position that has these digits: `digits[k]` is that of link `k`. For each digit
//! do its link's product. In which order? Taking the position home, link 0 was asked first,
//! and its product undone first.
//!
//! Permutations say where each point goes: first `a`, then `b` takes point `x` to
//! `b[a[x]]`. There are as many links as points, from 1 to 24.
//!
//! Example: for three cards let link 0 hold 0 1 2, 1 0 2 and 2 0 1; link 1 holds 0 1 2 and
//! 0 2 1, and link 2 holds 0 1 2. The position with the digits 1 1 0 is 1 2 0.

/// The position with these digits: where each point is.
pub fn position(chain: &[Vec<Vec<usize>>], digits: &[usize]) -> Vec<usize> {
    todo!()
}
