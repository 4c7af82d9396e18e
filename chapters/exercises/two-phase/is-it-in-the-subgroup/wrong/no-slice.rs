// message: you do not look at the edges of the slice
pub fn in_subgroup(_: &[u8; 8], co: &[u8; 8], _: &[u8; 12], eo: &[u8; 12]) -> bool {
    co.iter().chain(eo).all(|&turned| turned == 0)
}
