//! Questions about lower bounds, and about the searches that use them.
use lower_bound::{hamming, manhattan, must_leave};

use crate::draw::Draw;
use crate::searches::crossings;
use crate::template::{Made, Numbers, Template, bytes, listed, spaced, values, word};

/// The questions of this file.
pub const TEMPLATES: &[Template] = &[
    Template {
        title: "Three bounds of one board",
        page: &[&[3, 2, 1, 4, 5, 6, 0, 8, 7]],
        draw: |draw| vec![draw.until(|d| d.order(9), |board| crossed(board))],
        make: bounds,
    },
    Template {
        title: "Two halves",
        page: &[&[9, 2], &[3, 4], &[9, 7]],
        draw: |draw| {
            let own = draw.row(2, 4, 11);
            // Both see the blank and count every move: so they agree in parity.
            let every = |d: &mut Draw| own.iter().map(|n| n + d.within(2, 8)).collect();
            let fits = |e: &Vec<u64>| e[0] != e[1] && e[0] % 2 == e[1] % 2;
            let every = draw.until(every, fits);
            vec![vec![9, draw.within(2, 4)], own, every]
        },
        make: halves,
    },
    Template {
        title: "The next limit",
        page: &[&[7], &[9, 12, 12, 13], &[12, 12, 13, 11]],
        draw: |draw| {
            let first = draw.within(5, 12);
            // Larger than the last limit by more than one.
            let cut = draw.row(4, first + 2, first + 7);
            let next = cut.iter().min().copied().unwrap_or(first + 2);
            // What is still above the limit is met and cut again.
            let mut later: Vec<_> = cut.iter().copied().filter(|&n| n > next).collect();
            later.extend(draw.row(2, next + 1, next + 4));
            vec![vec![first], cut, later]
        },
        make: limits,
    },
    Template {
        title: "What exchanges cost",
        page: &[&[1, 3, 9]],
        draw: |draw| {
            let costs = |draw: &mut Draw| {
                vec![draw.within(1, 3), draw.within(2, 6), draw.within(8, 14)]
            };
            vec![draw.until(costs, |c| c[0] < c[1] && 2 * c[0] + c[1] < c[2])]
        },
        make: prices,
    },
    Template {
        title: "Limits of a 15-puzzle",
        page: &[&[1, 2, 3, 4, 5, 7, 15, 8, 9, 6, 11, 12, 0, 13, 10, 14]],
        draw: unsolved,
        make: fifteen,
    },
];

/// A line of a board in which tiles that belong there are in each other's way.
struct Crowded {
    /// Its name, `the first row`.
    name: String,
    /// The tiles that belong there, as they stand.
    own: Vec<u64>,
    /// How many of them must leave.
    leave: usize,
}

/// The crowded rows and columns.
fn crowded(board: &[u64]) -> Vec<Crowded> {
    let line = |line: usize, by_row: bool| {
        let cell = |at| if by_row { line * 3 + at } else { at * 3 + line };
        let goal = |tile: u64| {
            let goal = tile as usize - 1;
            if by_row { (goal / 3, goal % 3) } else { (goal % 3, goal / 3) }
        };
        let tiles = (0..3).map(|at| board[cell(at)]).filter(|&tile| tile > 0);
        let own: Vec<_> = tiles.filter(|&tile| goal(tile).0 == line).collect();
        let leave = must_leave(own.iter().map(|&tile| goal(tile).1));
        let kind = if by_row { "row" } else { "column" };
        let name = format!("the {} {kind}", ["first", "second", "third"][line]);
        Crowded { name, own, leave }
    };
    let rows = (0..3).map(|at| line(at, true));
    let all = rows.chain((0..3).map(|at| line(at, false)));
    all.filter(|line| line.leave > 0).collect()
}

/// How many tiles must leave their row or column.
fn leaving(board: &[u64]) -> usize {
    crowded(board).iter().map(|line| line.leave).sum()
}

/// Whether a board is good for a question: it can be solved, is not too far, and has tiles in
/// each other's way.
fn crossed(board: &[u64]) -> bool {
    let row = bytes(board);
    crossings(board).is_multiple_of(2) && manhattan(&row, 3) <= 10 && leaving(board) > 0
}

/// A 3×3 board, its rows with strokes between them.
fn three_rows(board: &[u64]) -> String {
    let row = |row: &[u64]| spaced(row).replace('0', "_");
    board.chunks(3).map(row).collect::<Vec<_>>().join(" / ")
}

fn bounds(given: &[Vec<u64>]) -> Made {
    let board = bytes(&given[0]);
    let (h, m) = (u64::from(hamming(&board)), u64::from(manhattan(&board, 3)));
    let leave = leaving(&given[0]) as u64;
    let conflict = m + 2 * leave;
    let mut leaving = String::new();
    for (at, Crowded { name, own, leave }) in crowded(&given[0]).iter().enumerate() {
        let (tiles, must) = (spaced(own), word(*leave as u64));
        leaving += &match at {
            0 => format!("of {tiles} in {name} {must} must leave it"),
            _ => format!(", and of {tiles} in {name} {must}"),
        };
    }
    Made {
        values: values([
            ("board", &three_rows(&given[0])),
            ("hamming", &h),
            ("manhattan", &m),
            ("leaving", &leaving),
            ("leave", &leave),
            ("conflict", &conflict),
        ]),
        right: vec![vec![h, m, conflict]],
    }
}

fn halves(given: &[Vec<u64>]) -> Made {
    let (cells, tiles) = (given[0][0], given[0][1]);
    let parts: Vec<_> = (0..=tiles).map(|at| cells - at).collect();
    let (count, larger) =
        (parts.iter().product::<u64>(), given[2].iter().max().copied().unwrap_or(0));
    let sum = given[1][0] + given[1][1];
    Made {
        values: values([
            ("tiles", &word(tiles)),
            ("own", &given[1][0]),
            ("other", &given[1][1]),
            ("every", &given[2][0]),
            ("all", &given[2][1]),
            ("product", &listed(&parts, r" \cdot ")),
            ("count", &count),
            ("sum", &sum),
            ("larger", &larger),
        ]),
        right: vec![vec![count], vec![sum], vec![larger]],
    }
}

fn limits(given: &[Vec<u64>]) -> Made {
    let first = given[0][0];
    let [second, third] =
        [1, 2].map(|at| given[at].iter().min().copied().unwrap_or_default());
    Made {
        values: values([
            ("first", &first),
            ("cut", &listed(&given[1], ", ")),
            ("later", &listed(&given[2], ", ")),
            ("second", &second),
            ("third", &third),
        ]),
        right: vec![vec![first, second, third]],
    }
}

fn prices(given: &[Vec<u64>]) -> Made {
    let [a, b, c] = given[0][..] else { unreachable!("three prices are given") };
    // The orders as they are numbered: 012, 021, 102, 120, 201, 210.
    let mut price = [u64::MAX; 6];
    price[0] = 0;
    let mut taken = [false; 6];
    while let Some(at) = (0..6).filter(|&at| !taken[at]).min_by_key(|&at| price[at]) {
        taken[at] = true;
        for (i, j, cost) in [(0, 1, a), (1, 2, b), (0, 2, c)] {
            let mut order = [0; 3];
            permutation::unrank(at as u64, &mut order);
            order.swap(i, j);
            let to = permutation::rank(&order) as usize;
            price[to] = price[to].min(price[at] + cost);
        }
    }
    Made {
        values: values([
            ("a", &a),
            ("b", &b),
            ("c", &c),
            ("prices", &listed(&price[1..], ", ")),
            ("last", &price[5]),
        ]),
        right: vec![price[1..].to_vec()],
    }
}

/// A board of the 15-puzzle which the first two rounds of IDA* do not solve.
fn unsolved(draw: &mut Draw) -> Numbers {
    loop {
        let board = walked(draw);
        let bound = manhattan(&bytes(&board), 4) as usize;
        // The rounds are small, and so is what a class adds up.
        if bound <= 12 && !is_solved_within(&board, None, bound + 2) {
            return vec![board];
        }
    }
}

/// Whether so many moves solve a board at most. The blank does not go back to where it was.
fn is_solved_within(board: &[u64], before: Option<usize>, moves: usize) -> bool {
    let bound = manhattan(&bytes(board), 4) as usize;
    let blank = board.iter().position(|&tile| tile == 0).expect("a blank");
    let mut ways = (0..16).filter(|&to| is_near(blank, to) && Some(to) != before);
    bound == 0
        || bound <= moves
            && ways.any(|to| {
                let mut next = board.to_vec();
                next.swap(blank, to);
                is_solved_within(&next, Some(blank), moves - 1)
            })
}

/// Whether two cells of a board of four columns share a side.
fn is_near(a: usize, b: usize) -> bool {
    (a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4) == 1
}

/// A board of the 15-puzzle some moves from solved.
fn walked(draw: &mut Draw) -> Vec<u64> {
    let mut board: Vec<_> = (1..16).chain([0]).collect::<Vec<u64>>();
    let (mut blank, mut before) = (15_usize, 15_usize);
    for _ in 0..draw.within(16, 24) {
        let ways: Vec<_> =
            (0..16).filter(|&to| is_near(blank, to) && to != before).collect();
        let to = ways[draw.within(0, ways.len() as u64 - 1) as usize];
        board.swap(blank, to);
        (before, blank) = (blank, to);
    }
    board
}

fn fifteen(given: &[Vec<u64>]) -> Made {
    let board = bytes(&given[0]);
    let m = u64::from(manhattan(&board, 4));
    let limits: Vec<_> = (0..3).map(|round| m + 2 * round).collect();
    let row = |row: &[u64]| {
        let cell =
            |&tile: &u64| if tile == 0 { "_".to_owned() } else { tile.to_string() };
        row.iter().map(cell).collect::<Vec<_>>().join(" ")
    };
    let rows: Vec<_> = given[0].chunks(4).map(row).collect();
    Made {
        values: values([
            ("board", &rows.join(" / ")),
            ("manhattan", &m),
            ("limits", &listed(&limits, ", ")),
        ]),
        right: vec![vec![m], limits],
    }
}
