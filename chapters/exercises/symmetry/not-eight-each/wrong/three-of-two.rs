// message: Your test gives what it may not: the class of 1 has 3 positions, and 3 does not divide 2
pub type Layers = fn(&[usize], &[usize], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[0, 1, 1, 1], &[0, 1, 1, 1], 2), [1, 3]);
}
