// message: where each piece goes
pub fn contents(n: usize, cycles: &[Vec<usize>]) -> Vec<usize> {
    let mut pm: Vec<usize> = (0..n).collect();
    for cycle in cycles {
        for i in 0..cycle.len() {
            pm[cycle[i] - 1] = cycle[(i + 1) % cycle.len()] - 1;
        }
    }
    pm
}
