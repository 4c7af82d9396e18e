use std::collections::BTreeSet;

use judge::{Verdict, compare};
use puzzle::{Indexed, hanoi::Hanoi, pancake::Pancakes};

type Graph = Vec<Vec<usize>>;
type Layer = BTreeSet<usize>;

struct Case {
    graph: Graph,
    before: Layer,
    current: Layer,
    next: Layer,
}

fn of(puzzle: &dyn Indexed) -> Graph {
    let after = |s| puzzle.successors(s).into_iter().flatten().map(|t| t as usize).collect();
    (0..puzzle.position_count()).map(after).collect()
}

fn ring(n: usize) -> Graph {
    (0..n).map(|s| vec![(s + n - 1) % n, (s + 1) % n]).collect()
}

/// Each step of a search of several graphs.
fn cases() -> Vec<Case> {
    let pancakes = |n| of(&Pancakes::new(n).expect("a stack"));
    let graphs = [
        vec![vec![1], vec![0, 2], vec![1]],
        ring(3),
        ring(4),
        ring(5),
        vec![vec![1, 2, 3], vec![0, 2], vec![0, 1], vec![0]],
        pancakes(3),
        of(&Hanoi::new(3, 2).expect("a tower")),
        pancakes(4),
    ];
    let mut cases = vec![];
    for graph in graphs {
        let mut visited = Layer::from([0]);
        let (mut before, mut current) = (Layer::new(), Layer::from([0]));
        while !current.is_empty() {
            let near: Layer = current.iter().flat_map(|&s| graph[s].clone()).collect();
            let next = &near - &visited;
            visited.extend(&next);
            let later = next.clone();
            cases.push(Case {
                graph: graph.clone(),
                before,
                current: current.clone(),
                next,
            });
            (before, current) = (current, later);
        }
    }
    cases
}

fn near(case: &Case) -> Layer {
    case.current.iter().flat_map(|&s| case.graph[s].clone()).collect()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |case| {
            format!(
                "next_layer(&{:?}, &{:?}, &{:?})",
                case.before, case.current, case.graph
            )
        },
        |case| exercise::next_layer(&case.before, &case.current, &case.graph),
        |case| case.next.clone(),
    )
    .mistake(
        "It looks as if you take all neighbors: some are in layers that you know.",
        near,
    )
    .mistake(
        "It looks as if you leave out the layer before only: a neighbor may also be in \
         the same layer.",
        |case| &near(case) - &case.before,
    )
    .mistake(
        "It looks as if you leave out the same layer only: a neighbor may also be in \
         the layer before.",
        |case| &near(case) - &case.current,
    )
    .mistake("It looks as if you keep the current layer in the next one.", |case| {
        &case.next | &case.current
    })
    .judge()
}
