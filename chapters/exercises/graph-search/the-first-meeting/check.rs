use exercise::{Distance, test};
use judge::{Verdict, trial};

#[path = "buggy.rs"]
mod buggy;

/// From one end alone.
fn one_end(neighbors: &[Vec<usize>], start: usize, goal: usize) -> Option<usize> {
    let after = |&s: &usize| neighbors[s].clone();
    let found = graph_search::breadth_first(start, after, |&s| s == goal);
    found.path.map(|path| path.len() - 1)
}

/// From both ends, layer by layer.
fn mended(neighbors: &[Vec<usize>], start: usize, goal: usize) -> Option<usize> {
    let after = |&s: &usize| neighbors[s].clone();
    let search = graph_search::Bidirectional::default();
    let found = search.search(start, goal, after, after);
    found.ok()?.path.map(|path| path.len() - 1)
}

pub fn check() -> Verdict {
    trial::<Distance>(
        &test,
        buggy::distance,
        mended,
        "Is your graph bipartite? Then no way is one move too long. Take rings of odd \
         length, of several sizes up to 11 states, and ask for all pairs of states.",
    )
    .passes("a search from one end alone", one_end)
    .judge()
}
