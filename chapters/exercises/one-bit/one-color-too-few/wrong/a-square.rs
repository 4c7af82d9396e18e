// message: In your graphs no two neighbors are equally far from the start
pub type Layers = fn(&[Vec<usize>], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    let square = [vec![1, 3], vec![0, 2], vec![1, 3], vec![0, 2]];
    assert_eq!(layers(&square, 0), [1, 2, 1]);
}
