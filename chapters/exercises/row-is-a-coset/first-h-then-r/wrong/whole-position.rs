// message: The first points
pub fn row_and_column(
    g: &[usize],
    representatives: &[Vec<usize>],
    fixed: usize,
) -> Option<(usize, Vec<usize>)> {
    let _ = fixed;
    let row = representatives.iter().position(|r| r == g)?;
    Some((row, (0..g.len()).collect()))
}
