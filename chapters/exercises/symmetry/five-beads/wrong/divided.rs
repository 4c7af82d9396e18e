// message: Rings of one color have one image each
pub fn turned() -> u64 {
    48
}

pub fn turned_over() -> u64 {
    24
}
