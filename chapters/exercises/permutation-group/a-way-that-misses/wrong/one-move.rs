// message: Look at a place that takes two different moves
use std::collections::BTreeMap;

pub type Orbit = fn(usize, &[Vec<usize>]) -> BTreeMap<usize, Vec<usize>>;

pub fn test(orbit: Orbit) {
    let places = orbit(0, &[vec![1, 2, 0]]);
    assert_eq!(places.len(), 3);
    assert!(places.into_iter().all(|(place, way)| way[0] == place));
}
