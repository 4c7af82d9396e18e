// message: It looks as if you exchange the last slot with the *slot* that the digit names.
pub fn rank(pm: &[u8]) -> u64 {
    let mut pm = pm.to_vec();
    let (mut t, mut place_value) = (0_u64, 1_u64);
    for left in (1..=pm.len()).rev() {
        let digit = pm[left - 1] as usize;
        t = t.wrapping_add((digit as u64).wrapping_mul(place_value));
        place_value = place_value.wrapping_mul(left as u64);
        pm.swap(left - 1, digit);
    }
    t
}
