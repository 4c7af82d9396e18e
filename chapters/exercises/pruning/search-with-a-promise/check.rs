#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::Neighbors;
use judge::{Verdict, ask, at_most, compare};
use puzzle::Puzzle;
use puzzle::sliding::Sliding;

/// A puzzle: its name, its moves, a bound and the distance of each position.
struct Small {
    name: &'static str,
    graph: Neighbors,
    bounds: Vec<usize>,
    distances: Vec<usize>,
}

impl Small {
    fn new(name: &'static str, graph: Neighbors, bounds: Vec<usize>) -> Self {
        let distances = common::distances(&graph, 0).into_iter().flatten().collect();
        Small { name, graph, bounds, distances }
    }
}

/// For a board: how many rows and columns its tiles are from home.
fn steps(puzzle: &Sliding, rank: u64) -> usize {
    let board = puzzle.unrank(rank);
    let (_, columns) = puzzle.shape();
    let of = |cell: usize| {
        let home = usize::from(board[cell]) - 1;
        (cell / columns).abs_diff(home / columns)
            + (cell % columns).abs_diff(home % columns)
    };
    (0..board.len()).filter(|&cell| board[cell] != 0).map(of).sum()
}

fn puzzles() -> [Small; 4] {
    let board = Sliding::new(2, 3).expect("a size that there is");
    let steps = (0..board.count()).map(|rank| steps(&board, rank)).collect();
    let half = |distance: usize| distance.div_ceil(2);
    let cards = common::cards(4);
    let halves = common::distances(&cards, 0).into_iter().flatten().map(half).collect();
    [
        Small::new(
            "a row of four positions, bounds 0 1 2 3",
            common::row(4),
            vec![0, 1, 2, 3],
        ),
        Small::new(
            "a ring of five positions, all bounds 0",
            common::ring(5),
            vec![0; 5],
        ),
        Small::new("four cards, bounds half the distance", cards, halves),
        Small::new(
            "the boards of two rows and three columns, the tiles' steps as bounds",
            common::boards(&board),
            steps,
        ),
    ]
}

/// A search that turns back in time; `turn` may say more: the bounds of a
/// position and of its neighbor, and the moves left, tell it not to go there.
fn search(
    small: &Small,
    p: usize,
    left: usize,
    calls: &mut u64,
    turn: &dyn Fn(usize, usize, usize) -> bool,
) -> bool {
    if p == 0 {
        return true;
    }
    if left == 0 || small.bounds[p] > left {
        return false;
    }
    *calls += 1;
    let on = |q: &usize| !turn(small.bounds[p], small.bounds[*q], left);
    let mut after = small.graph[p].iter().filter(|q| on(q));
    after.any(|&q| search(small, q, left - 1, calls, turn))
}

/// What a student's function answers, and how often it asks for neighbors.
fn ask_for(small: &Small, p: usize, left: usize) -> (bool, u64) {
    let calls = Cell::new(0);
    let neighbors = |p: usize| {
        calls.set(calls.get() + 1);
        small.graph[p].clone()
    };
    let bound = |p: usize| small.bounds[p];
    (exercise::within(p, left, &neighbors, &bound), calls.get())
}

/// Can the goal be reached by exactly so many moves, each position's bound allowing it?
fn exactly(small: &Small, p: usize, left: usize) -> bool {
    if left == 0 {
        return p == 0;
    }
    small.bounds[p] <= left
        && small.graph[p].iter().any(|&q| exactly(small, q, left - 1))
}

const MOST: usize = 12;

pub fn check() -> Verdict {
    let puzzles = puzzles();
    let cases = puzzles.iter().flat_map(|small| {
        let all = (0..small.graph.len()).flat_map(|p| (0..=MOST).map(move |n| (p, n)));
        // At the goal's side of the distance and beyond it, the small ones first.
        let near = all.filter(|&(p, left)| left.abs_diff(small.distances[p]) <= 1);
        let mut near: Vec<_> = near.collect();
        near.sort_by_key(|&(p, left)| (left, p));
        near.into_iter().map(move |(p, left)| (small, p, left))
    });
    let call =
        |small: &Small, p, left| format!("within({p}, {left}, …) on {}", small.name);
    let never = |_: usize, _: usize, _: usize| false;
    compare(
        cases,
        |&(small, p, left)| call(small, p, left),
        |&(small, p, left)| ask_for(small, p, left).0,
        |&(small, p, left)| small.distances[p] <= left,
    )
    .mistake(
        "It looks as if you take the bound for the distance. So many moves are needed at \
         least; perhaps more are.",
        |&(small, p, left)| small.bounds[p] <= left,
    )
    .mistake(
        "It looks as if you turn back where the bound is as large as the moves left. They \
         may just be enough.",
        |&(small, p, left)| {
            let turn = |_, bound: usize, left: usize| bound > 0 && bound + 1 >= left;
            let at_once = p != 0 && small.bounds[p] >= left;
            !at_once && search(small, p, left, &mut 0, &turn)
        },
    )
    .mistake(
        "It looks as if you only make moves after which the bound is smaller. A way may \
         have to make it larger first.",
        |&(small, p, left)| {
            search(small, p, left, &mut 0, &|before, after, _| after >= before)
        },
    )
    .mistake(
        "It looks as if you ask for exactly so many moves. Fewer are right, too.",
        |&(small, p, left)| exactly(small, p, left),
    )
    .judge()?;
    for small in &puzzles {
        let one_short = |&p: &usize| (1..=MOST + 1).contains(&small.distances[p]);
        for p in (0..small.graph.len()).filter(one_short) {
            let left = small.distances[p] - 1;
            let call = call(small, p, left);
            let (_, found) = ask(&*call, || ask_for(small, p, left))?;
            let mut limit = 0;
            search(small, p, left, &mut limit, &never);
            let advice = match small.bounds[p] > left {
                true => "It looks as if the bound is not used.",
                false => {
                    "You look at the bound, but not everywhere: each position on the way \
                     has one."
                }
            };
            at_most(call, "calls of `neighbors`", found, limit, advice)?;
        }
    }
    Ok(())
}
