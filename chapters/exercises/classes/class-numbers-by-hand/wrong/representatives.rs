// message: Those are the representatives
pub fn classes() -> [u32; 6] {
    [0, 1, 1, 3, 3, 5]
}
