// message: the place values are one place off
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    let (mut t, mut value, mut seen) = (0_u64, 1_u64, 0_u32);
    for (count, piece) in from_the_right.enumerate() {
        value = value.wrapping_mul(count as u64 + 1);
        let digit = (seen & ((1 << piece) - 1)).count_ones();
        t = t.wrapping_add(u64::from(digit).wrapping_mul(value));
        seen |= 1 << piece;
    }
    t
}
