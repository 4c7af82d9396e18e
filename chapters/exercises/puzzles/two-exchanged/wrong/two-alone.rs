// message: With k = 2 it is one move and some rotations.
pub fn answer() -> u64 {
    1
}
