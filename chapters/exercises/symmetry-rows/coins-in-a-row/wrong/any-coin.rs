// message: Your test must pass on right code
pub type Layers = fn(usize) -> Vec<u32>;

pub fn test(layers: Layers) {
    // As if any coin could be turned over.
    assert_eq!(layers(3), [1, 3, 3, 1]);
}
