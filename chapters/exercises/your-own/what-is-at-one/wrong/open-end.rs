// message: the last place of a parenthesis
pub fn contents(n: usize, cycles: &[Vec<usize>]) -> Vec<usize> {
    let mut pm: Vec<usize> = (0..n).collect();
    for pair in cycles.iter().flat_map(|cycle| cycle.windows(2)) {
        pm[pair[1] - 1] = pair[0] - 1;
    }
    pm
}
