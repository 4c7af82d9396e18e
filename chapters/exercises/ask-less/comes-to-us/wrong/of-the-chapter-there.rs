// message: So it is for the order 0 1 2 3, on the way there
pub fn after_t() -> [u8; 3] {
    [2, 1, 2]
}

pub fn after_exchange() -> [u8; 3] {
    [0, 2, 0]
}
