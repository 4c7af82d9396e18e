#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::Neighbors;
use judge::{RunOutcome, Verdict, ask, at_most, compare};
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

/// A search without the bound.
fn blind(small: &Small, p: usize, left: usize, calls: &mut u64) -> bool {
    if p == 0 || left == 0 {
        return p == 0;
    }
    *calls += 1;
    small.graph[p].iter().any(|&q| blind(small, q, left - 1, calls))
}

/// A search for which the bound 0 is the goal.
fn to_bound_0(small: &Small, p: usize, left: usize) -> bool {
    let go_on = left > 0 && small.bounds[p] <= left;
    small.bounds[p] == 0
        || go_on && small.graph[p].iter().any(|&q| to_bound_0(small, q, left - 1))
}

/// A search that goes to no position twice. With `marks_all` it marks a position even if
/// it turns back there.
fn once(
    small: &Small,
    p: usize,
    left: usize,
    marks_all: bool,
    seen: &mut [bool],
) -> bool {
    let back = left == 0 || small.bounds[p] > left;
    if p == 0 || seen[p] || back && !marks_all {
        return p == 0;
    }
    seen[p] = true;
    let mut after = small.graph[p].iter();
    !back && after.any(|&q| once(small, q, left - 1, marks_all, seen))
}

/// What to say of a search that asks too often, by the calls of all cases: those found,
/// those of a search without the bound, and whether the bound of `p` itself was heeded.
fn advice(found: &[u64], blind: &[u64], at_p: bool) -> &'static str {
    if found == blind {
        "It looks as if the bound is not used."
    } else if at_p {
        "You look at the bound, but not everywhere: each position on the way has one. And \
         compare it with the moves left *at that position*."
    } else {
        "The bound does not stop you in time: compare it with the moves left *at that \
         position*, and also at `p` itself."
    }
}

/// Positions from which no moves lead to the goal, and more moves left than a small type
/// can count.
fn compared_far() -> Verdict {
    let apart = vec![vec![1], vec![0], vec![], vec![4], vec![3]];
    let apart = Small {
        name: "positions 0 and 1 joined, 3 and 4 joined, 2 alone, all bounds 0",
        distances: vec![0, 1, usize::MAX, usize::MAX, usize::MAX],
        graph: apart,
        bounds: vec![0; 5],
    };
    let row = Small::new(
        "a row of four positions, bounds 0 1 2 3",
        common::row(4),
        vec![0, 1, 2, 3],
    );
    let no_way = (0..5).flat_map(|p| (0..=8).map(move |left| (p, left)));
    let many = [7, 8, 15, 16, 31, usize::BITS - 1].map(|bits| 1_usize << bits);
    let many = many.into_iter().flat_map(|left| [(3, left), (2, left + 1)]);
    let cases = no_way.map(|(p, left)| (&apart, p, left));
    compare(
        cases.chain(many.map(|(p, left)| (&row, p, left))),
        |&(small, p, left)| format!("within({p}, {left}, …) on {}", small.name),
        |&(small, p, left)| ask_for(small, p, left).0,
        |&(small, p, left)| small.distances[p] <= left,
    )
    .likely(
        "`left` may be as large as a `usize` can hold: do you keep it in a smaller type?",
        |&(_, _, left), _| left > 8,
    )
    .likely(
        "From this position no moves lead to the goal, however many are left.",
        |&(small, p, _), _| small.distances[p] == usize::MAX,
    )
    .judge()
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
    .mistake(
        "It looks as if you take a bound of 0 for the goal. Another position may have it, \
         too: the bound only says that no fewer moves will do.",
        |&(small, p, left)| to_bound_0(small, p, left),
    )
    .mistake(
        "It looks as if you go to no position twice. A position met with few moves left \
         must be looked at again if it is met with more.",
        |&(small, p, left)| {
            once(small, p, left, false, &mut vec![false; small.graph.len()])
        },
    )
    .mistake(
        "It looks as if you mark each position that you meet, and pass by what is marked. A \
         position met with few moves left must be looked at again if it is met with more.",
        |&(small, p, left)| {
            once(small, p, left, true, &mut vec![false; small.graph.len()])
        },
    )
    .mistake(
        "Look whether you are at the goal before you look whether moves are left.",
        |&(small, p, left)| left > 0 && small.distances[p] < left,
    )
    .likely(
        "Do you mark positions as seen? A position met with few moves left must be looked \
         at again if it is met with more.",
        |&(small, p, left), answer| {
            *answer == RunOutcome::Gave(false) && small.distances[p] > 1 && left > 2
        },
    )
    .judge()?;
    let mut asked = Vec::new();
    let (mut all_found, mut all_blind) = (Vec::new(), Vec::new());
    let mut at_p = true;
    for small in &puzzles {
        let one_short = |&p: &usize| (1..=MOST + 1).contains(&small.distances[p]);
        for p in (0..small.graph.len()).filter(one_short) {
            let left = small.distances[p] - 1;
            let call = call(small, p, left);
            let (_, found) = ask::<(bool, u64)>(&*call, || ask_for(small, p, left))?;
            let (mut limit, mut most) = (0, 0);
            search(small, p, left, &mut limit, &never);
            blind(small, p, left, &mut most);
            at_p &= found == 0 || small.bounds[p] <= left;
            all_found.push(found);
            all_blind.push(most);
            asked.push((call, found, limit));
        }
    }
    let advice = advice(&all_found, &all_blind, at_p);
    for (call, found, limit) in asked {
        at_most(call, "calls of `neighbors`", found, limit, advice)?;
    }
    for small in &puzzles {
        let near = |&p: &usize| small.distances[p] < MOST;
        for p in (0..small.graph.len()).filter(near) {
            let left = small.distances[p] + 1;
            let call = call(small, p, left);
            let (_, found) = ask::<(bool, u64)>(&*call, || ask_for(small, p, left))?;
            let mut limit = 0;
            search(small, p, left, &mut limit, &never);
            at_most(
                call,
                "calls of `neighbors`",
                found,
                limit,
                "There is a way here. Stop as soon as one neighbor leads to the goal.",
            )?;
        }
    }
    // Whoever does not stop in time would not come back from there.
    compared_far()
}
