// message: does your test look at the layers that come out?
pub type Layers = fn(&[Vec<usize>], usize) -> Vec<usize>;

pub fn test(layers: Layers) {
    let triangle = [vec![1, 2], vec![0, 2], vec![0, 1]];
    assert_eq!(layers(&triangle, 0)[0], 1);
}
