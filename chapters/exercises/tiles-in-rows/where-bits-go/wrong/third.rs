// message: the third and the fourth tile
pub fn after() -> [u64; 3] {
    [1, 15, 24]
}
