// message: the colors have changed places
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    let color = |cell: usize| cell / columns + cell % columns;
    let color = (color(rows * columns - 1) + color(blank)) % 2;
    2 * usize::from(bit) + 1 - color
}
