// message: A move may bring a tile nearer
pub fn carried(bound: u32, tile: u8, from: usize, to: usize) -> u32 {
    let _ = (tile, from, to);
    bound + 1
}
