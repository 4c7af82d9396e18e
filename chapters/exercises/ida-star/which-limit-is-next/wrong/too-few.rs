// message: is C looked into
pub fn limits() -> Vec<u32> {
    vec![3, 4]
}

pub fn positions() -> u32 {
    18
}
