// message: It looks as if you count the slots from 1
/// The rank of the beads in these slots, which stand in increasing order.
pub fn rank(slots: &[usize]) -> u64 {
    let mut t = 0;
    for j in 0..slots.len() {
        t += combination::comb(slots[j] + 1, j + 1);
    }
    t
}
