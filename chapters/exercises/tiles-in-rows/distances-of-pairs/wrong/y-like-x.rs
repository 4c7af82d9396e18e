// message: It has one less: 0 to base − 2.
use std::collections::BTreeSet;

pub fn distances(base: usize, unit: usize) -> Vec<usize> {
    let place = |x: usize, y: usize| unit * ((base - 1) * x + y);
    let pairs = (0..base).flat_map(|x| (x..base).map(move |y| (x, y)));
    let apart: BTreeSet<_> = pairs.map(|(x, y)| place(y + 1, x) - place(x, y)).collect();
    apart.into_iter().collect()
}
