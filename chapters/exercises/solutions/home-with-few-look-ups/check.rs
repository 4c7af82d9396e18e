#[path = "../../table/common.rs"]
mod common;

use std::cell::Cell;

use common::Neighbors;
use judge::{Verdict, ask, at_most, brief, ensure};

/// Replays a way: it goes by moves, ends at the solved position, and is a shortest one.
fn replay(
    call: &str,
    graph: &Neighbors,
    from: usize,
    solved: usize,
    d: usize,
    way: &[usize],
) -> Verdict {
    let shown = brief(way);
    ensure(way.first() != Some(&from), || {
        format!("{call} gives {shown}: `p` itself does not belong to the way.")
    })?;
    let mut p = from;
    for &q in way {
        ensure(graph[p].contains(&q), || {
            format!("{call} gives {shown}, and no move leads from {p} to {q}.")
        })?;
        p = q;
    }
    ensure(p == solved, || {
        let narrow = match d > 255 && way.len() == d % 256 {
            true => "\nThe way is hundreds of moves long, and a `u8` ends at 255.",
            false => "",
        };
        format!(
            "{call} gives {shown}, which ends at {p}, and solved is {solved}.{narrow}"
        )
    })?;
    let found = way.len();
    ensure(found == d, || {
        format!(
            "{call} gives {shown}: {found} moves, which is longer than the distance {d}."
        )
    })
}

/// Why more look-ups were made than are needed on this way.
fn advice(graph: &Neighbors, from: usize, way: &[usize], found: u64) -> &'static str {
    let before = [&[from], way].concat();
    let (mut all, mut some) = (1, 1);
    for (&p, &q) in before.iter().zip(way) {
        all += graph[p].len() as u64;
        let at = graph[p].iter().position(|&other| other == q);
        some += at.map_or(0, |at| at as u64 + 1);
    }
    if found == some {
        "If all neighbors but one are not nearer, you need not look at that one."
    } else if found == all {
        "You look at the rest of the neighbors although a nearer one is found."
    } else {
        "Do you look up a position whose distance you know already?"
    }
}

/// Judges every way of a graph, or with `count` how many look-ups each takes.
fn judge_graph(name: &str, graph: &Neighbors, solved: usize, count: bool) -> Verdict {
    let distances = common::distances(graph, solved);
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|&p| distances[p]);
    // The farthest comes first where it counts: distances near by could be remembered.
    if count {
        order.reverse();
    }
    for from in order {
        let calls = Cell::new(0);
        let distance = |p: usize| {
            calls.set(calls.get() + 1);
            // Who walks on and on is stopped.
            assert!(calls.get() < 10_000, "more than 10,000 look-ups");
            distances[p].expect("a position that can be solved")
        };
        let end = match solved {
            0 => String::new(),
            _ => format!(", where {solved} is solved"),
        };
        let call = format!("shortest_path({from}, {name}{end})");
        let way =
            ask::<Vec<usize>>(&*call, || exercise::shortest_path(from, graph, &distance))?;
        let d = distances[from].expect("a position that can be solved");
        replay(&call, graph, from, solved, d, &way)?;
        if count {
            let before = [&[from], &way[..]].concat();
            let needed = |&p: &usize| graph[p].len() as u64 - 1;
            let limit = 1 + before[..way.len()].iter().map(needed).sum::<u64>();
            let found = calls.get();
            at_most(call, "look-ups", found, limit, advice(graph, from, &way, found))?;
        }
    }
    Ok(())
}

/// The graph with position 0 as the last one, and so on.
fn renumbered(graph: &Neighbors) -> Neighbors {
    let last = graph.len() - 1;
    let list = |after: &Vec<usize>| after.iter().map(|q| last - q).collect();
    graph.iter().rev().map(list).collect()
}

pub fn check() -> Verdict {
    let board = puzzle::sliding::Sliding::new(2, 3).expect("a size that there is");
    let uneven = vec![vec![2, 1, 3], vec![3, 0], vec![0], vec![1, 0, 4], vec![3]];
    let graphs = [
        ("positions 0 to 3 in a row".to_owned(), common::row(4)),
        ("positions 0 to 4 in a ring".to_owned(), common::ring(5)),
        (format!("{uneven:?}"), uneven),
        ("the 24 orders of four cards".to_owned(), common::cards(4)),
        ("the boards of two rows and three columns".to_owned(), common::boards(&board)),
    ];
    for (name, graph) in &graphs {
        judge_graph(name, graph, 0, false)?;
    }
    // Counted with other numbers, which nobody can remember.
    for (name, graph) in &graphs {
        let renumbered = renumbered(graph);
        let name = format!("{name}, numbered from the other end");
        judge_graph(&name, &renumbered, graph.len() - 1, true)?;
    }
    // Solved need not be position 0: the distances tell.
    judge_graph("positions 0 to 3 in a row", &common::row(4), 2, true)?;
    // More moves than a `u8` can count.
    judge_graph("positions 0 to 399 in a row", &common::row(400), 0, true)
}
