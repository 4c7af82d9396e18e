// message: With fewer tiles you are right.
pub fn spot(tiles: &[u8]) -> (u64, u64) {
    let n = tiles.len();
    let digit = |i: usize| tiles[i..].iter().filter(|&&b| b < tiles[i]).count() as u16;
    let read = |first: usize, last: usize| -> u16 {
        (first..last).fold(0, |t, i| t * (n - i) as u16 + digit(i))
    };
    (read(0, n - 5).into(), read(n - 5, n - 2).into())
}
