// message: The bases are not all 6
pub fn digits() -> [usize; 3] {
    [4, 1, 2]
}

pub fn number() -> usize {
    152
}

pub fn parts() -> usize {
    120
}
