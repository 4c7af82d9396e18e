// message: multiply what is there and add the digit
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    let (mut t, mut seen) = (0_u64, 0_u32);
    for (count, piece) in from_the_right.enumerate() {
        let digit = (seen & ((1 << piece) - 1)).count_ones();
        t = t.wrapping_mul(count as u64 + 1).wrapping_add(u64::from(digit));
        seen |= 1 << piece;
    }
    t
}
