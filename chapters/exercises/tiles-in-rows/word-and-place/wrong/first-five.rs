// message: the column is that of the first five tiles
pub fn spot(tiles: &[u8]) -> (u64, u64) {
    let read = |tiles: &[u8], count: usize| {
        let digit =
            |i: usize| tiles[i..].iter().filter(|&&b| b < tiles[i]).count() as u64;
        (0..count).fold(0, |t, i| t * (tiles.len() - i) as u64 + digit(i))
    };
    (read(tiles, tiles.len() - 5), read(&tiles[..5], 3))
}
