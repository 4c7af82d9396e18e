// message: What stays is whether both are the same
pub fn kind(cp: &[u8; 8], co: &[u8; 8], _: &[u8; 12], eo: &[u8; 12]) -> usize {
    let later = |i: usize| cp[i + 1..].iter().filter(move |&&b| b < cp[i]);
    let parity = (0..8).map(|i| later(i).count()).sum::<usize>() % 2;
    let sum =
        |digits: &[u8]| digits.iter().map(|&digit| usize::from(digit)).sum::<usize>();
    (sum(co) % 3 * 2 + sum(eo) % 2) * 2 + parity
}
