// message: The smallest sum that is cut in the first round
pub fn limits() -> Vec<u32> {
    vec![3, 5]
}

pub fn positions() -> u32 {
    18
}
