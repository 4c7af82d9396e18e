// message: the rank of 20 pieces is not: is every number on the way a `u64`?
pub fn rank(pm: &[u8]) -> u64 {
    let mut pm = pm.to_vec();
    let mut digits = vec![];
    for left in (1..=pm.len()).rev() {
        digits.push(u64::from(pm[left - 1]));
        let slot = pm.iter().position(|&piece| piece as usize == left - 1).unwrap();
        pm.swap(left - 1, slot);
    }
    let (mut t, mut place_value) = (0_u32, 1_u32);
    for (i, digit) in digits.into_iter().enumerate() {
        t += digit as u32 * place_value;
        place_value *= (pm.len() - i) as u32;
    }
    t.into()
}
