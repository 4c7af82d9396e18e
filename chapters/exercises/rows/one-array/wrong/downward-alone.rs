// message: Your test finds the other author's mistake.
pub type Layers = fn(&[Vec<(usize, u32)>]) -> Vec<u32>;

pub fn test(layers: Layers) {
    assert_eq!(layers(&[vec![], vec![(2, 0)], vec![(0, 0)]]), [1, 1, 1]);
}
