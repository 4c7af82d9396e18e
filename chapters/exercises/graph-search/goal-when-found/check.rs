use std::cell::Cell;
use std::collections::HashSet;

use judge::{RunOutcome, Verdict, at_most, compare};
use puzzle::{Indexed, pancake::Pancakes};

/// For each state its neighbors.
type Graph = Vec<Vec<usize>>;

fn ring(n: usize) -> Graph {
    (0..n).map(|s| vec![(s + 1) % n, (s + n - 1) % n]).collect()
}

/// Two lines of `n` states, with no way from one to the other.
fn two_lines(n: usize) -> Graph {
    let line = |s: usize| {
        let near = [s.wrapping_sub(1), s + 1].into_iter();
        near.filter(|&t| t < 2 * n && t / n == s / n).collect()
    };
    (0..2 * n).map(line).collect()
}

fn pancakes(n: usize) -> Graph {
    let puzzle = Pancakes::new(n).expect("a stack");
    let after = |s| puzzle.successors(s).into_iter().flatten().map(|t| t as usize).collect();
    (0..puzzle.position_count()).map(after).collect()
}

/// The layers of a graph.
fn layers(graph: &Graph, start: usize) -> Vec<Vec<usize>> {
    let mut visited = HashSet::from([start]);
    let mut layers = vec![vec![start]];
    loop {
        let near = layers[layers.len() - 1].iter().flat_map(|&s| graph[s].clone());
        let next: Vec<_> = near.filter(|&t| visited.insert(t)).collect();
        if next.is_empty() {
            return layers;
        }
        layers.push(next);
    }
}

fn right(graph: &Graph, start: usize, goal: usize) -> Option<usize> {
    layers(graph, start).iter().position(|layer| layer.contains(&goal))
}

/// What a student's search gives, and how many calls of `neighbors` it takes. The states
/// have the numbers from `first` on.
fn student(
    graph: &Graph,
    first: usize,
    start: usize,
    goal: usize,
) -> (Option<usize>, u64) {
    let calls = Cell::new(0);
    let neighbors = |s: usize| {
        calls.set(calls.get() + 1);
        let limit = 20 * graph.len() as u64;
        assert!(
            calls.get() < limit,
            "neighbors was called {limit} times, on a graph of {} states: does the \
             search remember which states it has visited?",
            graph.len()
        );
        graph[s - first].iter().map(|t| first + t).collect()
    };
    (exercise::distance(first + start, first + goal, &neighbors), calls.get())
}

/// Where large numbers begin.
const LARGE: usize = usize::MAX - 100;

/// A name, a graph, the number of its first state, the start and the goal.
type Case = (&'static str, Graph, usize, usize, usize);

/// All pairs of states of small graphs, one pair that is far apart, and states with large
/// numbers.
fn pairs() -> Vec<Case> {
    let graphs = [
        ("a ring of 3 states", ring(3)),
        ("two lines of 2 states", two_lines(2)),
        ("a ring of 6 states", ring(6)),
        ("two lines of 5 states", two_lines(5)),
        ("4 pancakes", pancakes(4)),
    ];
    let mut pairs = vec![];
    for (name, graph) in graphs {
        for start in 0..graph.len().min(4) {
            for goal in 0..graph.len() {
                pairs.push((name, graph.clone(), 0, start, goal));
            }
        }
    }
    pairs.push(("two lines of 1001 states", two_lines(1001), 0, 0, 1000));
    for goal in 0..6 {
        pairs.push(("a ring of 6 states with large numbers", ring(6), LARGE, 2, goal));
    }
    pairs
}

pub fn check() -> Verdict {
    compare(
        pairs(),
        |(name, _, first, start, goal)| {
            format!("distance({}, {}, …) on {name}", first + start, first + goal)
        },
        |(_, graph, first, start, goal)| student(graph, *first, *start, *goal).0,
        |(_, graph, _, start, goal)| right(graph, *start, *goal),
    )
    .mistake(
        "It looks as if you count states, the start among them, and not moves.",
        |c| right(&c.1, c.3, c.4).map(|moves| moves + 1),
    )
    .likely(
        "A state may be any number that a `usize` holds: remember the visited ones in a set, \
         and not in a row with a place for each number.",
        |(_, _, first, _, _), _| *first == LARGE,
    )
    .likely(
        "The start itself may be the goal: no neighbor is found before it.",
        |(_, _, _, start, goal), _| start == goal,
    )
    .likely(
        "The way is too long: does the search look next at the state that was found first, or \
         at the one that was found last?",
        |(_, graph, first, start, goal), given| match given {
            RunOutcome::Gave(Some(moves)) => {
                *first == 0 && right(graph, *start, *goal).is_some_and(|d| d < *moves)
            }
            _ => false,
        },
    )
    .likely("No moves lead there: the answer is `None`.", |c, given| {
        right(&c.1, c.3, c.4).is_none() && matches!(given, RunOutcome::Gave(Some(_)))
    })
    .likely(
        "The goal may be a thousand moves away, and an `i8` ends at 127, a `u8` at 255.",
        |(_, graph, ..), given| graph.len() > 1000 && !matches!(given, RunOutcome::ToDo),
    )
    .judge()?;
    for (name, graph) in [("a ring of 7 states", ring(7)), ("5 pancakes", pancakes(5))]
    {
        let layers = layers(&graph, 0);
        for d in 2..layers.len() {
            for &goal in &layers[d] {
                let nearer: usize = layers[..d].iter().map(Vec::len).sum();
                at_most(
                    format!("distance(0, {goal}, …) on {name}"),
                    "calls of neighbors",
                    student(&graph, 0, 0, goal).1,
                    nearer as u64,
                    "The goal was found before, and waited in the queue meanwhile.",
                )?;
            }
        }
    }
    for (name, graph) in
        [("a ring of 7 states", ring(7)), ("two lines of 9", two_lines(9))]
    {
        at_most(
            format!("distance(0, 0, …) on {name}"),
            "calls of neighbors",
            student(&graph, 0, 0, 0).1,
            0,
            "The start is the goal: there is nothing to look for.",
        )?;
    }
    Ok(())
}
