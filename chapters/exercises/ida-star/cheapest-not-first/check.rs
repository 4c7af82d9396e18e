use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

use exercise::{Cheapest, test};
use judge::{Verdict, answer, stand_in, trial, wrong};

#[path = "buggy.rs"]
mod buggy;

/// The goal is looked for when it leaves the queue.
fn mended(roads: &[Vec<(usize, u64)>], start: usize, goal: usize) -> Option<u64> {
    let mut visited = vec![false; roads.len()];
    let mut queue = BinaryHeap::from([Reverse((0, start))]);
    while let Some(Reverse((so_far, state))) = queue.pop() {
        if state == goal {
            return Some(so_far);
        }
        if !std::mem::replace(&mut visited[state], true) {
            let near = roads[state].iter();
            queue.extend(near.map(|&(next, cost)| Reverse((so_far + cost, next))));
        }
    }
    None
}

thread_local! {
    /// What is wrong with the first road that cannot be.
    static NO_ROAD: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Right, and looks at the roads that the test uses.
fn watching(roads: &[Vec<(usize, u64)>], start: usize, goal: usize) -> Option<u64> {
    for (from, near) in roads.iter().enumerate() {
        for &(to, cost) in near {
            let why = match (to < roads.len(), cost) {
                (false, _) => format!("there is no place {to}"),
                (_, 0) => "the cost of each road is at least 1".to_owned(),
                _ => continue,
            };
            let fault = format!("The road from {from} to {to} costs {cost}: {why}.");
            NO_ROAD.with_borrow_mut(|found| {
                found.get_or_insert(fault);
            });
            return None;
        }
    }
    mended(roads, start, goal)
}

pub fn check() -> Verdict {
    let _ = answer(|| test(watching)); // what it says of right code is judged below
    if let Some(fault) = NO_ROAD.take() {
        return Err(wrong(format!("Your test uses a road that cannot be.\n{fault}")));
    }
    trial(
        stand_in!(test: Cheapest, |a, b, c|),
        buggy::cheapest,
        mended,
        "The code ends with the first road to the goal that it sees. Is there, in your \
         test, a way that is found later and costs less?",
    )
    .judge()
}
