//! Number the even permutations 0 to n!/2 − 1 by half of their rank, and tell the odd ones
//! apart, in *one* walk over the slots: the digits that make the rank say as well whether the
//! permutation is even. The pieces are 0 to n − 1, each once, and n is 2 to 20.
//!
//! `rank_even(&[2, 0, 1, 3])` is `Some(6)`, and for 1 3 0 2, which is odd, it is `None`.

/// Half the rank of an even permutation, and nothing of an odd one.
pub fn rank_even(pm: &[u8]) -> Option<u64> {
    // <answer>
    let (mut t, mut sum, mut seen) = (0, 0, 0_u32);
    for i in 0..pm.len() {
        let smaller = (seen & ((1 << pm[i]) - 1)).count_ones();
        let digit = u32::from(pm[i]) - smaller;
        t = t * (pm.len() - i) as u64 + u64::from(digit);
        sum += digit;
        seen |= 1 << pm[i];
    }
    (sum % 2 == 0).then_some(t / 2)
    // </answer>
}
