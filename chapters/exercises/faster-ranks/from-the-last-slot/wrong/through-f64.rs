// message: an `f64` holds whole numbers exactly only up to 2⁵³
pub fn rank(from_the_right: &mut dyn Iterator<Item = u8>) -> u64 {
    let (mut t, mut place_value, mut seen) = (0.0, 1.0, 0_u32);
    for (count, piece) in from_the_right.enumerate() {
        let digit = (seen & ((1 << piece) - 1)).count_ones();
        place_value *= count.max(1) as f64;
        t += f64::from(digit) * place_value;
        seen |= 1 << piece;
    }
    t as u64
}
