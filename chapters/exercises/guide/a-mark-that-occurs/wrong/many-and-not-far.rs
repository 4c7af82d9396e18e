// message: The farthest position in your test is at distance 1.
pub type Distances = fn(&[Vec<usize>]) -> Vec<Option<u64>>;

pub fn test(distances: Distances) {
    let star: Vec<Vec<usize>> =
        (0..500).map(|p| if p == 0 { (1..500).collect() } else { vec![0] }).collect();
    assert_eq!(distances(&star)[499], Some(1));
}
