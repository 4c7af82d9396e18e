// message: That is the number of all colorings
pub fn rings(beads: u32, colors: u64) -> u64 {
    colors.pow(beads)
}
