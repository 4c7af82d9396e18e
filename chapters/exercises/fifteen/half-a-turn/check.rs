use judge::{Verdict, compare};

type Case = Vec<u8>;

/// Boards of each size: solved, and with the tiles in other orders.
fn cases() -> impl Iterator<Item = Case> {
    let examples = [vec![3, 1, 0, 2], vec![0, 1, 2, 3]];
    let boards = (4..=100_usize).flat_map(|n| {
        [1, 7, 11].into_iter().flat_map(move |step| {
            [0, 5].map(|start| (0..n).map(|i| ((i * step + start) % n) as u8).collect())
        })
    });
    let is_board = |board: &Case| (0..board.len()).all(|t| board.contains(&(t as u8)));
    examples.into_iter().chain(boards).filter(is_board)
}

fn renamed(tile: u8, cells: usize) -> u8 {
    if tile == 0 { 0 } else { cells as u8 - tile }
}

fn right(board: &Case) -> Vec<u8> {
    board.iter().rev().map(|&tile| renamed(tile, board.len())).collect()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |board| format!("turned(&{board:?})"),
        |board| exercise::turned(board),
        right,
    )
    .mistake(
        "The cells are turned, and the tiles keep their names. Then their solved board does not become ours.",
        |board| board.iter().rev().copied().collect(),
    )
    .mistake(
        "The tiles have new names, and lie where they lay. What was in the first cell belongs in the last one.",
        |board| board.iter().map(|&tile| renamed(tile, board.len())).collect(),
    )
    .mistake(
        "The blank has got a name: 0 stays 0.",
        |board| board.iter().rev().map(|&tile| board.len() as u8 - tile).collect(),
    )
    .mistake(
        "Tile 1 lies beside the blank there. Here the tile beside the last cell is one less than the number of cells.",
        |board| {
            let other = |tile: u8| if tile == 0 { 0 } else { board.len() as u8 - 1 - tile };
            board.iter().rev().map(|&tile| other(tile)).collect()
        },
    )
    .judge()
}
