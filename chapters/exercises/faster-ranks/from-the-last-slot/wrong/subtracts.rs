// message: the smaller ones among them *are* the digit
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    let (mut t, mut value, mut seen) = (0, 1, 0_u32);
    let pieces: Vec<u8> = from_the_right.collect();
    for (count, &piece) in pieces.iter().enumerate() {
        let smaller = (seen & ((1 << piece) - 1)).count_ones();
        value *= count.max(1) as u64;
        t += u64::from(u32::from(piece) - smaller) * value;
        seen |= 1 << piece;
    }
    t
}
