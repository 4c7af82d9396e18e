// message: Each distance is wanted once
pub fn distances(base: usize, unit: usize) -> Vec<usize> {
    let mut all = Vec::new();
    for x in 0..base {
        for y in x..base - 1 {
            all.push(unit * ((base - 1) * (y + 1 - x) - (y - x)));
        }
    }
    all.sort();
    all
}
