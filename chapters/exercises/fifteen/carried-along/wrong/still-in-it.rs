// message: You add the new distance of the tile
pub fn carried(bound: u32, tile: u8, from: usize, to: usize) -> u32 {
    let _ = from;
    let home = usize::from(tile) - 1;
    let away =
        |cell: usize| (cell / 4).abs_diff(home / 4) + (cell % 4).abs_diff(home % 4);
    bound + away(to) as u32
}
