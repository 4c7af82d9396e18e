// message: It looks as if i and r are exchanged
pub fn rank(slots: &[usize]) -> u64 {
    let mut t = 0;
    for j in 0..slots.len() {
        t += combination::comb(j + 1, slots[j]);
    }
    t
}
