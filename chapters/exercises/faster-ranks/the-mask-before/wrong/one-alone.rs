// message: The beads of the lowest run go with it
pub fn before(beads: u64) -> Option<u64> {
    let lowest = (0..63).find(|i| beads >> i & 0b11 == 0b10)?;
    Some(beads ^ 0b11 << lowest)
}
