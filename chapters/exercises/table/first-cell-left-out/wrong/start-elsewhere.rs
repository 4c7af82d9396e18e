// message: the search must have to go on from it
pub type Layers = fn(&[Vec<usize>], usize) -> Vec<u64>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[vec![1], vec![0, 2], vec![1]], 1), [1, 2]);
}
