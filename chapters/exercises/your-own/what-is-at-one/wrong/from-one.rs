// message: Places are counted from 1 in the file
pub fn contents(n: usize, cycles: &[Vec<usize>]) -> Vec<usize> {
    let mut pm: Vec<usize> = (0..n).collect();
    for cycle in cycles {
        for i in 0..cycle.len() {
            pm[cycle[(i + 1) % cycle.len()]] = cycle[i];
        }
    }
    pm
}
