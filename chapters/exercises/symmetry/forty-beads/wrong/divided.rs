// message: divided by the number of turns
pub fn rings(beads: u32, colors: u64) -> u64 {
    colors.pow(beads) / u64::from(beads)
}
