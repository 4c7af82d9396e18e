#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::{accepts, demand_graph, in_words, too_strict};
use exercise::{MovesNeeded, test};
use judge::{Verdict, stand_in, trial};

thread_local! {
    /// Was there a graph with a move that cannot be undone?
    static ONE_WAY: Cell<bool> = const { Cell::new(false) };
}

fn mended(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    demand_graph(neighbors, goal);
    ONE_WAY.set(ONE_WAY.get() || !common::two_way(neighbors));
    common::distances(&common::reversed(neighbors), goal)
}

pub fn check() -> Verdict {
    accepts(test, mended as MovesNeeded); // to see its graphs
    let unnoticed = match ONE_WAY.get() {
        false => {
            "In your graph every move can be undone, so it is as far there as back. Draw \
             arrows that lead one way only."
        }
        true => {
            "Your graph has moves that cannot be undone, but the positions that you ask \
             for are as far away on the way out as on the way back."
        }
    };
    let buggy = buggy::moves_needed as MovesNeeded;
    let verdict = trial(stand_in!(test: MovesNeeded, |a, b|), buggy, mended, unnoticed).judge();
    too_strict(
        in_words(verdict),
        accepts(test, buggy),
        "Your test demands the distances from the goal: turn the arrows around and count \
         again.",
    )
}
