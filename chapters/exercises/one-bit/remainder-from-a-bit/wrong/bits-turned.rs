// message: The bit and the color have changed places
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    let color = |cell: usize| cell / columns + cell % columns;
    let last = rows * columns - 1;
    usize::from(bit) + 2 * ((color(last) + color(blank)) % 2)
}
