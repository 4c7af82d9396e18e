// message: Those are the positions of the tree
pub fn limits() -> Vec<u32> {
    vec![3, 4, 5]
}

pub fn positions() -> u32 {
    10
}
