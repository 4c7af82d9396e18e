// message: the list stays as it is
pub fn by_arrival(_from: &[usize], leaving: &[u8]) -> Vec<u8> {
    leaving.to_vec()
}
pub fn by_departure(_from: &[usize], arriving: &[u8]) -> Vec<u8> {
    arriving.to_vec()
}
