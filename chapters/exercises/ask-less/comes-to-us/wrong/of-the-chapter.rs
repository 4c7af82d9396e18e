// message: So it is for the order 0 1 2 3. Which
pub fn after_t() -> [u8; 3] {
    [1, 2, 1]
}

pub fn after_exchange() -> [u8; 3] {
    [0, 2, 0]
}
