// message: walk along the way that you get
pub type Solve = fn([u8; 4], [u8; 4]) -> Option<Vec<[u8; 4]>>;

pub fn test(solve: Solve) {
    assert!(solve([0, 3, 2, 1], [1, 2, 3, 0]).is_some());
}
