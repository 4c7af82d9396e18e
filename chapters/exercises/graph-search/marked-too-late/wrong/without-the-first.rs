// message: Is there a stack in the queue that came there along no edge?
pub fn answer() -> u64 {
    120 * 4 / 2
}
