// message: each of A B C D E F once is wanted
pub fn order() -> &'static str {
    "CFDDAEB"
}
