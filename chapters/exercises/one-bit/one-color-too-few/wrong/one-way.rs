// message: Your test gives what it may not: an edge leads from
pub type Layers = fn(&[Vec<usize>], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    let ring = [vec![1], vec![2], vec![0]];
    assert_eq!(layers(&ring, 0), [1, 1, 1]);
}
