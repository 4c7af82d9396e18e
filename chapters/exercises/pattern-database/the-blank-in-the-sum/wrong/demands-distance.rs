// message: Your test demands the distance
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

pub type Bound = fn(&[u8; 6]) -> u8;

pub fn test(bound: Bound) {
    let puzzle = Sliding::new(2, 3).unwrap();
    let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
    for rank in 0..360 {
        let row: ByteArray = puzzle.unrank(rank);
        let board = [row[0], row[1], row[2], row[3], row[4], row[5]];
        assert_eq!(bound(&board), table.distances()[rank as usize]);
    }
}
