// message: It never calls `unrank`.
pub fn test(_unrank: fn(n: u32, v: u64, t: u64) -> Option<Vec<u8>>) {
    assert_eq!(3 * 3 * 3 * 3, 81);
}
