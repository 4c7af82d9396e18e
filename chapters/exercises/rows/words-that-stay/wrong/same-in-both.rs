// message: But do they leave the twist that was in slot URF in
pub fn by_piece() -> u64 {
    10
}

pub fn by_slot() -> u64 {
    10
}
