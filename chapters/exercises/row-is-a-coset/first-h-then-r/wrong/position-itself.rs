// message: the column were the position itself
pub fn row_and_column(
    g: &[usize],
    representatives: &[Vec<usize>],
    fixed: usize,
) -> Option<(usize, Vec<usize>)> {
    let row = representatives.iter().position(|r| r[..fixed] == g[..fixed])?;
    Some((row, g.to_vec()))
}
