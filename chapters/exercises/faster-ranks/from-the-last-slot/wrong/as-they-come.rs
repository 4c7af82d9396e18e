// message: rank the pieces in the order in which they come
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    let pm: Vec<u8> = from_the_right.collect();
    let (mut t, mut seen) = (0, 0_u32);
    for (i, &piece) in pm.iter().enumerate() {
        let digit = u32::from(piece) - (seen & ((1 << piece) - 1)).count_ones();
        t = t * (pm.len() - i) as u64 + u64::from(digit);
        seen |= 1 << piece;
    }
    t
}
