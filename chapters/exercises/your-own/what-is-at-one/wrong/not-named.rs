// message: a slot that is not named gets piece 0
pub fn contents(n: usize, cycles: &[Vec<usize>]) -> Vec<usize> {
    let mut pm = vec![0; n];
    for cycle in cycles {
        for i in 0..cycle.len() {
            pm[cycle[(i + 1) % cycle.len()] - 1] = cycle[i] - 1;
        }
    }
    pm
}
