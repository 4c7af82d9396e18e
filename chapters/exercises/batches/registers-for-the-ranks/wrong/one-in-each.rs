// message: if a register held one rank
pub fn eight() -> u64 {
    64
}

pub fn nine() -> u64 {
    64
}

pub fn thirteen() -> u64 {
    64
}
