// message: So many there are if no ring is turned.
pub fn turned() -> u64 {
    243
}

pub fn turned_over() -> u64 {
    243
}
