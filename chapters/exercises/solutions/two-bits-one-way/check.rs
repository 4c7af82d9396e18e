#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::{accepts, demand_graph, in_words, too_strict};
use exercise::{Walk, test};
use judge::{Verdict, stand_in, trial};

thread_local! {
    /// Was there a graph with a move that cannot be undone?
    static ONE_WAY: Cell<bool> = const { Cell::new(false) };
}

fn mended(neighbors: &[Vec<usize>], goal: usize, start: usize) -> Option<usize> {
    demand_graph(neighbors, goal);
    demand_graph(neighbors, start);
    ONE_WAY.set(ONE_WAY.get() || !common::two_way(neighbors));
    common::distances(&common::reversed(neighbors), goal)[start]
}

/// The buggy walk, with each list of neighbors read from its end.
fn from_the_end(neighbors: &[Vec<usize>], goal: usize, start: usize) -> Option<usize> {
    let turned = neighbors.iter().map(|after| after.iter().rev().copied().collect());
    buggy::walk(&turned.collect::<Vec<_>>(), goal, start)
}

pub fn check() -> Verdict {
    let right = accepts(test, mended as Walk); // and now its graphs are seen
    let unnoticed = if !ONE_WAY.get() {
        "In your graph every move can be undone, so a neighbor is at most one move \
         farther, and three remainders are enough."
    } else if right && !accepts(test, from_the_end as Walk) {
        "You are close: a wrong step is possible, and the walk takes a right one because \
         that comes first in the list."
    } else {
        "There are one-way moves in your graph, but the walk takes no wrong step. By how \
         much can the distance grow over a move that cannot be undone? Which growth looks \
         like one move nearer?"
    };
    let buggy = buggy::walk as Walk;
    let verdict = trial(stand_in!(test: Walk, |a, b, c|), buggy, mended, unnoticed).judge();
    too_strict(
        in_words(verdict),
        accepts(test, buggy),
        "Count again: is there a shorter way in your graph?",
    )
}
