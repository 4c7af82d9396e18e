use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<u8>, usize);

/// Boards of each size: solved, and with the tiles in other orders.
fn cases() -> impl Iterator<Item = Case> {
    let example = (vec![1, 2, 3, 4, 5, 0, 7, 8, 6], 3);
    let boards = (2..=10).flat_map(|side: usize| {
        let n = side * side;
        [0, 1, 7, 11].into_iter().map(move |step| {
            let tile = |cell: usize| match step {
                0 => (cell + 1) % n,
                1 => n - 1 - cell,
                _ => (cell * step + side) % n,
            };
            ((0..n).map(|cell| tile(cell) as u8).collect::<Vec<_>>(), side)
        })
    });
    let is_board =
        |(board, _): &Case| (0..board.len()).all(|t| board.contains(&(t as u8)));
    [example].into_iter().chain(boards).filter(is_board)
}

fn across(cell: usize, side: usize) -> usize {
    cell % side * side + cell / side
}

fn renamed(tile: u8, side: usize) -> u8 {
    if tile == 0 { 0 } else { across(usize::from(tile) - 1, side) as u8 + 1 }
}

fn right((board, side): &Case) -> Vec<u8> {
    (0..board.len()).map(|cell| renamed(board[across(cell, *side)], *side)).collect()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(board, side)| format!("mirror(&{board:?}, {side})"),
        |(board, side)| exercise::mirror(board, *side),
        right,
    )
    .mistake(
        "The cells are mirrored, and the tiles keep their names. Then the mirror image of the solved board is not solved.",
        |(board, side)| (0..board.len()).map(|cell| board[across(cell, *side)]).collect(),
    )
    .mistake(
        "The tiles are renamed, and lie where they lay. Row and column of each cell change places, too.",
        |(board, side)| board.iter().map(|&tile| renamed(tile, *side)).collect(),
    )
    .mistake(
        "Tile `k` belongs in cell `k - 1`: subtract 1 before you mirror its cell, and add it again.",
        |(board, side)| {
            let other = |tile: u8| if tile == 0 { 0 } else { across(tile.into(), *side) as u8 };
            (0..board.len()).map(|cell| other(board[across(cell, *side)])).collect()
        },
    )
    .likely(
        "The blank is 0, and has no cell `0 - 1`: it stays the blank.",
        |_, answer| matches!(answer, RunOutcome::Panicked(text) if text.contains("overflow")),
    )
    .judge()
}
