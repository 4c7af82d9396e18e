// message: Your graph has a distance of 299; all must be below 200.
pub type Distances = fn(&[Vec<usize>], usize) -> Vec<Option<u8>>;

pub fn test(distances: Distances) {
    let mut neighbors: Vec<Vec<usize>> = (1..300).map(|q| vec![q]).collect();
    neighbors.push(vec![]);
    assert_eq!(distances(&neighbors, 0)[60], Some(60));
}
