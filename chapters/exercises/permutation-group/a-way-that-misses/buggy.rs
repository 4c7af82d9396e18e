//! The orbit of a point, with a product the wrong way around.
use std::collections::BTreeMap;

/// First `a`, then `b`.
fn product(a: &[usize], b: &[usize]) -> Vec<usize> {
    a.iter().map(|&x| b[x]).collect()
}

/// Every place that the moves can bring the point to, and a product that does.
pub fn orbit(point: usize, moves: &[Vec<usize>]) -> BTreeMap<usize, Vec<usize>> {
    let home: Vec<usize> = (0..moves[0].len()).collect();
    let mut orbit = BTreeMap::from([(point, home)]);
    let mut queue = vec![point];
    while let Some(x) = queue.pop() {
        for s in moves {
            if !orbit.contains_key(&s[x]) {
                let way = product(s, &orbit[&x]);
                orbit.insert(s[x], way);
                queue.push(s[x]);
            }
        }
    }
    orbit
}
