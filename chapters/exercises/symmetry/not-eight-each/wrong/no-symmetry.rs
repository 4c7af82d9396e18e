// message: Your test gives what it may not: there are 0 symmetries
pub type Layers = fn(&[usize], &[usize], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[0], &[0], 0), [1]);
}
