// message: Does the product that it gives for a place bring the
use std::collections::BTreeMap;

pub type Orbit = fn(usize, &[Vec<usize>]) -> BTreeMap<usize, Vec<usize>>;

pub fn test(orbit: Orbit) {
    let places = orbit(0, &[vec![1, 0, 2], vec![0, 2, 1]]);
    assert!(places.into_keys().eq(0..3));
}
