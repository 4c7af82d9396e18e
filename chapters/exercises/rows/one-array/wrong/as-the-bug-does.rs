// message: do you expect what that gives?
pub type Layers = fn(&[Vec<(usize, u32)>]) -> Vec<u32>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[vec![], vec![(0, 0)], vec![(1, 0)]]), [1, 2]);
}
