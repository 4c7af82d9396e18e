// message: And does it look at the answer?
pub type Solve = fn([u8; 4], [u8; 4]) -> Option<Vec<[u8; 4]>>;

pub fn test(solve: Solve) {
    let _ = solve([1, 2, 0, 3], [1, 2, 3, 0]);
}
