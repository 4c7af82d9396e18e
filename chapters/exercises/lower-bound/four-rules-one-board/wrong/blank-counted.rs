// message: The blank is no tile
pub fn hamming() -> u8 {
    5
}

pub fn manhattan() -> u8 {
    6
}

pub fn linear_conflict() -> u8 {
    12
}
