// message: nobody knows yet what a pair is
pub fn order() -> &'static str {
    "DABEFC"
}
