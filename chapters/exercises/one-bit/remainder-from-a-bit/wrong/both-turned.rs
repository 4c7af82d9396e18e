// message: It looks as if the bit and the color are turned around.
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    let color = |cell: usize| cell / columns + cell % columns;
    let same = color(rows * columns - 1) % 2 == color(blank) % 2;
    2 * usize::from(!bit) + usize::from(same)
}
