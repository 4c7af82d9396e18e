// message: it fails on the mended code
pub type Distances = fn(&[Vec<usize>]) -> Vec<Option<u64>>;

pub fn test(distances: Distances) {
    let row: Vec<Vec<usize>> =
        (0..100).map(|p| if p < 99 { vec![p + 1] } else { vec![] }).collect();
    assert_eq!(distances(&row)[99], Some(100));
}
