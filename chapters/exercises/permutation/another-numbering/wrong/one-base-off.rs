// message: after 1 comes n, and then n · (n − 1).
pub fn rank(pm: &[u8]) -> u64 {
    let mut pm = pm.to_vec();
    let mut digits = vec![];
    for left in (1..=pm.len()).rev() {
        digits.push(u64::from(pm[left - 1]));
        let slot = pm.iter().position(|&piece| piece as usize == left - 1).unwrap();
        pm.swap(left - 1, slot);
    }
    let (mut t, mut place_value) = (0, 1);
    let mut left = pm.len() as u64;
    for digit in digits {
        t += digit * place_value;
        left -= 1;
        place_value *= left;
    }
    t
}
