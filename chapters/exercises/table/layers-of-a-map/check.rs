#[path = "../common.rs"]
mod common;

use common::Neighbors;
use judge::{Verdict, compare};

type Case = (Neighbors, usize);

/// Every graph of up to four positions, one-way moves among them, and larger ones.
fn cases() -> impl Iterator<Item = Case> {
    let odd = [vec![vec![0]], vec![vec![1, 1], vec![0]]];
    let small = (1..=4).flat_map(|n| common::all(n, false));
    let large = [common::ring(5), common::ring(6), common::cards(4)];
    let graphs = small.chain(odd).chain(common::all(3, true)).chain(large);
    graphs.flat_map(|graph| {
        (0..graph.len().min(6)).map(move |start| (graph.clone(), start))
    })
}

fn right((neighbors, start): &Case) -> Vec<u64> {
    common::layers(&common::distances(neighbors, *start))
}

/// A layer is marked only when it is looked at.
fn marked_late((neighbors, start): &Case) -> Vec<u64> {
    let mut seen = vec![false; neighbors.len()];
    let (mut layer, mut layers) = (vec![*start], vec![]);
    while !layer.is_empty() {
        layers.push(layer.len() as u64);
        layer.iter().for_each(|&p| seen[p] = true);
        let next = layer.iter().flat_map(|&p| &neighbors[p]).copied();
        layer = next.filter(|&q| !seen[q]).collect();
    }
    layers
}

/// One way as far as it goes.
fn deep((neighbors, start): &Case) -> Vec<u64> {
    fn visit(graph: &Neighbors, p: usize, d: usize, found: &mut [Option<usize>]) {
        found[p] = Some(d);
        for &q in &graph[p] {
            if found[q].is_none() {
                visit(graph, q, d + 1, found);
            }
        }
    }
    let mut found = vec![None; neighbors.len()];
    visit(neighbors, *start, 0, &mut found);
    common::layers(&found)
}

/// The position found last goes on first, and what it finds has its distance and 1.
fn newest_first((neighbors, start): &Case) -> Vec<u64> {
    let mut distance = vec![None; neighbors.len()];
    distance[*start] = Some(0);
    let mut found = vec![*start];
    while let Some(p) = found.pop() {
        for &q in &neighbors[p] {
            if distance[q].is_none() {
                distance[q] = distance[p].map(|d| d + 1);
                found.push(q);
            }
        }
    }
    common::layers(&distance)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(neighbors, start)| format!("layers(&{neighbors:?}, {start})"),
        |(neighbors, start)| exercise::layers(neighbors, *start),
        right,
    )
    .mistake(
        "Your last layer has no positions. End with the farthest: a pass that finds \
         nothing is no layer.",
        |case| [right(case), vec![0]].concat(),
    )
    .mistake(
        "The start is missing: it is a layer, at distance 0.",
        |case| right(case)[1..].to_vec(),
    )
    .mistake(
        "It looks as if a position is counted once for each move that leads to it: mark \
         it when it is found, not later.",
        marked_late,
    )
    .mistake(
        "It looks as if the search follows one way as far as it goes. Finish a layer \
         before you begin with the next.",
        deep,
    )
    .mistake(
        "It looks as if you go on from the position found last. Finish a layer before you \
         begin with the next: go on from the position that was found first.",
        newest_first,
    )
    .judge()
}
