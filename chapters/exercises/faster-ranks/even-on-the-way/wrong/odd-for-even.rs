// message: you keep the odd ones and drop the even ones
/// Half the rank of an even permutation, and nothing of an odd one.
pub fn rank_even(pm: &[u8]) -> Option<u64> {
    let (mut t, mut sum, mut seen) = (0, 0, 0_u32);
    for i in 0..pm.len() {
        let smaller = (seen & ((1 << pm[i]) - 1)).count_ones();
        let digit = u32::from(pm[i]) - smaller;
        t = t * (pm.len() - i) as u64 + u64::from(digit);
        sum += digit;
        seen |= 1 << pm[i];
    }
    (sum % 2 == 1).then_some(t / 2)
}
