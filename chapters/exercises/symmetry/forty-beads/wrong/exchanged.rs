// message: It looks as if base and exponent are exchanged.
pub fn rings(beads: u32, colors: u64) -> u64 {
    fn divisor(a: u32, b: u32) -> u32 {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    let fixed = (0..beads).map(|s| u64::from(divisor(beads, s)).pow(colors as u32));
    fixed.sum::<u64>() / u64::from(beads)
}
