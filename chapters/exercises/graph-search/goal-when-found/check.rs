use std::cell::Cell;
use std::collections::HashSet;

use judge::{Verdict, at_most, compare};
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
    let after = |s| puzzle.after(s).into_iter().flatten().map(|t| t as usize).collect();
    (0..Indexed::count(&puzzle)).map(after).collect()
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

/// What a student's search gives, and how many calls of `neighbors` it takes.
fn student(graph: &Graph, start: usize, goal: usize) -> (Option<usize>, u64) {
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
        graph[s].clone()
    };
    (exercise::distance(start, goal, &neighbors), calls.get())
}

/// All pairs of states of small graphs.
fn pairs() -> Vec<(&'static str, Graph, usize, usize)> {
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
                pairs.push((name, graph.clone(), start, goal));
            }
        }
    }
    pairs
}

pub fn check() -> Verdict {
    compare(
        pairs(),
        |(name, _, start, goal)| format!("distance({start}, {goal}, …) on {name}"),
        |(_, graph, start, goal)| student(graph, *start, *goal).0,
        |(_, graph, start, goal)| right(graph, *start, *goal),
    )
    .mistake(
        "It looks as if you count states, the start among them, and not moves.",
        |c| right(&c.1, c.2, c.3).map(|moves| moves + 1),
    )
    .likely(
        "The start itself may be the goal: no neighbor is found before it.",
        |(_, _, start, goal), _| start == goal,
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
                    student(&graph, 0, goal).1,
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
            student(&graph, 0, 0).1,
            0,
            "The start is the goal: there is nothing to look for.",
        )?;
    }
    Ok(())
}
