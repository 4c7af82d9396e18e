// message: Your test asks for 7 coins: there are 1 to 6
pub type Layers = fn(usize) -> Vec<u32>;

pub fn test(layers: Layers) {
    assert_eq!(layers(7).len(), 29);
}
