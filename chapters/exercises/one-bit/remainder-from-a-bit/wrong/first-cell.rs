// message: It looks as if the first cell had the color 0.
pub fn remainder(_rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    2 * usize::from(bit) + (blank / columns + blank % columns) % 2
}
