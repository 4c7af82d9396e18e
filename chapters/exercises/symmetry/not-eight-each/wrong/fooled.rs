// message: do you expect what that gives?
pub type Layers = fn(&[usize], &[usize], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[0, 1, 1], &[0, 1, 1], 2), [2, 2]);
}
