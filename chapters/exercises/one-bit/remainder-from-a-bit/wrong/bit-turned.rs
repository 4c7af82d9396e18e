// message: It looks as if the bit is turned around.
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    let color = |cell: usize| cell / columns + cell % columns;
    let color = (color(rows * columns - 1) + color(blank)) % 2;
    2 * usize::from(!bit) + color
}
