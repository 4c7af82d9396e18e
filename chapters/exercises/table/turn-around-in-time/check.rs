#[path = "../common.rs"]
mod common;

use std::cell::Cell;

use common::Neighbors;
use judge::{RunOutcome, Verdict, at_most, compare};

/// The most positions of a graph whose distances and layers fit in every type.
const SMALL: usize = i8::MAX as usize;

/// Regular graphs: each position has as many neighbors as any other.
fn cases() -> [(&'static str, Neighbors); 8] {
    [
        ("one position, no moves", vec![vec![]]),
        ("two positions, one move", common::row(2)),
        ("a ring of 5", common::ring(5)),
        ("a ring of 8", common::ring(8)),
        ("the orders of three cards", common::cards(3)),
        ("the orders of five cards", common::cards(5)),
        ("a ring of 300", common::ring(300)),
        ("a ring of 2000", common::ring(2000)),
    ]
}

fn right(graph: &Neighbors) -> Vec<u64> {
    common::layers(&common::distances(graph, 0))
}

fn ask_for(graph: &Neighbors, calls: &Cell<u64>) -> Vec<u64> {
    calls.set(0);
    let neighbor = |p: usize, m: usize| {
        calls.set(calls.get() + 1);
        graph[p][m]
    };
    exercise::layers(graph.len(), graph[0].len(), &neighbor)
}

/// Every unlabeled position looks around, and takes any label for one of the last layer.
fn same_pass(graph: &Neighbors) -> Vec<u64> {
    let mut seen = vec![false; graph.len()];
    seen[0] = true;
    let mut layers = vec![1];
    loop {
        let mut c = 0;
        for p in 0..seen.len() {
            if !seen[p] && graph[p].iter().any(|&q| seen[q]) {
                seen[p] = true;
                c += 1;
            }
        }
        match c {
            0 => return layers,
            c => layers.push(c),
        }
    }
}

pub fn check() -> Verdict {
    let stacks = puzzle::pancake::Pancakes::new(7).expect("a size that there is");
    let stacks = common::boards(&stacks);
    let name = "stacks of seven pancakes";
    let calls = Cell::new(0);
    compare(
        cases().into_iter().chain([(name, stacks.clone())]),
        |(name, _)| format!("layers(…) of {name}"),
        |(_, graph)| ask_for(graph, &calls),
        |(_, graph)| right(graph),
    )
    .likely(
        "Your last layer has no positions: a pass that finds nothing is no layer.",
        |(_, graph), given| {
            let RunOutcome::Gave(given) = given else { return false };
            let more = given.strip_prefix(&right(graph)[..]);
            more.is_some_and(|more| more.iter().all(|&c| c == 0))
        },
    )
    .mistake("The start is missing: it is a layer, at distance 0.", |(_, graph)| {
        right(graph)[1..].to_vec()
    })
    .mistake(
        "It looks as if an unlabeled position is content with any neighbor that has a \
         label. That neighbor may have got its own in this very pass: ask for the label \
         of the last layer.",
        |(_, graph)| same_pass(graph),
    )
    .likely(
        "Every position is counted, and some too early. Does a position look at a label \
         that was given in this very pass?",
        |(_, graph), given| {
            let RunOutcome::Gave(given) = given else { return false };
            let counted = given.iter().try_fold(0, |sum: u64, &c| sum.checked_add(c));
            given.len() < right(graph).len() && counted == Some(graph.len() as u64)
        },
    )
    .likely(
        "It looks as if a position is counted twice. Two of its neighbors may be in the last \
         layer: once it has its label it need not look on.",
        |(_, graph), given| {
            let twice = match given {
                RunOutcome::Gave(given) => {
                    let counted =
                        given.iter().try_fold(0, |sum: u64, &c| sum.checked_add(c));
                    counted.is_none_or(|counted| counted > graph.len() as u64)
                }
                RunOutcome::Panicked(text) => text.contains("subtract with overflow"),
                RunOutcome::ToDo => false,
            };
            graph.len() <= SMALL && twice
        },
    )
    .likely(
        "A position may be a thousand moves away, and a layer may have thousands of \
         positions: an `i8` ends at 127, and a `u8` at 255.",
        |(_, graph), given| {
            graph.len() > SMALL
                && matches!(given, RunOutcome::Panicked(text) if text.contains("overflow"))
        },
    )
    .likely(
        "The near layers are right, and far ones are not. Is there a distance that your \
         labels cannot hold, or one that means “no label” as well?",
        |(_, graph), _| right(graph).len() > 100,
    )
    .judge()?;
    // The stacks came last. They are not asked for again: the answer could be remembered.
    let call = format!("layers(…) of {name}");
    let (found, all) = (calls.get(), (stacks.len() * stacks[0].len()) as u64);
    let advice = if found == all {
        "That is what the chapter's scan takes. In the last passes most of its look-ups \
         are in vain: nearly all neighbors have labels."
    } else if found > all {
        "It costs more than the chapter's scan. Does a position look around in vain, pass \
         after pass, while nearly nothing is labeled?"
    } else {
        "It is a start, and there is more to be had. In a late pass, who are fewer: the \
         positions of the last layer, or those without a label?"
    };
    at_most(call, "calls of `neighbor`", found, all * 2 / 3, advice)
}
