// message: count the larger pieces that came before
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    let (mut t, mut value, mut seen) = (0, 1, 0_u32);
    for (count, piece) in from_the_right.enumerate() {
        value *= count.max(1) as u64;
        t += u64::from((seen >> piece).count_ones()) * value;
        seen |= 1 << piece;
    }
    t
}
