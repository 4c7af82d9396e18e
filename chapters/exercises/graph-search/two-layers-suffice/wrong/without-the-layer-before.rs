// message: It looks as if you leave out the same layer only
use std::collections::BTreeSet;

pub fn next_layer(
    _before: &BTreeSet<usize>,
    current: &BTreeSet<usize>,
    neighbors: &[Vec<usize>],
) -> BTreeSet<usize> {
    let near = current.iter().flat_map(|&s| neighbors[s].iter().copied());
    near.filter(|t| !current.contains(t)).collect()
}
