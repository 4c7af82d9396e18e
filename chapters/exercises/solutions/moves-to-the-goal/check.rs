#[path = "../../table/common.rs"]
mod common;

use common::Neighbors;
use judge::{RunOutcome, Verdict, compare};

type Case = (Neighbors, usize);
type Distances = Vec<Option<usize>>;

/// The most moves that a position needs.
const DEEP: usize = 1000;

/// Small graphs; then the deepest, and those with the most positions.
fn cases() -> impl Iterator<Item = Case> {
    let one_way_ring = |n| (0..n).map(|p| vec![(p + 1) % n]).collect::<Neighbors>();
    let small = (1..=3).flat_map(|n| common::all(n, true));
    let rings = [one_way_ring(4), one_way_ring(6), common::ring(7)];
    // From 0 to the goal: by 1, 2, 3 or by 4.
    let two_ways = vec![vec![1, 4], vec![2], vec![3], vec![5], vec![5], vec![]];
    let graphs = small.chain(rings).chain([two_ways, common::cards(4)]);
    let all_of_four = common::all(4, true).step_by(7);
    let all = graphs.chain(all_of_four).flat_map(|graph| {
        (0..graph.len().min(6)).map(move |goal| (graph.clone(), goal))
    });
    let deep = [(one_way_ring(DEEP + 1), 0), (common::ring(2 * DEEP), 0)];
    all.chain(deep).chain(common::stars())
}

fn right((neighbors, goal): &Case) -> Distances {
    common::distances(&common::reversed(neighbors), *goal)
}

/// Passes over the unlabeled positions; `label` is what the labels of the neighbors that
/// have one, and the number of the pass, make of one.
fn sweep(case: &Case, label: impl Fn(Vec<usize>, usize) -> usize) -> Distances {
    let (neighbors, goal) = case;
    let mut table = vec![None; neighbors.len()];
    table[*goal] = Some(0);
    let (mut pass, mut c) = (1, 1);
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            let found: Vec<usize> =
                neighbors[p].iter().filter_map(|&q| table[q]).collect();
            if table[p].is_none() && !found.is_empty() {
                table[p] = Some(label(found, pass));
                c += 1;
            }
        }
        pass += 1;
    }
    table
}

/// Whether the right positions have labels, and those that are wrong are too large.
fn too_large(right: &Distances, given: &Distances) -> bool {
    let fits = |(right, given): (&Option<usize>, &Option<usize>)| match (right, given) {
        (Some(right), Some(given)) => right <= given,
        (right, given) => right == given,
    };
    right.len() == given.len() && right.iter().zip(given).all(fits)
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
        |case| sweep(case, |found, _| found[0] + 1),
    )
    .mistake(
        "It looks as if a position takes its label from the last neighbor that has one. \
         A neighbor may be farther away than another one.",
        |case| sweep(case, |found, _| found[found.len() - 1] + 1),
    )
    .mistake(
        "It looks as if a position takes the smallest label that it sees in this pass. A \
         neighbor that has none yet may be nearer: only labels of the pass before are \
         safe.",
        |case| sweep(case, |found, _| found.into_iter().min().unwrap_or(0) + 1),
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
    .likely(
        "Some label is too large. A position may take one only from a neighbor that got \
         its own in the pass before: not from one that got it in this very pass, and not \
         from one that is farther away.",
        |case, given| {
            case.0.len() < DEEP
                && matches!(given, RunOutcome::Gave(given) if too_large(&right(case), given))
        },
    )
    .likely("Where no moves lead to the goal, the answer is `None`.", |case, given| {
        let RunOutcome::Gave(given) = given else { return false };
        right(case).iter().zip(given).any(|(d, given)| d.is_none() && given.is_some())
    })
    .likely(
        "A position may need a thousand moves, and an `i8` ends at 127, a `u8` at 255.",
        |_, given| matches!(given, RunOutcome::Panicked(text) if text.contains("overflow")),
    )
    .likely(
        "There may be a hundred thousand positions, and a `u16` ends at 65,535: keep the \
         positions in a `usize`.",
        |(neighbors, _), _| neighbors.len() > usize::from(u16::MAX),
    )
    .likely(
        "The positions that are near have the right labels, and those far away have not. \
         Is there a distance that your labels cannot hold, or one that means “no label” \
         as well?",
        |(neighbors, _), _| neighbors.len() > DEEP,
    )
    .judge()
}
