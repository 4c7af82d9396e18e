// message: Burnside's lemma takes their *mean*
pub fn rings(beads: u32, colors: u64) -> u64 {
    fn divisor(a: u32, b: u32) -> u32 {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    (0..beads).map(|s| colors.pow(divisor(beads, s))).sum()
}
