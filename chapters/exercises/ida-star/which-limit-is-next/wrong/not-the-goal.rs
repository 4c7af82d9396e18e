// message: A position that is cut has been looked at
pub fn limits() -> Vec<u32> {
    vec![3, 4, 5]
}

pub fn positions() -> u32 {
    17
}
