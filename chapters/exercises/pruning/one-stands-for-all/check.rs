#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;
use std::collections::BTreeSet;

use common::{accepts, demand_graph, in_words, too_strict};
use exercise::{Bounds, test};
use judge::{Verdict, stand_in, trial};

thread_local! {
    /// Did positions with one index lead to different indices?
    static DIFFER: Cell<bool> = const { Cell::new(false) };
    /// A position to which the buggy code promised too much.
    static TOO_MUCH: Cell<Option<usize>> = const { Cell::new(None) };
    /// Was `None` the answer for a position that can get to the goal?
    static NONE: Cell<bool> = const { Cell::new(false) };
}

fn look_at(index: &[usize], neighbors: &[Vec<usize>], goal: usize) {
    demand_graph(neighbors, goal);
    let (found, wanted) = (index.len(), neighbors.len());
    assert!(
        found == wanted,
        "Your coordinate has {found} indices, and your graph {wanted} positions"
    );
    assert!(
        common::two_way(neighbors),
        "Your graph has a move that cannot be undone: every move must have one that \
         undoes it"
    );
    let after =
        |p: usize| neighbors[p].iter().map(|&q| index[q]).collect::<BTreeSet<_>>();
    let differ = |p, q| index[p] == index[q] && after(p) != after(q);
    let some = (0..index.len()).any(|p| (0..p).any(|q| differ(p, q)));
    DIFFER.set(DIFFER.get() || some);
}

/// Every position takes part in its index's steps.
fn mended(
    index: &[usize],
    neighbors: &[Vec<usize>],
    goal: usize,
) -> Vec<Option<usize>> {
    look_at(index, neighbors, goal);
    let mut steps = vec![vec![]; index.iter().max().map_or(0, |i| i + 1)];
    for (p, after) in neighbors.iter().enumerate() {
        steps[index[p]].extend(after.iter().map(|&q| index[q]));
    }
    let table = common::distances(&steps, index[goal]);
    index.iter().map(|&i| table[i]).collect()
}

/// The buggy code, watched.
fn watched(
    index: &[usize],
    neighbors: &[Vec<usize>],
    goal: usize,
) -> Vec<Option<usize>> {
    let found = buggy::bounds(index, neighbors, goal);
    for (p, distance) in common::distances(neighbors, goal).into_iter().enumerate() {
        let none = found[p].is_none() && distance.is_some();
        if none || found[p].zip(distance).is_some_and(|(bound, d)| bound > d) {
            TOO_MUCH.set(TOO_MUCH.get().or(Some(p)));
        }
        NONE.set(NONE.get() || none);
    }
    found
}

/// The buggy code, but with a huge bound in the place of `None`.
fn huge(index: &[usize], neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let found = buggy::bounds(index, neighbors, goal).into_iter();
    let distances = common::distances(neighbors, goal);
    found.zip(distances).map(|(bound, d)| bound.or(d.map(|d| d + 999))).collect()
}

/// The smallest promise: 0 moves.
fn nothing(index: &[usize], _: &[Vec<usize>], _: usize) -> Vec<Option<usize>> {
    vec![Some(0); index.len()]
}

/// The distances themselves.
fn exact(_: &[usize], neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    common::distances(neighbors, goal)
}

pub fn check() -> Verdict {
    accepts(test, mended as Bounds); // to see its graphs
    accepts(test, watched as Bounds);
    let none_passes = NONE.get() && !accepts(test, huge as Bounds);
    let unnoticed = match (DIFFER.get(), TOO_MUCH.get()) {
        _ if none_passes => "The code answers `None` for a position that can get to the \
                             goal, and your comparison lets that pass: demand \
                             `is_some_and(|b| b <= d)`."
            .to_owned(),
        (_, Some(p)) => format!(
            "The code promises too much for position {p}, and your test does not look \
             there."
        ),
        (false, None) => "Each of your positions has an index of its own, or those that share one lead \
             to the same indices: then one may stand for all.".to_owned(),
        (true, None) => "Positions with one index lead to different ones, but the bounds that you ask \
             for are not too large. Which of them does the scan start from?".to_owned(),
    };
    let verdict = trial(stand_in!(test: Bounds, |a, b, c|), buggy::bounds, mended, &unnoticed)
        .passes("the distances themselves", exact)
        .passes("the bound 0 for every position", nothing)
        .judge();
    let strict = accepts(test, exact as Bounds);
    too_strict(
        in_words(verdict),
        strict,
        "A bound may be smaller than the distance. Demand only that it is not larger.",
    )
}
