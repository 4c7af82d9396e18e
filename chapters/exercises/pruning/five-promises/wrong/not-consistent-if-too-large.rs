// message: You leave out C, and it is consistent
pub fn admissible() -> &'static str {
    "ABD"
}

pub fn consistent() -> &'static str {
    "AD"
}
