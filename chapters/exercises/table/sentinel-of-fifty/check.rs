#[path = "buggy.rs"]
mod buggy;
#[path = "../common.rs"]
mod common;

use common::{accepts, demand_graph, in_words, too_strict};
use exercise::{Distances, test};
use judge::{Verdict, stand_in, trial};

fn mended(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<u8>> {
    demand_graph(neighbors, start);
    let distances = common::distances(neighbors, start);
    let largest = distances.iter().flatten().max().copied().unwrap_or(0);
    assert!(
        largest < 200,
        "Your graph has a distance of {largest}; all must be below 200"
    );
    distances.into_iter().map(|d| d.map(|d| d as u8)).collect()
}

/// Right up to distance 48, as the buggy code is up to 49.
fn up_to_48(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<u8>> {
    mended(neighbors, start).into_iter().map(|d| d.filter(|&d| d < 49)).collect()
}

/// The positions on the way are counted, and not the moves.
fn counts_positions(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<u8>> {
    mended(neighbors, start).into_iter().map(|d| d.map(|d| d + 1)).collect()
}

pub fn check() -> Verdict {
    let unnoticed = match accepts(test, up_to_48 as Distances) {
        true => {
            "Your graph is too small, or you look only at what is near. From which \
             distance on do the labels say something else than they should?"
        }
        false => {
            "One step more: your test asks for distance 49, and that is still right."
        }
    };
    let verdict =
        trial(stand_in!(test: Distances, |a, b|), buggy::distances, mended, unnoticed).judge();
    too_strict(
        in_words(verdict),
        accepts(test, counts_positions as Distances),
        "Your test counts positions, and a distance counts moves.",
    )
}
