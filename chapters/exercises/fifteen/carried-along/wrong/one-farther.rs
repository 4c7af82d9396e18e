// message: Tile 1 belongs in cell 0
pub fn carried(bound: u32, tile: u8, from: usize, to: usize) -> u32 {
    let home = usize::from(tile);
    let away =
        |cell: usize| (cell / 4).abs_diff(home / 4) + (cell % 4).abs_diff(home % 4);
    (bound + away(to) as u32).wrapping_sub(away(from) as u32)
}
