// message: These moves go sideways on the board as it lay before.
pub fn answer() -> u64 {
    3 * 3 * 2
}
