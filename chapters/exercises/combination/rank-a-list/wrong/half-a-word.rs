// message: and that of a long one is not: is every number on the way a `u64`?
pub fn rank(slots: &[usize]) -> u64 {
    let mut t = 0_u32;
    for (j, &i) in slots.iter().enumerate() {
        t += combination::comb(i, j + 1) as u32;
    }
    t.into()
}
