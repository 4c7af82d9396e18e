// message: Your graph has 3 positions, 0 to 2, and a list names 3.
pub type Layers = fn(&[Vec<usize>], usize) -> Vec<u64>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[vec![2], vec![1, 3], vec![2]], 1), [1, 1, 1]);
}
