// message: and multiply what is there as from the left
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    let (mut t, mut seen) = (0_u64, 0_u32);
    for (count, piece) in from_the_right.enumerate() {
        let smaller = (seen & ((1 << piece) - 1)).count_ones();
        let digit = u64::from(u32::from(piece) - smaller);
        t = t.wrapping_mul(count as u64 + 1).wrapping_add(digit);
        seen |= 1 << piece;
    }
    t
}
