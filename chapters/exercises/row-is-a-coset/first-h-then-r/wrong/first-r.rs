// message: first r, then h
pub fn row_and_column(
    g: &[usize],
    representatives: &[Vec<usize>],
    fixed: usize,
) -> Option<(usize, Vec<usize>)> {
    let row = representatives.iter().position(|r| r[..fixed] == g[..fixed])?;
    let mut h = vec![0; g.len()];
    for x in 0..g.len() {
        h[representatives[row][x]] = g[x];
    }
    Some((row, h))
}
