// message: You leave out F.
pub fn enough() -> &'static str {
    "BCE"
}
