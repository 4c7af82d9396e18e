use std::cmp::Reverse;
use std::collections::BinaryHeap;

use exercise::{Cheapest, test};
use judge::{Verdict, allow, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

/// The goal is looked for when it leaves the queue; roads that cannot be are refused.
fn mended(roads: &[Vec<(usize, u64)>], start: usize, goal: usize) -> Option<u64> {
    for (from, near) in roads.iter().enumerate() {
        for &(to, cost) in near {
            let road = || format!("the road from {from} to {to} costs {cost}");
            allow(to < roads.len(), || format!("{}: there is no place {to}", road()));
            allow(cost > 0, || format!("{}: the cost of each road is at least 1", road()));
        }
    }
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

pub fn check() -> Verdict {
    trial(
        stand_in!(test: Cheapest, |a, b, c|),
        buggy::cheapest,
        mended,
        "The code ends with the first road to the goal that it sees. Is there, in your \
         test, a way that is found later and costs less?",
    )
    .judge()
}
