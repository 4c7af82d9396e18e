// message: The first limit is the bound of the start
pub fn limits() -> Vec<u32> {
    vec![0, 1, 2, 3]
}

pub fn positions() -> u32 {
    18
}
