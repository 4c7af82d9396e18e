// message: It looks as if you count the beads from 0
pub fn rank(slots: &[usize]) -> u64 {
    slots.iter().enumerate().map(|(j, &i)| combination::comb(i, j)).sum()
}
