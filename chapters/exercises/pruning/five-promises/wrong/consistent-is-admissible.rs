// message: C is not admissible
pub fn admissible() -> &'static str {
    "ABCD"
}

pub fn consistent() -> &'static str {
    "ACD"
}
