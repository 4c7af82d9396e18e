//! The layers of the 8-puzzle, with a step off the side of the board.
use std::collections::HashSet;

/// How many boards are 0, 1, 2 and so on up to `depth` moves from the solved board. The
/// row ends earlier where no boards are left.
pub fn layers(depth: usize) -> Vec<usize> {
    let solved = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    let mut visited = HashSet::from([solved]);
    let mut layer = vec![solved];
    let mut layers = vec![];
    while !layer.is_empty() && layers.len() <= depth {
        layers.push(layer.len());
        let next: Vec<_> = layer.iter().flat_map(neighbors).collect();
        layer = next.into_iter().filter(|&board| visited.insert(board)).collect();
    }
    layers
}

/// The boards one move away: the blank goes left, right, up or down.
fn neighbors(board: &[u8; 9]) -> Vec<[u8; 9]> {
    let blank = board.iter().position(|&tile| tile == 0).expect("a blank") as isize;
    let mut boards = vec![];
    for cell in [blank - 1, blank + 1, blank - 3, blank + 3] {
        if (0..9).contains(&cell) {
            let mut next = *board;
            next.swap(blank as usize, cell as usize);
            boards.push(next);
        }
    }
    boards
}
