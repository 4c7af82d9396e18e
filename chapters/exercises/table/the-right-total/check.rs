#[path = "buggy.rs"]
mod buggy;
#[path = "../common.rs"]
mod common;

use common::{accepts, too_strict};
use exercise::{Distances, test};
use judge::{Verdict, trial};

/// Reaches the right positions, and gives each of them the same distance.
fn all_alike(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<usize>> {
    let found = common::distances(neighbors, start);
    found.into_iter().map(|d| d.map(|_| 7)).collect()
}

pub fn check() -> Verdict {
    let unnoticed = match accepts(test, all_alike as Distances) {
        true => {
            "Your test would be content with any distances at all: it only asks which \
             positions are reached, and how many they are."
        }
        false => {
            "In your graph the bug does not show. Two ways of different lengths have to \
             lead to one position, and the code has to take the longer one first."
        }
    };
    let buggy = buggy::distances as Distances;
    let verdict = trial(&test, buggy, common::distances, unnoticed).judge();
    too_strict(
        verdict,
        accepts(test, buggy),
        "Your test demands what the buggy code gives. Count the moves by hand.",
    )
}
