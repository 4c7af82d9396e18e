// message: Does your test ask for a way between two boards
pub type Solve = fn([u8; 4], [u8; 4]) -> Option<Vec<[u8; 4]>>;

pub fn test(solve: Solve) {
    assert_eq!(solve([2, 1, 3, 0], [1, 2, 3, 0]), None);
}
