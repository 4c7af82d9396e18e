// message: it fails on the mended code
pub type Solve = fn([u8; 4], [u8; 4]) -> Option<Vec<[u8; 4]>>;

pub fn test(solve: Solve) {
    assert_eq!(solve([1, 2, 0, 3], [1, 2, 3, 0]), Some(vec![[1, 2, 3, 0]]));
}
