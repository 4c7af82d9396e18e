// message: the representative is not undone
pub fn row_and_column(
    g: &[usize],
    representatives: &[Vec<usize>],
    fixed: usize,
) -> Option<(usize, Vec<usize>)> {
    let row = representatives.iter().position(|r| r[..fixed] == g[..fixed])?;
    Some((row, g.iter().map(|&x| representatives[row][x]).collect()))
}
