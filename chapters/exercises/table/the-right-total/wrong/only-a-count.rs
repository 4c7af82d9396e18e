// message: Your test would be content with any distances at all
pub type Distances = fn(&[Vec<usize>], usize) -> Vec<Option<usize>>;

pub fn test(distances: Distances) {
    let ring: Vec<Vec<usize>> =
        (0..7).map(|p| vec![(p + 6) % 7, (p + 1) % 7]).collect();
    assert_eq!(distances(&ring, 0).iter().flatten().count(), 7);
}
