// message: Begin with the digit that was found last, and with the base 1.
pub fn rank(pm: &[u8]) -> u64 {
    let mut pm = pm.to_vec();
    let mut digits = vec![];
    for left in (1..=pm.len()).rev() {
        digits.push(u64::from(pm[left - 1]));
        let slot = pm.iter().position(|&piece| piece as usize == left - 1).unwrap();
        pm.swap(left - 1, slot);
    }
    let mut t = 0;
    for (i, digit) in digits.into_iter().enumerate() {
        t = t * (i as u64 + 1) + digit;
    }
    t
}
