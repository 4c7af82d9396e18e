use std::cell::Cell;

use exercise::{Distance, test};
use judge::{Verdict, allow, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

/// From one end alone.
fn one_end(neighbors: &[Vec<usize>], start: usize, goal: usize) -> Option<usize> {
    let after = |&s: &usize| neighbors[s].clone();
    let found = graph_search::breadth_first(start, after, |&s| s == goal);
    found.path.map(|path| path.len() - 1)
}

/// From both ends, layer by layer; refuses what the exercise does not call a graph.
fn mended(neighbors: &[Vec<usize>], start: usize, goal: usize) -> Option<usize> {
    for (s, near) in neighbors.iter().enumerate() {
        for &t in near {
            allow(t < neighbors.len(), || {
                format!("state {s} lists {t}, and there is no state {t}")
            });
            allow(neighbors[t].contains(&s), || {
                format!(
                    "state {s} lists {t}, but {t} does not list {s}: every move can be \
                     taken back"
                )
            });
        }
    }
    let after = |&s: &usize| neighbors[s].clone();
    let search = graph_search::Bidirectional::default();
    let found = search.search(start, goal, after, after);
    found.ok()?.path.map(|path| path.len() - 1)
}

thread_local! {
    /// How many graphs the test has asked about, and how many of them are bipartite.
    static ASKED: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// Right, and remembers which graphs the test uses.
fn watching(neighbors: &[Vec<usize>], start: usize, goal: usize) -> Option<usize> {
    let distance = mended(neighbors, start, goal);
    let (graphs, bipartite) = ASKED.get();
    ASKED.set((graphs + 1, bipartite + usize::from(is_bipartite(neighbors))));
    distance
}

/// Whether no two neighbors are at the same distance from any state.
fn is_bipartite(neighbors: &[Vec<usize>]) -> bool {
    (0..neighbors.len()).all(|start| {
        let distance = |s: usize| one_end(neighbors, start, s);
        let same =
            |s: usize, t: usize| distance(s).is_some() && distance(s) == distance(t);
        (0..neighbors.len())
            .all(|s| neighbors[s].iter().all(|&t| s == t || !same(s, t)))
    })
}

pub fn check() -> Verdict {
    let _ = answer(|| test(watching)); // what it says of right code is judged below
    let unnoticed = match ASKED.get() {
        (0, _) => "Your test never calls the function that it is given.",
        (graphs, bipartite) if graphs == bipartite => {
            "Your test uses bipartite graphs only, and in these no way is one move too \
             long. Take a graph with a ring of odd length."
        }
        _ => {
            "Your graphs are not all bipartite, which is good. But whether the bug \
             shows depends on the pair of states, and on how the neighbors are listed: \
             try all pairs of states, and rings of more sizes, up to 11 states."
        }
    };
    trial(stand_in!(test: Distance, |a, b, c|), buggy::distance, mended, unnoticed)
        .passes("a search from one end alone", one_end)
        .judge()
}
