#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use common::{accepts, demand_graph, distances, in_words, reversed, too_strict};
use exercise::{Search, test};
use judge::{Verdict, stand_in, trial};

/// Refuses what is no example: lists that name no position, a bound that is too large.
fn demand(moves: &[Vec<usize>], h: &[usize], start: usize) {
    demand_graph(moves, start);
    assert!(
        h.len() == moves.len(),
        "Your graph has {} positions, and there are {} bounds",
        moves.len(),
        h.len()
    );
    let distances = distances(&reversed(moves), 0);
    for (p, &bound) in h.iter().enumerate() {
        let distance = distances[p];
        if let Some(distance) = distance.filter(|&distance| bound > distance) {
            panic!(
                "Your bound of position {p} is {bound}, and its distance to 0 is {distance}: the bound must be admissible"
            );
        }
    }
    assert!(distances[start].is_some(), "Your graph has no way from {start} to 0");
}

fn mended(moves: &[Vec<usize>], h: &[usize], start: usize) -> usize {
    demand(moves, h, start);
    distances(&reversed(moves), 0)[start].expect("there is a way")
}

/// The code on trial, which would not end where there is no way.
fn on_trial(moves: &[Vec<usize>], h: &[usize], start: usize) -> usize {
    demand(moves, h, start);
    buggy::search(moves, h, start)
}

/// How long the way is if one may only stay or be two longer.
fn bound(moves: &[Vec<usize>], h: &[usize], start: usize) -> usize {
    demand(moves, h, start);
    h[start]
}

pub fn check() -> Verdict {
    let unnoticed = "In your graph the length and the bound of the start are both even, or both odd: then steps of 2 come to the right limit. Take a start for which they are not.";
    let verdict = trial(stand_in!(test: Search, |a, b, c|), on_trial, mended, unnoticed).judge();
    let verdict = in_words(verdict);
    let verdict = too_strict(
        verdict,
        accepts(test, on_trial as Search),
        "Your test demands what the code gives. Count the moves of a shortest way by hand.",
    );
    too_strict(
        verdict,
        accepts(test, bound as Search),
        "Your test demands the bound of the start. The length may be more.",
    )
}
