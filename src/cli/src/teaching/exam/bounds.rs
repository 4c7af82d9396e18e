//! Questions about lower bounds, and about the searches that use them.
use lower_bound::{hamming, manhattan, must_leave};

use super::searches::crossings;
use super::template::{Made, Numbers, Template, bytes, key, listed, spaced, word};
use crate::teaching::draw::Draw;

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
        asked: format!(
            "An 8-puzzle shows {}; solved it is 1 2 3 / 4 5 6 / 7 8 _. Give three lower bounds of its distance: the \
             Hamming distance, the Manhattan distance, and the latter with linear conflict. Why may the moves of the \
             conflicts be added to those of Manhattan?",
            three_rows(&given[0])
        ),
        answer: format!(
            "Hamming {h}; Manhattan {m}; {leaving}: ${m} + 2 \\cdot {leave} = {conflict}$. A tile that leaves its row and comes back makes two moves up and down that Manhattan \
             does not count, for it counts none of that tile in that direction; the same holds for columns."
        ),
        key: key([
            (1, "Hamming, without the blank"),
            (1, "Manhattan, without the blank"),
            (1, "two for each tile that must leave, and not for each pair"),
            (1, "no move is counted by both"),
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
        asked: format!(
            "A table of the 8-puzzle sees {} tiles and the blank, in {} cells. (a) How many entries has it? Another table \
             sees other tiles, and the blank. Of a board, the first says {} and the second {}. What follows for its distance, (b) if each \
             counts the moves of its own tiles alone, (c) if they say {} and {} and count every move? (d) Prove (b).",
            word(tiles),
            word(cells),
            given[1][0],
            given[1][1],
            given[2][0],
            given[2][1]
        ),
        answer: format!(
            r"(a) ${} = {count}$. (b) At least ${} + {} = {sum}$. (c) At least {larger}, the larger one. (d) Sort the moves of any solution by the tile that moves. Those of the first table's tiles solve its part, so there are at least as many as it says; and so for the second. No move is of both kinds.",
            listed(&parts, r" \cdot "),
            given[1][0],
            given[1][1]
        ),
        key: key([
            (1, "(a) each tile has one cell less to choose from, and so has the blank"),
            (1, "(b) the sum"),
            (1, "(c) the larger one"),
            (2, "(d) each part is solved by its own moves, and none counts twice"),
        ]),
        right: vec![vec![count], vec![sum], vec![larger]],
    }
}

fn limits(given: &[Vec<u64>]) -> Made {
    let first = given[0][0];
    let [second, third] =
        [1, 2].map(|at| given[at].iter().min().copied().unwrap_or_default());
    Made {
        asked: format!(
            "IDA* starts at a position whose bound is {first}. The first round cuts positions with the sums {} of moves and \
             bound, in no particular order, and finds nothing; the second cuts {}, and finds nothing. Give the limits of the three rounds. What is \
             known of the distance after the second?",
            listed(&given[1], ", "),
            listed(&given[2], ", ")
        ),
        answer: format!(
            "{first}, {second} and {third}: the bound of the start, and then the smallest sum that was cut. After the second \
             round no solution has {second} moves or fewer; and as every way was cut at a sum of {third} or more, the \
             distance is at least {third}."
        ),
        key: key([
            (1, "the first limit"),
            (
                1,
                "the other two: the smallest sum that was cut, and not the last limit plus one",
            ),
            (1, "the least that is left for the distance"),
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
        asked: format!(
            "Three cards lie as 0 1 2. To exchange the first two costs {a}, the last two {b}, the outer two {c}. What does it \
             cost at least to come to 0 2 1, to 1 0 2, to 1 2 0, to 2 0 1, and to 2 1 0? When does Dijkstra's algorithm know \
             the last of these prices, and why not as soon as it has found 2 1 0?"
        ),
        answer: format!(
            "{}. It knows the price of 2 1 0 when it takes that order out of what waits. It finds it first for {c}, by one \
             move, and later for {}.",
            listed(&price[1..], ", "),
            price[5]
        ),
        key: key([
            (3, "the five prices; 1 point less for each that is wrong"),
            (1, "when it is taken out: a cheaper way may be found before"),
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
        asked: format!(
            "A 15-puzzle shows {}; solved, the tiles stand in order and the blank last. Give the Manhattan distance. IDA* \
             has it as its bound, and its first two rounds find no solution. Which limits do its first three rounds have? \
             Why not the numbers between them, and why is none of these left out?",
            rows.join(" / ")
        ),
        answer: format!(
            "{m}; the limits are {}. A move takes one tile one step, so the Manhattan \
             distance changes by exactly 1, and the sum of moves and bound stays as it is or grows by 2: what first goes \
             beyond a limit does so by 2.",
            listed(&limits, ", ")
        ),
        key: key([
            (2, "the Manhattan distance; 1 point if it is wrong by one tile"),
            (1, "three limits, two apart"),
            (1, "each move changes the bound by 1, up or down"),
        ]),
        right: vec![vec![m], limits],
    }
}
