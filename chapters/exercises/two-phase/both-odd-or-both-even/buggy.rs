/// Whether turns can bring the corners and the edges into these orders.
pub fn can_be(corners: &[u8; 8], edges: &[u8; 12]) -> bool {
    inversions(corners) % 2 == 0 && inversions(edges) % 2 == 0
}

/// How many pairs stand in the wrong order.
fn inversions(pieces: &[u8]) -> usize {
    let later = |i: usize| pieces[i + 1..].iter().filter(move |&&b| b < pieces[i]);
    (0..pieces.len()).map(|i| later(i).count()).sum()
}
