// message: the pairs of one class must be counted before those of all
pub fn order() -> &'static str {
    "DBEAFC"
}
