// message: Compare the tiles after one turn of each of the four blocks.
pub type Apply = fn([u8; 9], usize) -> [u8; 9];

pub fn test(apply: Apply) {
    let solved = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    assert_eq!(apply(solved, 2), [0, 4, 1, 3, 5, 2, 6, 7, 8]);
}
