use std::cell::Cell;

use exercise::{Distances, test};
use judge::{Verdict, answer, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

/// Without a mark.
fn mended(neighbors: &[Vec<usize>]) -> Vec<Option<u64>> {
    common::demand_graph(neighbors, 0);
    let distances = common::distances(neighbors, 0);
    distances.into_iter().map(|d| d.map(|d| d as u64)).collect()
}

thread_local! {
    /// How far a position is from position 0 at most, in all that the test has asked.
    static FARTHEST: Cell<Option<u64>> = const { Cell::new(None) };
}

/// Right, and remembers how far the positions are.
fn watching(neighbors: &[Vec<usize>]) -> Vec<Option<u64>> {
    let distances = mended(neighbors);
    FARTHEST.set(FARTHEST.get().max(distances.iter().copied().flatten().max()));
    distances
}

pub fn check() -> Verdict {
    let _ = answer(|| test(watching)); // what it says of right code is judged below
    let unnoticed = match FARTHEST.get() {
        None => "Your test never calls the function that it is given.".to_owned(),
        Some(farthest) if farthest < 50 => format!(
            "The farthest position in your test is at distance {farthest}. As long as \
             none is as far as the mark, 50, the code is right."
        ),
        Some(farthest) => format!(
            "Some position in your test is at distance {farthest}, which is far \
             enough: compare the distances of all positions."
        ),
    };
    let verdict =
        trial(stand_in!(test: Distances, |a|), buggy::distances, mended, &unnoticed).judge();
    common::in_words(verdict)
}
