#[path = "../common.rs"]
mod common;

use common::Neighbors;
use judge::{Verdict, compare};

type Case = (Neighbors, usize);
type Distances = Vec<Option<usize>>;

fn cases() -> impl Iterator<Item = Case> {
    let one_way_ring = |n| (0..n).map(|p| vec![(p + 1) % n]).collect::<Neighbors>();
    let small = (1..=3).flat_map(|n| common::all(n, true));
    let rings = [one_way_ring(4), one_way_ring(6), common::ring(7)];
    // From 0 home: by 1, 2, 3 or by 4.
    let two_ways = vec![vec![1, 4], vec![2], vec![3], vec![5], vec![5], vec![]];
    let graphs = small.chain(rings).chain([two_ways, common::cards(4)]);
    let all_of_four = common::all(4, true).step_by(7);
    graphs.chain(all_of_four).flat_map(|graph| {
        (0..graph.len().min(6)).map(move |goal| (graph.clone(), goal))
    })
}

fn right((neighbors, goal): &Case) -> Distances {
    common::distances(&common::reversed(neighbors), *goal)
}

/// Passes over the unlabeled positions; what a neighbor's label makes of one is `label`.
fn sweep(case: &Case, label: impl Fn(usize, usize) -> usize) -> Distances {
    let (neighbors, goal) = case;
    let mut table = vec![None; neighbors.len()];
    table[*goal] = Some(0);
    let (mut pass, mut c) = (1, 1);
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            let found = neighbors[p].iter().find_map(|&q| table[q]);
            if let (None, Some(d)) = (table[p], found) {
                table[p] = Some(label(d, pass));
                c += 1;
            }
        }
        pass += 1;
    }
    table
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(neighbors, goal)| format!("moves_needed(&{neighbors:?}, {goal})"),
        |(neighbors, goal)| exercise::moves_needed(neighbors, *goal),
        right,
    )
    .mistake(
        "These are the distances from the goal. Which position may take a label from \
         which, if they shall be distances to it?",
        |(neighbors, goal)| common::distances(neighbors, *goal),
    )
    .mistake(
        "It looks as if a position takes its label from any neighbor that has one. A \
         neighbor may be farther away than another one.",
        |case| sweep(case, |d, _| d + 1),
    )
    .mistake(
        "It looks as if a position takes the number of the pass, although its neighbor \
         got a label in this very pass.",
        |case| sweep(case, |_, pass| pass),
    )
    .mistake(
        "It looks as if the search ends after the first pass. Go on until a pass finds \
         nothing new.",
        |case| right(case).into_iter().map(|d| d.filter(|&d| d < 2)).collect(),
    )
    .judge()
}
