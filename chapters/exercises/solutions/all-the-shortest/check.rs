#[path = "../../table/common.rs"]
mod common;

use common::Neighbors;
use judge::{RunOutcome, Verdict, compare};

type Case = (Neighbors, usize);

/// The most moves that a position needs.
const DEEP: usize = 1000;

/// `n` diamonds in a chain: from each corner two ways lead on, so the farthest position has
/// `2^n` shortest solutions.
fn diamonds(n: usize) -> Neighbors {
    let mut neighbors = vec![vec![]];
    for i in 0..n {
        let corner = 3 * i;
        neighbors.extend([vec![corner], vec![corner], vec![corner + 1, corner + 2]]);
    }
    neighbors
}

fn cases() -> impl Iterator<Item = Case> {
    let one_way_ring = |n| (0..n).map(|p| vec![(p + 1) % n]).collect::<Neighbors>();
    // Two moves lead from 1 to 0; from 2 a short way, and a longer one.
    let twice = vec![vec![], vec![0, 0], vec![1, 3], vec![1]];
    let small = (1..=3).flat_map(|n| common::all(n, true));
    let graphs =
        small.chain([twice, one_way_ring(4), common::ring(4), common::ring(7)]);
    let graphs =
        graphs.chain([common::cards(4)]).chain(common::all(4, true).step_by(7));
    let all = graphs.flat_map(|graph| {
        (0..graph.len().min(6)).map(move |goal| (graph.clone(), goal))
    });
    let deep =
        [(one_way_ring(DEEP + 1), 0), (common::ring(2 * DEEP), 0), (diamonds(60), 0)];
    all.chain(deep).chain(common::stars())
}

/// The sum over those neighbors that `counts` takes, by the distances `distance`; at the
/// goal it is `goal_has`.
fn ways(
    (neighbors, goal): &Case,
    distance: &[Option<usize>],
    goal_has: u64,
    once: bool,
) -> Vec<u64> {
    let mut order: Vec<usize> =
        (0..neighbors.len()).filter(|&p| distance[p].is_some()).collect();
    order.sort_by_key(|&p| distance[p]);
    let mut ways = vec![0_u64; neighbors.len()];
    for p in order {
        let mut after = neighbors[p].clone();
        if once {
            after.sort_unstable();
            after.dedup();
        }
        after.retain(|&q| distance[q].is_some_and(|d| Some(d + 1) == distance[p]));
        ways[p] = after.iter().map(|&q| ways[q]).fold(0, u64::saturating_add);
        if p == *goal {
            ways[p] = goal_has;
        }
    }
    ways
}

fn to_goal((neighbors, goal): &Case) -> Vec<Option<usize>> {
    common::distances(&common::reversed(neighbors), *goal)
}

fn right(case: &Case) -> Vec<u64> {
    ways(case, &to_goal(case), 1, false)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(neighbors, goal)| format!("shortest_solutions(&{neighbors:?}, {goal})"),
        |(neighbors, goal)| exercise::shortest_solutions(neighbors, *goal),
        right,
    )
    .mistake(
        "These are the shortest ways *from* the goal. Along which arrows must the search go, \
         if its distances shall be distances to the goal?",
        |case| {
            let turned = (common::reversed(&case.0), case.1);
            ways(&turned, &common::distances(&case.0, case.1), 1, false)
        },
    )
    .mistake(
        "It looks as if two moves that lead to the same position are counted once. They are \
         different moves, and begin different solutions.",
        |case| ways(case, &to_goal(case), 1, true),
    )
    .mistake("The goal has one shortest solution: that of no moves.", |case| {
        let mut ways = right(case);
        ways[case.1] = 0;
        ways
    })
    .mistake(
        "It looks as if the moves are counted that lead nearer, but not the solutions that \
         each of them begins.",
        |case| {
            let distance = to_goal(case);
            let nearer = |p: usize| {
                let counts = |&&q: &&usize| {
                    distance[q].is_some_and(|d| Some(d + 1) == distance[p])
                };
                case.0[p].iter().filter(counts).count() as u64
            };
            (0..case.0.len()).map(|p| if p == case.1 { 1 } else { nearer(p) }).collect()
        },
    )
    .mistake("It looks as if every position is given its distance.", |case| {
        to_goal(case).into_iter().map(|d| d.unwrap_or(0) as u64).collect()
    })
    .mistake("It looks as if each position is given one solution. There may be more.", |case| {
        to_goal(case).into_iter().map(|d| u64::from(d.is_some())).collect()
    })
    .likely(
        "Some number is too large for its type: a position may be a thousand moves away, and \
         have $2^{60}$ solutions.",
        |_, given| matches!(given, RunOutcome::Panicked(text) if text.contains("overflow")),
    )
    .likely(
        "There may be $2^{60}$ solutions, and a `u32` ends below $2^{32}$: count in a `u64`.",
        |(neighbors, _), _| neighbors.len() == 181,
    )
    .likely(
        "There may be a hundred thousand positions, and a `u16` ends at 65,535: keep the \
         positions in a `usize`.",
        |(neighbors, _), _| neighbors.len() > usize::from(u16::MAX),
    )
    .likely(
        "The positions that are near are right, and those far away are not. A position may \
         be a thousand moves away.",
        |(neighbors, _), _| neighbors.len() > DEEP,
    )
    .judge()
}
