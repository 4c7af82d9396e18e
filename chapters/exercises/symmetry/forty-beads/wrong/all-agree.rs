// message: a half turn of four makes two groups
pub fn rings(beads: u32, colors: u64) -> u64 {
    let n = u64::from(beads);
    (colors.pow(beads) + (n - 1) * colors) / n
}
