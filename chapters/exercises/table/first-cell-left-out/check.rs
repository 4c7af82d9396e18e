#[path = "buggy.rs"]
mod buggy;
#[path = "../common.rs"]
mod common;

use common::{accepts, demand_graph, in_words, too_strict};
use exercise::{Layers, test};
use judge::{Verdict, stand_in, trial};

fn mended(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    demand_graph(neighbors, start);
    common::layers(&common::distances(neighbors, start))
}

/// What the page prints after distance 0: with a last line for nobody.
fn with_zero(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    [mended(neighbors, start), vec![0]].concat()
}

fn without_start(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    mended(neighbors, start)[1..].to_vec()
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(test: Layers, |a, b|),
        buggy::layers,
        mended,
        "There is a position at which the loop never looks. For a test to see that, the \
         search must have to go on from it.",
    )
    .judge();
    let verdict = too_strict(
        in_words(verdict),
        accepts(test, with_zero as Layers),
        "Your test wants a last layer without positions, and a layer has some.",
    );
    too_strict(
        verdict,
        accepts(test, without_start as Layers),
        "Your test leaves out the start: it is the layer at distance 0.",
    )
}
