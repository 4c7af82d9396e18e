// message: take the remainder by 120, and then half of it
pub fn spot(tiles: &[u8]) -> (u64, u64) {
    let n = tiles.len();
    let digit = |i: usize| tiles[i..].iter().filter(|&&b| b < tiles[i]).count() as u64;
    let read = |first: usize, last: usize| {
        (first..last).fold(0, |t, i| t * (n - i) as u64 + digit(i))
    };
    (read(0, n) / 120, read(0, n) % 60)
}
