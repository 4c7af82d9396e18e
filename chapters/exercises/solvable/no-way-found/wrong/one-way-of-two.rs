// message: it fails on a search that tries the moves in another order
pub type Solve = fn([u8; 4], [u8; 4]) -> Option<Vec<[u8; 4]>>;

pub fn test(solve: Solve) {
    let way = solve([0, 3, 2, 1], [1, 2, 3, 0]).expect("a way");
    assert_eq!(way[1], [3, 0, 2, 1]);
}
