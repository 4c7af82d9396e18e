#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::{accepts, demand_graph, distances, in_words, reversed, too_strict};
use exercise::{Search, test};
use judge::{Verdict, stand_in, trial};

thread_local! {
    /// Was there a graph with a bound that is not consistent?
    static WAVERS: Cell<bool> = const { Cell::new(false) };
}

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
    let falls =
        |(p, after): (usize, &Vec<usize>)| after.iter().any(|&q| h[p] > h[q] + 1);
    WAVERS.set(WAVERS.get() || moves.iter().enumerate().any(falls));
}

fn mended(moves: &[Vec<usize>], h: &[usize], start: usize) -> usize {
    demand(moves, h, start);
    distances(&reversed(moves), 0)[start].expect("there is a way")
}

pub fn check() -> Verdict {
    accepts(test, mended as Search); // to see its graphs
    let unnoticed = match WAVERS.get() {
        false => {
            "Your bounds are consistent: they fall by 1 over a move at most. Then a position is taken out when the shortest way to it is known, and closing it does no harm."
        }
        true => {
            "Your bound falls by more than 1 somewhere, and the code finds a shortest way all the same. It goes wrong when a position is closed that it has come to on a longer way, and the shorter way to it leads through a position with a large bound."
        }
    };
    let verdict = trial(stand_in!(test: Search, |a, b, c|), buggy::search, mended, unnoticed).judge();
    let verdict = in_words(verdict);
    too_strict(
        verdict,
        accepts(test, buggy::search as Search),
        "Your test demands what the code gives. Count the moves of a shortest way by hand.",
    )
}
