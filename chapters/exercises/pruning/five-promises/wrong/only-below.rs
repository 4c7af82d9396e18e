// message: You leave out D, and it is admissible
pub fn admissible() -> &'static str {
    "AB"
}

pub fn consistent() -> &'static str {
    "AC"
}
