// message: An `f64` holds whole numbers exactly only up to 2⁵³
pub fn rings(beads: u32, colors: u64) -> u64 {
    fn divisor(a: u32, b: u32) -> u32 {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    let fixed = (0..beads).map(|s| (colors as f64).powi(divisor(beads, s) as i32));
    (fixed.sum::<f64>() / f64::from(beads)).round() as u64
}
