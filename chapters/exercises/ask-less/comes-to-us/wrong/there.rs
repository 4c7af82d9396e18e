// message: on the way *to* the neighbor
pub fn after_t() -> [u8; 3] {
    [2, 1, 1]
}

pub fn after_exchange() -> [u8; 3] {
    [0, 1, 0]
}
