// message: It looks as if you count the beads from the right
pub fn rank(slots: &[usize]) -> u64 {
    let mut r = slots.len();
    let mut t = 0;
    for &i in slots {
        t += combination::comb(i, r);
        r -= 1;
    }
    t
}
