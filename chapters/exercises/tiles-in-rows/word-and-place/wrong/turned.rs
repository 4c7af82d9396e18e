// message: The word and the column have changed places.
pub fn spot(tiles: &[u8]) -> (u64, u64) {
    let n = tiles.len();
    let digit = |i: usize| tiles[i..].iter().filter(|&&b| b < tiles[i]).count() as u64;
    let read = |first: usize, last: usize| {
        (first..last).fold(0, |t, i| t * (n - i) as u64 + digit(i))
    };
    (read(n - 5, n - 2), read(0, n - 5))
}
