// message: Compare where the tiles are after one turn
pub type Apply = fn([u8; 9], usize) -> [u8; 9];

pub fn test(apply: Apply) {
    let solved = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    for m in 0..8 {
        assert_ne!(apply(solved, m), solved);
        assert_eq!(apply(apply(solved, m), m ^ 1), solved);
        let four = (0..4).fold(solved, |tiles, _| apply(tiles, m));
        assert_eq!(four, solved);
    }
}
