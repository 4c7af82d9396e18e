// message: That is the Manhattan distance alone
pub fn hamming() -> u8 {
    4
}

pub fn manhattan() -> u8 {
    6
}

pub fn linear_conflict() -> u8 {
    6
}
