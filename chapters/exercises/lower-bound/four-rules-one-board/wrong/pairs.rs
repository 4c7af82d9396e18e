// message: It looks as if you add 2 for each *pair*
pub fn hamming() -> u8 {
    4
}

pub fn manhattan() -> u8 {
    6
}

pub fn linear_conflict() -> u8 {
    14
}
