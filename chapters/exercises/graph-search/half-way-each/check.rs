use std::cell::Cell;

use judge::{RunOutcome, Verdict, ask, at_most, compare, ensure};
use puzzle::{Indexed, hanoi::Hanoi, pancake::Pancakes};

/// A name, and for each state its neighbors.
type Graph = (&'static str, Vec<Vec<usize>>);

fn ring(n: usize, first: usize) -> Vec<Vec<usize>> {
    (0..n).map(|s| vec![(s + first) % n, (s + n - first) % n]).collect()
}

fn of(puzzle: &dyn Indexed) -> Vec<Vec<usize>> {
    let after = |s| puzzle.successors(s).into_iter().flatten().map(|t| t as usize).collect();
    (0..puzzle.position_count()).map(after).collect()
}

fn right(graph: &[Vec<usize>], start: usize, goal: usize) -> Option<usize> {
    let after = |&s: &usize| graph[s].clone();
    let found = graph_search::breadth_first(start, after, |&s| s == goal);
    found.path.map(|path| path.len() - 1)
}

/// Where large numbers begin.
const LARGE: usize = usize::MAX - 100;

/// Pairs of states in small graphs, the first of which has this number; a pair far apart, and
/// states with large numbers.
fn cases() -> Vec<(Graph, usize, usize, usize)> {
    let apart = vec![vec![1, 2], vec![0, 2], vec![0, 1], vec![4], vec![3]];
    let sorted = |n| {
        let mut ring = ring(n, 1);
        ring.iter_mut().for_each(|near| near.sort_unstable());
        ring
    };
    let graphs = [
        ("a ring of 3 states", ring(3, 1)),
        ("a ring of 3 states and a line of 2", apart),
        ("a ring of 7 states", sorted(7)),
        ("a ring of 11 states", sorted(11)),
        ("a tower of 3 discs", of(&Hanoi::new(3, 3).expect("a tower"))),
        ("5 pancakes", of(&Pancakes::new(5).expect("a stack"))),
    ];
    let mut cases = vec![];
    for graph in graphs {
        for start in 0..graph.1.len().min(7) {
            for goal in 0..graph.1.len() {
                cases.push((graph.clone(), 0, start, goal));
            }
        }
    }
    cases.push((("a ring of 2000 states", ring(2000, 1)), 0, 3, 1003));
    for goal in 0..7 {
        let graph = ("a ring of 7 states with large numbers", ring(7, 1));
        cases.push((graph, LARGE, 2, goal));
    }
    cases
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |((name, _), first, start, goal)| {
            format!("distance({}, {}, …) on {name}", first + start, first + goal)
        },
        |((_, graph), first, start, goal)| {
            let calls = Cell::new(0);
            let neighbors = |s: usize| {
                calls.set(calls.get() + 1);
                let limit = 40 * graph.len();
                assert!(
                    calls.get() < limit,
                    "neighbors was called {limit} times: does the search remember what \
                     it has visited, and does it end when nothing is left?"
                );
                graph[s - first].iter().map(|t| first + t).collect()
            };
            exercise::distance(first + start, first + goal, &neighbors)
        },
        |((_, graph), _, start, goal)| right(graph, *start, *goal),
    )
    .mistake(
        "It looks as if the last move is not counted, the one on which the sides meet.",
        |((_, graph), _, start, goal)| {
            right(graph, *start, *goal).map(|moves| moves.saturating_sub(1))
        },
    )
    .mistake(
        "It looks as if you count states, the start among them, and not moves.",
        |((_, graph), _, start, goal)| right(graph, *start, *goal).map(|moves| moves + 1),
    )
    .mistake(
        "It looks as if you compare the sides only when both have finished a layer: \
         compare after each layer of either side, and not only after both.",
        |((_, graph), _, start, goal)| {
            right(graph, *start, *goal).map(|moves| moves + moves % 2)
        },
    )
    .likely(
        "A state may be any number that a `usize` holds: remember the visited ones in a set, \
         and not in a row with a place for each number.",
        |(_, first, _, _), _| *first == LARGE,
    )
    .likely("No moves lead there: the answer is `None`.", |c, given| {
        right(&c.0.1, c.2, c.3).is_none() && matches!(given, RunOutcome::Gave(Some(_)))
    })
    .likely("A state is no move away from itself.", |(_, _, start, goal), _| {
        start == goal
    })
    .likely(
        "The goal may be a thousand moves away, and an `i8` ends at 127, a `u8` at 255.",
        |((_, graph), ..), given| {
            graph.len() > 1000
                && matches!(given, RunOutcome::Panicked(text) if text.contains("overflow"))
        },
    )
    .likely(
        "The way is too long: the sides met before one of them had finished its layer.",
        |((_, graph), _, start, goal), given| match (right(graph, *start, *goal), given) {
            (Some(right), RunOutcome::Gave(Some(found))) => *found > right,
            _ => false,
        },
    )
    .judge()?;
    calls()
}

/// How many calls two far stacks of eight take.
fn calls() -> Verdict {
    let puzzle = Pancakes::new(8).expect("a stack");
    let goal = puzzle.read_rank("4 6 1 7 2 8 3 5").expect("a stack") as usize;
    let calls = Cell::new(0);
    let neighbors = |s: usize| {
        calls.set(calls.get() + 1);
        let after = puzzle.successors(s as u64).into_iter().flatten();
        after.map(|t| t as usize).collect::<Vec<_>>()
    };
    let call = format!("distance(0, {goal}, …) on 8 pancakes");
    let given =
        ask::<Option<usize>>(call.clone(), || exercise::distance(0, goal, &neighbors))?;
    let student = calls.replace(0);
    let search = graph_search::Bidirectional::default();
    let found = search.search(0, goal, |&s| neighbors(s), |&s| neighbors(s));
    let right = found.ok().and_then(|found| found.path).map(|path| path.len() - 1);
    ensure(given == right, || {
        format!("{call} gives {given:?}, and {right:?} is right.")
    })?;
    at_most(
        call,
        "calls of neighbors",
        student,
        2 * calls.get(),
        "Both sides must go on in turn, so that each goes half the way.",
    )
}
