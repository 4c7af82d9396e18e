// message: it fails on the mended code
pub type Apply = fn([u8; 9], usize) -> [u8; 9];

pub fn test(apply: Apply) {
    let solved = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    assert_eq!(apply(solved, 0), [1, 4, 2, 0, 3, 5, 6, 7, 8]);
    assert_eq!(apply(solved, 2), [0, 2, 5, 3, 1, 4, 6, 7, 8]);
}
