// message: For the column, it looks as if the digits count
pub fn spot(tiles: &[u8]) -> (u64, u64) {
    let n = tiles.len();
    let digit = |i: usize| tiles[i..].iter().filter(|&&b| b < tiles[i]).count() as u64;
    let read = |first: usize, last: usize| {
        (first..last).fold(0, |t, i| t * (n - i) as u64 + digit(i))
    };
    let left = |i: usize| tiles[n - 5..i].iter().filter(|&&b| b < tiles[i]).count() as u64;
    (read(0, n - 5), 12 * left(n - 5) + 3 * left(n - 4) + left(n - 3))
}
