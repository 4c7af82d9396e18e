// message: and that is no first
pub type Layers = fn(&[usize], &[usize], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[0, 2, 2], &[0, 1, 1], 2), [1, 2]);
}
