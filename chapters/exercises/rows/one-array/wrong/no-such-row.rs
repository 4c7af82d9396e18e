// message: index out of bounds
pub type Layers = fn(&[Vec<(usize, u32)>]) -> Vec<u32>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[vec![(1, 0)], vec![(2, 0)]]), [1, 1]);
}
