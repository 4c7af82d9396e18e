//! Questions about lower bounds, and about the searches that use them.
use lower_bound::{hamming, manhattan, must_leave};

use crate::draw::SeededNumbers;
use crate::searches::tile_inversions;
use crate::template::{
    Numbers, Template, Variant, bytes, joined, number_word, spaced, values,
};

/// Templates of the questions in this module.
pub const TEMPLATES: &[Template] = &[
    Template {
        title: "Three bounds of one board",
        page_numbers: &[&[3, 2, 1, 4, 5, 6, 0, 8, 7]],
        draw: |draw| {
            vec![draw.draw_until(|d| d.permutation(9), |board| is_suitable(board))]
        },
        compute: three_bounds,
    },
    Template {
        title: "Two halves",
        page_numbers: &[&[9, 2], &[3, 4], &[9, 11]],
        draw: |draw| {
            let own_tables = draw.numbers(2, 4, 11);
            // Both values include the blank and count every move, so they have the same
            // parity.
            let every = |d: &mut SeededNumbers| {
                own_tables.iter().map(|n| n + d.within(2, 8)).collect()
            };
            let fits = |e: &Vec<u64>| e[0] != e[1] && e[0] % 2 == e[1] % 2;
            let every = draw.draw_until(every, fits);
            vec![vec![9, draw.within(2, 4)], own_tables, every]
        },
        compute: two_halves,
    },
    Template {
        title: "The next limit",
        page_numbers: &[&[7], &[9, 12, 12, 13], &[12, 12, 13, 11]],
        draw: |draw| {
            let first = draw.within(5, 12);
            // Every pruned value of f exceeds the last limit by more than one.
            let cut = draw.numbers(4, first + 2, first + 7);
            let next = cut.iter().min().copied().unwrap_or(first + 2);
            // Values of f above the new limit are pruned again in the next round.
            let mut later: Vec<_> = cut.iter().copied().filter(|&n| n > next).collect();
            later.extend(draw.numbers(2, next + 1, next + 4));
            vec![vec![first], cut, later]
        },
        compute: next_limits,
    },
    Template {
        title: "What exchanges cost",
        page_numbers: &[&[1, 3, 9]],
        draw: |draw| {
            let costs = |draw: &mut SeededNumbers| {
                vec![draw.within(1, 3), draw.within(2, 6), draw.within(8, 14)]
            };
            vec![draw.draw_until(costs, |c| c[0] < c[1] && 2 * c[0] + c[1] < c[2])]
        },
        compute: exchange_costs,
    },
    Template {
        title: "Limits of a 15-puzzle",
        page_numbers: &[&[1, 2, 3, 4, 5, 7, 15, 8, 9, 6, 11, 12, 0, 13, 10, 14]],
        draw: draw_deep_board,
        compute: fifteen_limits,
    },
];

/// A row or column with tiles that are in linear conflict.
struct ConflictLine {
    /// Name, such as `the first row`.
    name: String,
    /// Tiles whose goal is in the line, in their current order.
    own_tiles: Vec<u64>,
    /// Number of tiles that must leave the line.
    leave: usize,
}

/// Returns the rows and columns with linear conflicts.
fn conflict_lines(board: &[u64]) -> Vec<ConflictLine> {
    let line = |line: usize, by_row: bool| {
        let cell = |at| if by_row { line * 3 + at } else { at * 3 + line };
        let goal = |tile: u64| {
            let goal = tile as usize - 1;
            if by_row { (goal / 3, goal % 3) } else { (goal % 3, goal / 3) }
        };
        let tiles = (0..3).map(|at| board[cell(at)]).filter(|&tile| tile > 0);
        let own_tiles: Vec<_> = tiles.filter(|&tile| goal(tile).0 == line).collect();
        let leave = must_leave(own_tiles.iter().map(|&tile| goal(tile).1));
        let kind = if by_row { "row" } else { "column" };
        let name = format!("the {} {kind}", ["first", "second", "third"][line]);
        ConflictLine { name, own_tiles, leave }
    };
    let rows = (0..3).map(|at| line(at, true));
    let all = rows.chain((0..3).map(|at| line(at, false)));
    all.filter(|line| line.leave > 0).collect()
}

/// Counts the tiles that must leave their row or column.
fn count_leaving(board: &[u64]) -> usize {
    conflict_lines(board).iter().map(|line| line.leave).sum()
}

/// Whether a board suits a question: solvable, not too far from solved, and with a linear
/// conflict.
fn is_suitable(board: &[u64]) -> bool {
    let row = bytes(board);
    tile_inversions(board).is_multiple_of(2)
        && manhattan(&row, 3) <= 10
        && count_leaving(board) > 0
}

/// Formats a 3×3 board with slashes between its rows.
fn three_rows(board: &[u64]) -> String {
    let row = |row: &[u64]| spaced(row).replace('0', "_");
    board.chunks(3).map(row).collect::<Vec<_>>().join(" / ")
}

fn three_bounds(given: &[Vec<u64>]) -> Variant {
    let board = bytes(&given[0]);
    let (h, m) = (u64::from(hamming(&board)), u64::from(manhattan(&board, 3)));
    let leave = count_leaving(&given[0]) as u64;
    let conflict = m + 2 * leave;
    let mut leaving = String::new();
    for (at, ConflictLine { name, own_tiles, leave }) in
        conflict_lines(&given[0]).iter().enumerate()
    {
        let (tiles, must) = (spaced(own_tiles), number_word(*leave as u64));
        leaving += &match at {
            0 => format!("of {tiles} in {name} {must} must leave it"),
            _ => format!(", and of {tiles} in {name} {must}"),
        };
    }
    Variant {
        values: values([
            ("board", &three_rows(&given[0])),
            ("hamming", &h),
            ("manhattan", &m),
            ("leaving", &leaving),
            ("leave", &leave),
            ("conflict", &conflict),
        ]),
        answers: vec![vec![h], vec![m], vec![conflict]],
    }
}

fn two_halves(given: &[Vec<u64>]) -> Variant {
    let (cells, tiles) = (given[0][0], given[0][1]);
    let parts: Vec<_> = (0..=tiles).map(|at| cells - at).collect();
    let count = parts.iter().product::<u64>();
    let mut largest_first = given[2].clone();
    largest_first.sort_unstable_by(|a, b| b.cmp(a));
    let sum = given[1][0] + given[1][1];
    Variant {
        values: values([
            ("tiles", &number_word(tiles)),
            ("own", &given[1][0]),
            ("other", &given[1][1]),
            ("every", &given[2][0]),
            ("all", &given[2][1]),
            ("product", &joined(&parts, r" \cdot ")),
            ("count", &count),
            ("sum", &sum),
            ("larger", &largest_first[0]),
        ]),
        answers: vec![vec![count], vec![sum], largest_first],
    }
}

fn next_limits(given: &[Vec<u64>]) -> Variant {
    let first = given[0][0];
    let [second, third] =
        [1, 2].map(|at| given[at].iter().min().copied().unwrap_or_default());
    Variant {
        values: values([
            ("first", &first),
            ("cut", &joined(&given[1], ", ")),
            ("later", &joined(&given[2], ", ")),
            ("second", &second),
            ("third", &third),
        ]),
        answers: vec![vec![first, second, third]],
    }
}

fn exchange_costs(given: &[Vec<u64>]) -> Variant {
    let [a, b, c] = given[0][..] else { unreachable!("three prices are given") };
    // Permutations in the order of their ranks: 012, 021, 102, 120, 201, 210.
    let mut price = [u64::MAX; 6];
    price[0] = 0;
    let mut settled = [false; 6];
    while let Some(at) = (0..6).filter(|&at| !settled[at]).min_by_key(|&at| price[at]) {
        settled[at] = true;
        for (i, j, cost) in [(0, 1, a), (1, 2, b), (0, 2, c)] {
            let mut order = [0; 3];
            permutation::unrank(at as u64, &mut order);
            order.swap(i, j);
            let to = permutation::rank(&order) as usize;
            price[to] = price[to].min(price[at] + cost);
        }
    }
    Variant {
        values: values([
            ("a", &a),
            ("b", &b),
            ("c", &c),
            ("prices", &joined(&price[1..], ", ")),
            ("last", &price[5]),
        ]),
        answers: vec![price[1..].to_vec()],
    }
}

/// Draws a board of the 15-puzzle that the first two rounds of IDA* do not solve.
fn draw_deep_board(draw: &mut SeededNumbers) -> Numbers {
    loop {
        let board = random_walk(draw);
        let bound = manhattan(&bytes(&board), 4) as usize;
        // A small limit keeps the arithmetic in class small.
        if bound <= 12 && !is_solved_within(&board, None, bound + 2) {
            return vec![board];
        }
    }
}

/// Whether at most `moves` moves solve a board. The blank does not move back to `before`.
fn is_solved_within(board: &[u64], previous: Option<usize>, moves: usize) -> bool {
    let bound = manhattan(&bytes(board), 4) as usize;
    let blank = board.iter().position(|&tile| tile == 0).expect("a blank");
    let mut next_cells =
        (0..16).filter(|&to| are_adjacent(blank, to) && Some(to) != previous);
    bound == 0
        || bound <= moves
            && next_cells.any(|to| {
                let mut next = board.to_vec();
                next.swap(blank, to);
                is_solved_within(&next, Some(blank), moves - 1)
            })
}

/// Whether two cells of a board with four columns share a side.
fn are_adjacent(a: usize, b: usize) -> bool {
    (a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4) == 1
}

/// Returns a board of the 15-puzzle some random moves from solved.
fn random_walk(draw: &mut SeededNumbers) -> Vec<u64> {
    let mut board: Vec<_> = (1..16).chain([0]).collect::<Vec<u64>>();
    let (mut blank, mut previous) = (15_usize, 15_usize);
    for _ in 0..draw.within(16, 24) {
        let next_cells: Vec<_> =
            (0..16).filter(|&to| are_adjacent(blank, to) && to != previous).collect();
        let to = next_cells[draw.within(0, next_cells.len() as u64 - 1) as usize];
        board.swap(blank, to);
        (previous, blank) = (blank, to);
    }
    board
}

fn fifteen_limits(given: &[Vec<u64>]) -> Variant {
    let board = bytes(&given[0]);
    let m = u64::from(manhattan(&board, 4));
    let limits: Vec<_> = (0..3).map(|round| m + 2 * round).collect();
    let row = |row: &[u64]| {
        let cell =
            |&tile: &u64| if tile == 0 { "_".to_owned() } else { tile.to_string() };
        row.iter().map(cell).collect::<Vec<_>>().join(" ")
    };
    let rows: Vec<_> = given[0].chunks(4).map(row).collect();
    Variant {
        values: values([
            ("board", &rows.join(" / ")),
            ("manhattan", &m),
            ("limits", &joined(&limits, ", ")),
        ]),
        answers: vec![vec![m], limits],
    }
}
