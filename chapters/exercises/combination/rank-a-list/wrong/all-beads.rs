// message: It looks as if each bead adds the ways to place all of them.
pub fn rank(slots: &[usize]) -> u64 {
    slots.iter().map(|&i| combination::comb(i, slots.len())).sum()
}
