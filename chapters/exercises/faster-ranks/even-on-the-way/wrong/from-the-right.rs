// message: multiplied though you go from the right
pub fn rank_even(pm: &[u8]) -> Option<u64> {
    let (mut t, mut sum, mut seen) = (0_u64, 0, 0_u32);
    for i in (0..pm.len()).rev() {
        let smaller = (seen & ((1 << pm[i]) - 1)).count_ones();
        let digit = u32::from(pm[i]) - smaller;
        t = t.wrapping_mul((pm.len() - i) as u64).wrapping_add(digit.into());
        sum += digit;
        seen |= 1 << pm[i];
    }
    (sum % 2 == 0).then_some(t / 2)
}
