// message: the ones are counted
pub fn sum(nibbles: u64) -> u64 {
    u64::from(nibbles.count_ones())
}
