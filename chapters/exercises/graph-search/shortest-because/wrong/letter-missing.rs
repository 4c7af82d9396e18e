// message: each of A B C D E F G once is wanted, and G is there 0 times.
pub fn order() -> &'static str {
    "CFEABD"
}
