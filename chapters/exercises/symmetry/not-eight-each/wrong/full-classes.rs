// message: In your classes every position has as many images as there are symmetries.
pub type Layers = fn(&[usize], &[usize], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[0, 0, 2, 2], &[0, 0, 1, 1], 2), [2, 2]);
}
