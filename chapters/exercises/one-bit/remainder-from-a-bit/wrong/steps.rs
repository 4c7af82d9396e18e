// message: take the residue of the steps
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    let steps = (rows - 1 - blank / columns) + (columns - 1 - blank % columns);
    2 * usize::from(bit) + steps
}
