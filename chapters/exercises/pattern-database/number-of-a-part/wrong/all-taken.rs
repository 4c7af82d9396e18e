// message: Count only the cells that *earlier* tiles
pub fn digits() -> [usize; 3] {
    [4, 0, 1]
}

pub fn number() -> usize {
    86
}

pub fn parts() -> usize {
    120
}
