// message: and must be below 12
pub fn kind(cp: &[u8; 8], co: &[u8; 8], ep: &[u8; 12], eo: &[u8; 12]) -> usize {
    let parity = |pieces: &[u8]| {
        let later = |i: usize| pieces[i + 1..].iter().filter(move |&&b| b < pieces[i]);
        (0..pieces.len()).map(|i| later(i).count()).sum::<usize>() % 2
    };
    let sum =
        |digits: &[u8]| digits.iter().map(|&digit| usize::from(digit)).sum::<usize>();
    sum(co) % 3 * 100 + sum(eo) % 2 * 12 + (parity(cp) + parity(ep)) % 2
}
