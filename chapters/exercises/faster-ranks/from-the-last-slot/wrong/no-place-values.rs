// message: It looks as if you only add the digits up.
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    let (mut t, mut seen) = (0, 0_u32);
    for piece in from_the_right {
        t += u64::from((seen & ((1 << piece) - 1)).count_ones());
        seen |= 1 << piece;
    }
    t
}
