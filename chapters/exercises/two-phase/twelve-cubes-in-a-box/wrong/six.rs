// message: Two cubes are of one kind
pub fn kind(_: &[u8; 8], co: &[u8; 8], _: &[u8; 12], eo: &[u8; 12]) -> usize {
    let sum =
        |digits: &[u8]| digits.iter().map(|&digit| usize::from(digit)).sum::<usize>();
    sum(co) % 3 * 2 + sum(eo) % 2
}
