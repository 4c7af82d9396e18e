// message: may be in any order
pub fn in_subgroup(_: &[u8; 8], co: &[u8; 8], ep: &[u8; 12], eo: &[u8; 12]) -> bool {
    co.iter().chain(eo).all(|&turned| turned == 0) && ep[8..] == [8, 9, 10, 11]
}
