use std::collections::BTreeSet;

/// How many positions are at each distance from `start`.
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<usize> {
    let mut before = BTreeSet::new();
    let mut current = BTreeSet::from([start]);
    let mut layers = vec![];
    while !current.is_empty() && layers.len() < neighbors.len() {
        layers.push(current.len());
        let mut next = BTreeSet::new();
        for &p in &current {
            next.extend(neighbors[p].iter().copied().filter(|q| !before.contains(q)));
        }
        before = current;
        current = next;
    }
    layers
}
