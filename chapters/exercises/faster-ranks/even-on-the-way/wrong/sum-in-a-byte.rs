// message: The digits of twenty add up to 190 at most
pub fn rank_even(pm: &[u8]) -> Option<u64> {
    let (mut t, mut sum, mut seen) = (0, 0_i8, 0_u32);
    for i in 0..pm.len() {
        let smaller = (seen & ((1 << pm[i]) - 1)).count_ones() as u8;
        let digit = pm[i] - smaller;
        t = t * (pm.len() - i) as u64 + u64::from(digit);
        sum += digit as i8;
        seen |= 1 << pm[i];
    }
    (sum % 2 == 0).then_some(t / 2)
}
