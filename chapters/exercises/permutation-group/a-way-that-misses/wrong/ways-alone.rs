// message: Are all places there?
use std::collections::BTreeMap;

pub type Orbit = fn(usize, &[Vec<usize>]) -> BTreeMap<usize, Vec<usize>>;

pub fn test(orbit: Orbit) {
    for (place, way) in orbit(0, &[vec![1, 0, 2], vec![0, 2, 1]]) {
        assert_eq!(way[0], place);
    }
}
