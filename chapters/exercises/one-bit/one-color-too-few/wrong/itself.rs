// message: the code is right all the same
pub type Layers = fn(&[Vec<usize>], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[vec![0]], 0), [1]);
}
