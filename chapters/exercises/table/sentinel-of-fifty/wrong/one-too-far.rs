// message: Your test counts positions, and a distance counts moves.
pub type Distances = fn(&[Vec<usize>], usize) -> Vec<Option<u8>>;

pub fn test(distances: Distances) {
    let mut neighbors: Vec<Vec<usize>> = (1..60).map(|q| vec![q]).collect();
    neighbors.push(vec![]);
    assert_eq!(distances(&neighbors, 0)[59], Some(60));
}
