// message: The sum grows where it should fall
pub fn carried(bound: u32, tile: u8, from: usize, to: usize) -> u32 {
    let home = usize::from(tile) - 1;
    let away =
        |cell: usize| (cell / 4).abs_diff(home / 4) + (cell % 4).abs_diff(home % 4);
    (bound + away(from) as u32).wrapping_sub(away(to) as u32)
}
