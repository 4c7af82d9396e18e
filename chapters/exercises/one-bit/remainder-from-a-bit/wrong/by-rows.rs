// message: divide by `columns`
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    let color = |cell: usize| cell / rows + cell % rows;
    let color = (color(rows * columns - 1) + color(blank)) % 2;
    2 * usize::from(bit) + color
}
