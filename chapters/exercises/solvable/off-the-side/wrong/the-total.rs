// message: The total of all layers is right
pub type Layers = fn(usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    let boards: usize = (1..=9).product();
    assert_eq!(layers(100).iter().sum::<usize>(), boards / 2);
}
