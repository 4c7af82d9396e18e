use std::collections::HashSet;

use judge::{RunOutcome, Verdict, compare};

struct Case {
    columns: usize,
    start: Vec<u8>,
    goal: Vec<u8>,
    right: bool,
}

/// The boards one move after a board.
fn after(columns: usize, board: &[u8]) -> Vec<Vec<u8>> {
    let blank = board.iter().position(|&tile| tile == 0).expect("a blank");
    let cells = 0..board.len();
    let near = |&cell: &usize| {
        let rows = (cell / columns).abs_diff(blank / columns);
        rows + (cell % columns).abs_diff(blank % columns) == 1
    };
    let slide = |cell| {
        let mut board = board.to_vec();
        board.swap(cell, blank);
        board
    };
    cells.filter(near).map(slide).collect()
}

/// All boards that moves lead to, found by a search.
fn reached(columns: usize, from: &[u8]) -> HashSet<Vec<u8>> {
    let mut boards = HashSet::from([from.to_vec()]);
    let mut layer = vec![from.to_vec()];
    while !layer.is_empty() {
        let next: Vec<_> =
            layer.iter().flat_map(|board| after(columns, board)).collect();
        layer = next.into_iter().filter(|board| boards.insert(board.clone())).collect();
    }
    boards
}

/// All boards of small sizes, with several goals each.
fn cases() -> Vec<Case> {
    let sizes = [(2, 2, 24), (2, 3, 720), (3, 2, 720)];
    let mut cases = vec![];
    for (rows, columns, orders) in sizes {
        let cells = rows * columns;
        let solved: Vec<u8> =
            (0..cells).map(|cell| ((cell + 1) % cells) as u8).collect();
        let mut moved = solved.clone();
        moved.swap(cells - 1, cells - 1 - columns);
        let mut exchanged = solved.clone();
        exchanged.swap(0, 1);
        for goal in [solved, moved, exchanged] {
            let boards = reached(columns, &goal);
            for rank in 0..orders {
                let mut start = vec![0; cells];
                permutation::unrank(rank, &mut start);
                let right = boards.contains(&start);
                cases.push(Case { columns, start, goal: goal.clone(), right });
            }
        }
    }
    // Too large for a search.
    let solved: Vec<u8> = (1..16).chain([0]).collect();
    for (a, b, right) in
        [(14, 15, true), (11, 15, true), (13, 14, false), (0, 15, false)]
    {
        let mut start = solved.clone();
        start.swap(a, b);
        cases.push(Case { columns: 4, start, goal: solved.clone(), right });
    }
    // Many inversions, and as many cells as there may be. The rule was compared with a
    // search above.
    for (rows, columns) in [(5, 5), (4, 6), (6, 4), (16, 16), (2, 128), (128, 2)] {
        let goal: Vec<u8> = (1..rows * columns).chain([0]).map(|t| t as u8).collect();
        let reversed: Vec<u8> = goal.iter().rev().copied().collect();
        let mut exchanged = reversed.clone();
        exchanged.swap(1, 2);
        for start in [reversed, exchanged] {
            let right =
                (number(columns, &start) + number(columns, &goal)).is_multiple_of(2);
            cases.push(Case { columns, start, goal: goal.clone(), right });
        }
    }
    cases
}

fn row(columns: usize, board: &[u8]) -> usize {
    board.iter().position(|&tile| tile == 0).expect("a blank") / columns
}

/// Pairs in the wrong order, the blank left out or taken for a tile.
fn inversions(board: &[u8], blank_counts: bool) -> usize {
    let tiles = board.iter().filter(|&&tile| blank_counts || tile > 0);
    let tiles: Vec<u8> = tiles.copied().collect();
    permutation::inversions(&tiles) as usize
}

/// The verdict of a rule that compares one number, mod 2, for both boards.
fn rule(case: &Case, number: impl Fn(usize, &[u8]) -> usize) -> bool {
    let of = |board| number(case.columns, board) % 2;
    of(&case.start) == of(&case.goal)
}

fn number(columns: usize, board: &[u8]) -> usize {
    inversions(board, false) + row(columns, board) * (columns - 1)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |case| {
            format!("connected({}, &{:?}, &{:?})", case.columns, case.start, case.goal)
        },
        |case| exercise::connected(case.columns, &case.start, &case.goal),
        |case| case.right,
    )
    .mistake(
        "It looks as if inversions alone decide: that is so only if the number of \
         columns is odd.",
        |case| rule(case, |_, board| inversions(board, false)),
    )
    .mistake("It looks as if the blank is counted as a tile, number 0.", |case| {
        rule(case, |columns, board| {
            inversions(board, true) + row(columns, board) * (columns - 1)
        })
    })
    .mistake(
        "It looks as if inversions alone decide, with the blank counted as a tile.",
        |case| rule(case, |_, board| inversions(board, true)),
    )
    .mistake(
        "It looks as if you do not ask for the goal: the parity of the start is to be \
         compared with the goal's.",
        |case| {
            let mut solved = case.start.clone();
            solved.sort_unstable();
            solved.rotate_left(1);
            number(case.columns, &case.start) % 2 == number(case.columns, &solved) % 2
        },
    )
    .mistake(
        "It looks as if you want an even parity: what counts is that start and goal \
         have the same.",
        |case| number(case.columns, &case.start).is_multiple_of(2),
    )
    .mistake(
        "It looks as if you add the blank's row for every width: a tile that goes up \
         passes one tile less than there are columns.",
        |case| {
            rule(case, |columns, board| inversions(board, false) + row(columns, board))
        },
    )
    .mistake(
        "It looks as if you take the blank's column, blank % columns: its row is \
         blank / columns.",
        |case| {
            rule(case, |columns, board| {
                let blank = board.iter().position(|&tile| tile == 0);
                let column = blank.expect("a blank") % columns;
                inversions(board, false) + column * (columns - 1)
            })
        },
    )
    .mistake(
        "It looks as if you multiply the blank's row by the columns: a tile that goes \
         up passes one tile less than that.",
        |case| {
            rule(case, |columns, board| {
                inversions(board, false) + row(columns, board) * columns
            })
        },
    )
    .likely(
        "A board of 5 × 5 cells may have 276 inversions, more than a `u8` can count. Keep only \
         whether there are evenly many.",
        |case, given| {
            case.start.len() < 256
                && matches!(given, RunOutcome::Panicked(text) if text.contains("with overflow"))
        },
    )
    .likely(
        "This board has 256 cells, one more than the largest `u8`: count cells in a `usize`.",
        |case, _| case.start.len() == 256,
    )
    .judge()
}
