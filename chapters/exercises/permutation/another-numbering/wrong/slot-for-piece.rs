// message: the digit is the slot in which the last piece lies
pub fn rank(pm: &[u8]) -> u64 {
    let mut pm = pm.to_vec();
    let (mut t, mut place_value) = (0, 1);
    for left in (1..=pm.len()).rev() {
        let slot = pm.iter().position(|&piece| piece as usize == left - 1).unwrap();
        t += slot as u64 * place_value;
        place_value *= left as u64;
        pm.swap(left - 1, slot);
    }
    t
}
