// message: Those are the cells
pub fn digits() -> [usize; 3] {
    [4, 1, 3]
}

pub fn number() -> usize {
    86
}

pub fn parts() -> usize {
    120
}
