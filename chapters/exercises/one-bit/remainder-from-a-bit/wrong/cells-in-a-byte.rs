// message: On small boards you are right.
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    let (last, blank, columns) = ((rows * columns - 1) as u8, blank as u8, columns as u8);
    let color = |cell: u8| cell / columns + cell % columns;
    usize::from(2 * u8::from(bit) + (color(last) + color(blank)) % 2)
}
