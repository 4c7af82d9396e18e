// message: It looks as if every second cell in reading order
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    2 * usize::from(bit) + (rows * columns - 1 - blank) % 2
}
