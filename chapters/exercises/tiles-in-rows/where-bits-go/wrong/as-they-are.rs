// message: That is where they are
pub fn after() -> [u64; 3] {
    [0, 17, 26]
}
