// message: Your test passes on the buggy code as well.
pub type Layers = fn(usize) -> Vec<u32>;

pub fn test(layers: Layers) {
    for coins in 1..=6 {
        assert_eq!(layers(coins).iter().sum::<u32>(), 1 << coins);
    }
}
