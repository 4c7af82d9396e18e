// message: Classes are numbered from 0
pub fn classes() -> [u32; 6] {
    [1, 2, 2, 3, 3, 4]
}
