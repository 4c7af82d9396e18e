/// The rank after move `m` of rank `t`, from a flat table with `moves` entries a row.
pub fn next(table: &[u32], moves: usize, t: usize, m: usize) -> u32 {
    let rows = table.len() / moves;
    table[m * rows + t]
}
