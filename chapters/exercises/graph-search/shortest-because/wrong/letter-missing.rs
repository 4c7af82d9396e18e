// message: each of A B C D E F G once is wanted, and G is missing.
pub fn order() -> &'static str {
    "CFEABD"
}
