#[path = "buggy.rs"]
mod buggy;
#[path = "../common.rs"]
mod common;

use std::cell::Cell;

use common::{accepts, demand_graph, in_words, too_strict};
use exercise::{Distances, test};
use judge::{Verdict, stand_in, trial};

thread_local! {
    /// A position to which the buggy code gave a wrong distance.
    static SHOWS: Cell<Option<usize>> = const { Cell::new(None) };
}

fn mended(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<usize>> {
    demand_graph(neighbors, start);
    common::distances(neighbors, start)
}

/// The buggy code, watched.
fn watched(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<usize>> {
    let (found, right) = (buggy::distances(neighbors, start), mended(neighbors, start));
    let shows = (0..found.len()).find(|&p| found[p] != right[p]);
    SHOWS.set(SHOWS.get().or(shows));
    found
}

/// Reaches the right positions, and gives each of them the same distance.
fn all_alike(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<usize>> {
    let found = common::distances(neighbors, start);
    found.into_iter().map(|d| d.map(|_| 7)).collect()
}

pub fn check() -> Verdict {
    let content = accepts(test, all_alike as Distances);
    accepts(test, watched as Distances); // to see its graphs
    let unnoticed = match (content, SHOWS.get()) {
        (true, _) => {
            "Your test would be content with any distances at all: it only asks which \
             positions are reached, and how many they are."
                .to_owned()
        }
        (false, Some(p)) => {
            format!("The bug shows at position {p}, and your test does not look there.")
        }
        (false, None) => "In your graph the bug does not show. Two ways of different \
                          lengths have to lead to one position, and the code has to \
                          take the longer one first. `pop` takes the last that was \
                          pushed."
            .to_owned(),
    };
    let buggy = buggy::distances as Distances;
    let verdict = trial(stand_in!(test: Distances, |a, b|), buggy, mended as Distances, &unnoticed).judge();
    too_strict(
        in_words(verdict),
        accepts(test, buggy),
        "Count the moves by hand: a distance is the length of the *shortest* way.",
    )
}
