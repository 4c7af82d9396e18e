// message: Count groups, not the beads in a group
pub fn rings(beads: u32, colors: u64) -> u64 {
    fn divisor(a: u32, b: u32) -> u32 {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    let fixed = (0..beads).map(|s| colors.pow(beads / divisor(beads, s)));
    fixed.sum::<u64>() / u64::from(beads)
}
