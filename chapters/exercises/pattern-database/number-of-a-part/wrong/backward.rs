// message: It looks as if the last digit counts most
pub fn digits() -> [usize; 3] {
    [4, 1, 2]
}

pub fn number() -> usize {
    70
}

pub fn parts() -> usize {
    120
}
