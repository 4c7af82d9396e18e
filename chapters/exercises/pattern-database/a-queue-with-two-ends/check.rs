use std::collections::VecDeque;

use judge::{Verdict, compare};

type Moves = Vec<Vec<(usize, u8)>>;

/// The right costs: all that can be had for nothing from a layer, then the next one.
fn right(moves: &Moves) -> Vec<Option<usize>> {
    let mut costs = vec![None; moves.len()];
    let (mut layer, mut cost) = (vec![0], 0);
    while !layer.is_empty() {
        let (mut open, mut next) = (layer, vec![]);
        while let Some(p) = open.pop() {
            if costs[p].is_some() {
                continue;
            }
            costs[p] = Some(cost);
            for &(q, step) in &moves[p] {
                if step == 0 { open.push(q) } else { next.push(q) }
            }
        }
        (layer, cost) = (next, cost + 1);
    }
    costs
}

/// A queue with one end, each position marked when it is put in.
fn one_end(moves: &Moves, count: bool) -> Vec<Option<usize>> {
    let mut costs = vec![None; moves.len()];
    costs[0] = Some(0);
    let mut queue = VecDeque::from([0]);
    while let Some(p) = queue.pop_front() {
        for &(q, step) in &moves[p] {
            if costs[q].is_none() {
                costs[q] = costs[p]
                    .map(|cost| cost + if count { 1 } else { usize::from(step) });
                queue.push_back(q);
            }
        }
    }
    costs
}

/// The front is used, but a position that has a cost never gets a smaller one.
fn never_again(moves: &Moves) -> Vec<Option<usize>> {
    let mut costs = vec![None; moves.len()];
    costs[0] = Some(0);
    let mut queue = VecDeque::from([0]);
    while let Some(p) = queue.pop_front() {
        for &(q, step) in &moves[p] {
            if costs[q].is_none() {
                costs[q] = costs[p].map(|cost| cost + usize::from(step));
                if step == 0 { queue.push_front(q) } else { queue.push_back(q) }
            }
        }
    }
    costs
}

/// All graphs of three positions with at most one move from each to each, the example, and
/// large ones.
fn graphs() -> impl Iterator<Item = Moves> {
    let example = vec![vec![(1, 1), (2, 0)], vec![], vec![(1, 0)]];
    let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
    let small = (0..3_usize.pow(6)).map(move |mut code| {
        let mut moves = vec![vec![]; 3];
        for (p, q) in pairs {
            if code % 3 > 0 {
                moves[p].push((q, (code % 3 - 1) as u8));
            }
            code /= 3;
        }
        moves
    });
    let four = [vec![vec![(1, 1), (3, 0)], vec![(2, 0)], vec![], vec![(2, 1), (1, 0)]]];
    let diamond = vec![vec![(1, 1), (2, 0)], vec![(3, 0)], vec![(3, 0)], vec![]];
    [vec![vec![]], diamond, example]
        .into_iter()
        .chain(small)
        .chain(four)
        .chain([line(), scattered(), steps(false), steps(true), steps(false)])
}

/// A hundred thousand in a line, the farthest first: each position has a cheap way to the next and
/// a dear one two further.
fn line() -> Moves {
    let n = 100_000;
    (0..n)
        .map(|p| {
            let back = [(p / 2, 0)];
            let on = [(p + 2, 1), (p + 1, (p % 2) as u8)]
                .into_iter()
                .filter(|&(q, _)| q < n);
            on.chain(back).collect()
        })
        .collect()
}

/// A hundred thousand, with three moves from each.
fn scattered() -> Moves {
    let n = 100_000;
    let to =
        |p: usize, i: usize| ((p * 31 + i * 7919 + 17) % n, ((p / 7 + i) % 2) as u8);
    (0..n).map(|p| (0..3).map(|i| to(p, i)).collect()).collect()
}

/// Fifty thousand steps, each taken at once for a cost of 1, or by a detour of two moves for
/// nothing: a queue with one end finds all costs of the last position, one by one.
fn steps(detour_first: bool) -> Moves {
    let n = 49_999;
    let step = |p: usize| {
        let mut both = vec![(2 * p + 2, 1), (2 * p + 1, 0)];
        if detour_first {
            both.reverse();
        }
        [both, vec![(2 * p + 2, 0)]]
    };
    (0..n).flat_map(step).chain([vec![]]).collect()
}

pub fn check() -> Verdict {
    compare(
        graphs(),
        |moves| format!("costs(&{})", judge::brief(moves)),
        |moves| exercise::costs(moves),
        right,
    )
    .mistake(
        "It looks as if a position that has a cost never gets a smaller one. Here it is reached again, at no cost, from a position that is nearer.",
        never_again,
    )
    .mistake(
        "It looks as if every position goes to the end of the queue. What is reached at no cost is as near as what has just left the queue: it goes to the front.",
        |moves| one_end(moves, false),
    )
    .mistake("It looks as if each move costs 1.", |moves| one_end(moves, true))
    .judge()
}
