// message: it fails on the mended code
pub type Layers = fn(usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    assert_eq!(layers(2), [1, 2, 5]);
}
