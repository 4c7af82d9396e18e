// message: each digit has the base that fits its tile
pub fn spot(tiles: &[u8]) -> (u64, u64) {
    let n = tiles.len();
    let digit = |i: usize| tiles[i..].iter().filter(|&&b| b < tiles[i]).count() as u64;
    let word = (0..n - 5).fold(0, |t, i| t * 6 + digit(i));
    let place = (n - 5..n - 2).fold(0, |t, i| t * (n - i) as u64 + digit(i));
    (word, place)
}
