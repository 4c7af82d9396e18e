#[path = "buggy.rs"]
mod buggy;

use std::cell::Cell;

use exercise::{Layers, test};
use judge::{Verdict, allow, stand_in, trial};

thread_local! {
    /// What the best of the test's graphs is good for.
    static FOUND: Cell<Found> = const { Cell::new(Found::NoCall) };
}

/// What a graph is good for, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Found {
    /// There was none.
    NoCall,
    /// No two neighbors at one distance.
    TwoColors,
    /// There are such neighbors, and the code is right all the same.
    StopsInTime,
    /// The code goes wrong.
    GoesWrong,
}

/// The layers, found with a queue; it minds that the graph is one.
fn mended(neighbors: &[Vec<usize>], start: usize) -> Vec<usize> {
    let count = neighbors.len();
    allow(start < count, || format!("there is no position {start}: there are {count}, from 0 on"));
    for (p, list) in neighbors.iter().enumerate() {
        for &q in list {
            allow(q < count, || format!("position {p} has the neighbor {q}, which is none"));
            allow(neighbors[q].contains(&p), || {
                format!("an edge leads from {p} to {q} and not back")
            });
        }
    }
    let mut distance = vec![None; neighbors.len()];
    distance[start] = Some(0);
    let (mut found, mut next) = (vec![start], 0);
    let mut layers = vec![];
    let mut odd = false;
    while let Some(&p) = found.get(next) {
        let d = distance[p].unwrap_or_default();
        layers.resize(d + 1, 0);
        layers[d] += 1;
        for &q in &neighbors[p] {
            odd |= distance[q] == distance[p];
            if distance[q].is_none() {
                distance[q] = Some(d + 1);
                found.push(q);
            }
        }
        next += 1;
    }
    let found = match buggy::layers(neighbors, start) == layers {
        false => Found::GoesWrong,
        true if odd => Found::StopsInTime,
        true => Found::TwoColors,
    };
    FOUND.set(FOUND.get().max(found));
    layers
}

/// All that it finds in one layer.
fn in_one(neighbors: &[Vec<usize>], start: usize) -> Vec<usize> {
    vec![mended(neighbors, start).iter().sum()]
}

pub fn check() -> Verdict {
    // The graphs of a right test are seen here.
    let _ = judge::answer(|| test(mended as Layers));
    let unnoticed = match FOUND.get() {
        Found::NoCall => "Your test never calls `layers`.",
        Found::TwoColors => {
            "In your graphs no two neighbors are equally far from the start, so each layer has \
             neighbors only before and behind it. There the code is right."
        }
        Found::StopsInTime => {
            "Your graph has two neighbors at the same distance, and the code is right all the \
             same: it stops after as many layers as there are positions. Take a graph with \
             more positions than layers."
        }
        Found::GoesWrong => {
            "Your graph has two neighbors at the same distance, and the code goes wrong \
             there: does your test look at the layers that come out?"
        }
    };
    trial(stand_in!(test: Layers, |a, b|), buggy::layers as Layers, mended, unnoticed)
        .fails(
            "code that puts everything into one layer",
            in_one as Layers,
            "Compare all the layers.",
        )
        .judge()
}
