#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;
use std::collections::BTreeSet;

use common::{accepts, too_strict};
use exercise::{Bounds, test};
use judge::{Verdict, trial};

thread_local! {
    /// Did positions with one index lead to different indices?
    static DIFFER: Cell<bool> = const { Cell::new(false) };
}

fn look_at(index: &[usize], neighbors: &[Vec<usize>]) {
    let (found, wanted) = (index.len(), neighbors.len());
    assert!(
        found == wanted,
        "there are {found} indices, and {wanted} lists of neighbors"
    );
    assert!(common::two_way(neighbors), "every move must have one that undoes it");
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
    look_at(index, neighbors);
    let mut steps = vec![vec![]; index.iter().max().map_or(0, |i| i + 1)];
    for (p, after) in neighbors.iter().enumerate() {
        steps[index[p]].extend(after.iter().map(|&q| index[q]));
    }
    let table = common::distances(&steps, index[goal]);
    index.iter().map(|&i| table[i]).collect()
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
    let unnoticed = match DIFFER.get() {
        false => {
            "Each of your positions has an index of its own, or those that share one lead \
             to the same indices: then one may stand for all."
        }
        true => {
            "Positions with one index lead to different ones, but the bounds that you ask \
             for are not too large. Which of them does the scan start from?"
        }
    };
    let verdict = trial::<Bounds>(&test, buggy::bounds, mended, unnoticed)
        .passes("the distances themselves", exact)
        .passes("the bound 0 for every position", nothing)
        .judge();
    let strict = accepts(test, exact as Bounds);
    too_strict(
        verdict,
        strict,
        "A bound may be smaller than the distance. Demand only that it is not larger.",
    )
}
