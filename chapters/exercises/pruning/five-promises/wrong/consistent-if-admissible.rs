// message: B is not consistent
pub fn admissible() -> &'static str {
    "ABD"
}

pub fn consistent() -> &'static str {
    "ABD"
}
