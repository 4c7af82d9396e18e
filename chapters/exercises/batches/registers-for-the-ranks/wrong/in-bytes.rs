// message: That is bytes; a register holds 64 of them.
pub fn eight() -> u64 {
    128
}

pub fn nine() -> u64 {
    256
}

pub fn thirteen() -> u64 {
    512
}
