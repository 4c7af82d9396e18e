#[path = "buggy.rs"]
mod buggy;

use std::cell::Cell;

use exercise::{Layers, test};
use judge::{Verdict, trial};

thread_local! {
    /// Was there a graph with an odd ring within reach?
    static ODD: Cell<bool> = const { Cell::new(false) };
}

/// The layers, found with a queue; it minds that the graph is one.
fn mended(neighbors: &[Vec<usize>], start: usize) -> Vec<usize> {
    assert!(start < neighbors.len(), "there is no position {start}");
    for (p, list) in neighbors.iter().enumerate() {
        for &q in list {
            assert!(q < neighbors.len(), "position {p} has the neighbor {q}, which is none");
            assert!(neighbors[q].contains(&p), "an edge leads from {p} to {q} and not back");
        }
    }
    let mut distance = vec![None; neighbors.len()];
    distance[start] = Some(0);
    let (mut found, mut next) = (vec![start], 0);
    let mut layers = vec![];
    while let Some(&p) = found.get(next) {
        let d = distance[p].unwrap_or_default();
        layers.resize(d + 1, 0);
        layers[d] += 1;
        for &q in &neighbors[p] {
            if distance[q] == distance[p] {
                ODD.set(true);
            }
            if distance[q].is_none() {
                distance[q] = Some(d + 1);
                found.push(q);
            }
        }
        next += 1;
    }
    layers
}

/// All that it finds in one layer.
fn in_one(neighbors: &[Vec<usize>], start: usize) -> Vec<usize> {
    vec![mended(neighbors, start).iter().sum()]
}

pub fn check() -> Verdict {
    // The graphs of a right test are seen here.
    let _ = judge::answer(|| test(mended as Layers));
    let unnoticed = if ODD.get() {
        "Your graph has two neighbors at the same distance, and the code goes wrong \
         there: does your test look at the layers that come out?"
    } else {
        "In your graphs no two neighbors are equally far from the start, so each layer has \
         neighbors only before and behind it. There the code is right."
    };
    trial(&test, buggy::layers as Layers, mended, unnoticed)
        .fails(
            "code that puts everything into one layer",
            in_one as Layers,
            "Compare all the layers.",
        )
        .judge()
}
