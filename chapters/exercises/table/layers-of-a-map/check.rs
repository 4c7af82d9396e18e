#[path = "../common.rs"]
mod common;

use common::Neighbors;
use judge::{RunOutcome, Verdict, compare};

type Case = (Neighbors, usize);

/// The largest distance.
const DEEP: usize = 1000;

/// Every graph of up to four positions, one-way moves among them, and larger ones; then
/// the largest: one is deep, the others have a large layer and large numbers.
fn cases() -> impl Iterator<Item = Case> {
    let odd = [vec![vec![0]], vec![vec![1, 1], vec![0]]];
    let small = (1..=4).flat_map(|n| common::all(n, false));
    let large = [common::ring(5), common::ring(6), common::cards(4)];
    let graphs = small.chain(odd).chain(common::all(3, true)).chain(large);
    let deep = [(common::ring(2 * DEEP), 0)];
    graphs
        .flat_map(|graph| {
            (0..graph.len().min(6)).map(move |start| (graph.clone(), start))
        })
        .chain(deep)
        .chain(common::stars())
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

/// One array says who was seen, and who was seen in this pass goes on in it.
fn same_pass((neighbors, start): &Case) -> Vec<u64> {
    let mut seen = vec![false; neighbors.len()];
    seen[*start] = true;
    let mut layers = vec![1];
    loop {
        let mut c = 0;
        for p in 0..seen.len() {
            for &q in &neighbors[p] {
                if seen[p] && !seen[q] {
                    seen[q] = true;
                    c += 1;
                }
            }
        }
        match c {
            0 => return layers,
            c => layers.push(c),
        }
    }
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(neighbors, start)| format!("layers(&{neighbors:?}, {start})"),
        |(neighbors, start)| exercise::layers(neighbors, *start),
        right,
    )
    .likely(
        "Your last layer has no positions. End with the farthest: a pass that finds \
         nothing is no layer.",
        |case, given| {
            let RunOutcome::Gave(given) = given else { return false };
            let more = given.strip_prefix(&right(case)[..]);
            more.is_some_and(|more| more.iter().all(|&c| c == 0))
        },
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
    .mistake(
        "It looks as if a position that is found in a pass goes on in the same pass: its \
         neighbors are a move farther away, and belong to the next layer.",
        same_pass,
    )
    .likely(
        "A distance may be a thousand, and a layer may have a hundred thousand positions: \
         an `i8` ends at 127, a `u8` at 255, and a `u16` at 65,535.",
        |_, given| matches!(given, RunOutcome::Panicked(text) if text.contains("overflow")),
    )
    .likely(
        "There may be a hundred thousand positions, and a `u16` ends at 65,535: keep the \
         positions in a `usize`.",
        |(neighbors, _), _| neighbors.len() > usize::from(u16::MAX),
    )
    .likely(
        "The near layers are right, and far ones are not. Is there a distance that your \
         labels cannot hold, or one that means “no label” as well?",
        |case, _| right(case).len() > DEEP,
    )
    .judge()
}
