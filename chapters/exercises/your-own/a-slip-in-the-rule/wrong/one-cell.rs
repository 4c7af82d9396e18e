// message: some cells of a block may be right and others wrong
pub type Apply = fn([u8; 9], usize) -> [u8; 9];

pub fn test(apply: Apply) {
    let solved = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    for (block, cell, tile) in [(0, 4, 1), (1, 5, 2), (2, 3, 6), (3, 4, 7)] {
        assert_eq!(apply(solved, 2 * block)[cell], tile);
    }
}
