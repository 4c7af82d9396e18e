// message: which is far enough: compare the distances of all positions.
pub type Distances = fn(&[Vec<usize>]) -> Vec<Option<u64>>;

pub fn test(distances: Distances) {
    let row: Vec<Vec<usize>> =
        (0..100).map(|p| if p < 99 { vec![p + 1] } else { vec![] }).collect();
    assert_eq!(distances(&row)[49], Some(49));
}
