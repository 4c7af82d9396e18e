// message: so its turn is written there
pub fn by_arrival(from: &[usize], leaving: &[u8]) -> Vec<u8> {
    from.iter().map(|&slot| leaving[slot]).collect()
}
pub fn by_departure(from: &[usize], arriving: &[u8]) -> Vec<u8> {
    by_arrival(from, arriving)
}
