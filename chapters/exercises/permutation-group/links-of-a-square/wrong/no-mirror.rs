// message: there is still the mirror
pub fn lengths() -> [u32; 4] {
    [4, 1, 1, 1]
}
