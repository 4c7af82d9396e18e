// message: It looks as if the digit that is found first counts most.
pub fn rank(pm: &[u8]) -> u64 {
    let mut pm = pm.to_vec();
    let mut t = 0;
    for left in (1..=pm.len()).rev() {
        t = t * left as u64 + pm[left - 1] as u64;
        let slot = pm.iter().position(|&piece| piece as usize == left - 1).unwrap();
        pm.swap(left - 1, slot);
    }
    t
}
