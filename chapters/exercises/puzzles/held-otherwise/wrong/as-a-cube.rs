// message: So many ways has a cube.
pub fn answer() -> u64 {
    24
}
