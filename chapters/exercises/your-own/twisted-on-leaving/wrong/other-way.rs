// message: The piece that arrives in slot `i` comes from slot
pub fn by_arrival(from: &[usize], leaving: &[u8]) -> Vec<u8> {
    let mut arriving = vec![0; from.len()];
    for i in 0..from.len() {
        arriving[from[i]] = leaving[i];
    }
    arriving
}
pub fn by_departure(from: &[usize], arriving: &[u8]) -> Vec<u8> {
    from.iter().map(|&slot| arriving[slot]).collect()
}
