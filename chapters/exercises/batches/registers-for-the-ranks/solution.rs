//! A register of 512 bits holds 64 bytes. How many such registers do the ranks of 64
//! permutations fill, if each rank is kept in the smallest type that holds every rank?
//! The types are `u8`, `u16`, `u32` and `u64`. Predict it for three numbers of pieces.

/// The registers for 64 ranks of eight pieces.
pub fn eight() -> u64 {
    // <answer>
    2 // 40,320 orders fit in 16 bits: 32 ranks to a register
    // </answer>
}

/// The registers for 64 ranks of nine pieces.
pub fn nine() -> u64 {
    // <answer>
    4
    // </answer>
}

/// The registers for 64 ranks of thirteen pieces.
pub fn thirteen() -> u64 {
    // <answer>
    8
    // </answer>
}
