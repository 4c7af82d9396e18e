// message: it fails on code whose products begin with
use std::collections::BTreeMap;

pub type Orbit = fn(usize, &[Vec<usize>]) -> BTreeMap<usize, Vec<usize>>;

pub fn test(orbit: Orbit) {
    let places = orbit(0, &[vec![1, 0, 2], vec![0, 2, 1]]);
    assert_eq!(places[&2], [2, 0, 1]);
}
