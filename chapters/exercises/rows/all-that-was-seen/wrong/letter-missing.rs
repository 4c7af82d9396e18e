// message: once is wanted, and H is missing
pub fn order() -> &'static str {
    "ADFBGEC"
}
