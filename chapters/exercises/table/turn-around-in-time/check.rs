#[path = "../common.rs"]
mod common;

use std::cell::Cell;

use common::Neighbors;
use judge::{Verdict, ask, at_most, compare};

/// Regular graphs: each position has as many neighbors as any other.
fn cases() -> [(&'static str, Neighbors); 6] {
    [
        ("one position, no moves", vec![vec![]]),
        ("two positions, one move", common::row(2)),
        ("a ring of 5", common::ring(5)),
        ("a ring of 8", common::ring(8)),
        ("the orders of three cards", common::cards(3)),
        ("the orders of five cards", common::cards(5)),
    ]
}

fn right(graph: &Neighbors) -> Vec<u64> {
    common::layers(&common::distances(graph, 0))
}

fn ask_for(graph: &Neighbors, calls: &Cell<u64>) -> Vec<u64> {
    let neighbor = |p: usize, m: usize| {
        calls.set(calls.get() + 1);
        graph[p][m]
    };
    exercise::layers(graph.len(), graph[0].len(), &neighbor)
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
    .mistake("Your last layer has no positions.", |(_, graph)| {
        [right(graph), vec![0]].concat()
    })
    .mistake("The start is missing: it is a layer, at distance 0.", |(_, graph)| {
        right(graph)[1..].to_vec()
    })
    .judge()?;
    calls.set(0);
    let call = format!("layers(…) of {name}");
    ask::<Vec<u64>>(&*call, || ask_for(&stacks, &calls))?;
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
