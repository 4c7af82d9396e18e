// message: they are those of a number whose bases grow
pub fn rank(pm: &[u8]) -> u64 {
    let mut pm = pm.to_vec();
    let mut digits = vec![];
    for left in (1..=pm.len()).rev() {
        digits.push(u64::from(pm[left - 1]));
        let slot = pm.iter().position(|&piece| piece as usize == left - 1).unwrap();
        pm.swap(left - 1, slot);
    }
    let mut t = 0;
    for (i, digit) in digits.into_iter().rev().enumerate() {
        t = t * (pm.len() - i) as u64 + digit;
    }
    t
}
