// message: do you expect what that gives?
pub type Layers = fn(usize) -> Vec<u32>;

pub fn test(layers: Layers) {
    assert_eq!(layers(3), [1, 1, 1, 2, 2, 1]);
}
