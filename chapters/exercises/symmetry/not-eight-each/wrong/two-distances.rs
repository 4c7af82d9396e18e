// message: are of one class, and have different distances
pub type Layers = fn(&[usize], &[usize], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[0, 0], &[0, 1], 2), [1, 1]);
}
