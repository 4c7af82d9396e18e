#[path = "../../table/common.rs"]
mod common;

use common::Neighbors;
use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<u8>, Neighbors);

/// Every row of up to four bounds below 4, in a row of positions and in one-way rings; and
/// all one-way graphs of three positions; then the largest bounds, and the longest rows.
fn cases() -> impl Iterator<Item = Case> {
    let ring = |n: usize| (0..n).map(|p| vec![(p + 1) % n]).collect::<Neighbors>();
    let shapes = (1..=4).flat_map(move |n| [common::row(n), ring(n + 1)]);
    let small = shapes.flat_map(|graph| {
        let n = graph.len();
        let all = 4_u64.pow(n.min(4) as u32);
        (0..all).map(move |t| {
            let mut bounds = vec![0; n];
            orientation::unrank(t, 4, &mut bounds);
            (bounds, graph.clone())
        })
    });
    let triples = [[3, 0, 0], [0, 0, 2], [5, 1, 3], [0, 9, 4]];
    let graphs = common::all(3, true);
    let all =
        graphs.flat_map(move |graph| triples.map(|b| (b.to_vec(), graph.clone())));
    let last = |n: usize, bound| {
        let mut bounds = vec![0; n];
        bounds[n - 1] = bound;
        (bounds, common::row(n))
    };
    let large = [
        (vec![], vec![]),
        last(2, u8::MAX),
        (vec![u8::MAX; 2], common::row(2)),
        last(7, 7),
        last(LONGEST, 19),
        last(LONGEST, u8::MAX),
    ];
    small.chain(all).chain(large)
}

/// As many positions as there may be.
const LONGEST: usize = 20;

/// Goes over the moves, `times` times at most, until nothing changes.
fn repeat(
    case: &Case,
    times: usize,
    change: impl Fn(&mut [u8], usize, usize),
) -> Vec<u8> {
    let (mut bounds, neighbors) = case.clone();
    for _ in 0..times {
        let before = bounds.clone();
        for p in 0..bounds.len() {
            neighbors[p].iter().for_each(|&q| change(&mut bounds, p, q));
        }
        if bounds == before {
            break;
        }
    }
    bounds
}

fn raise(bounds: &mut [u8], p: usize, q: usize) {
    bounds[q] = bounds[q].max(bounds[p].saturating_sub(1));
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(bounds, neighbors)| match bounds.len() {
            0..=7 => format!("spread(&{bounds:?}, &{neighbors:?})"),
            n => format!("spread(&{bounds:?}, …), with {n} positions in a row,"),
        },
        |(bounds, neighbors)| exercise::spread(bounds, neighbors),
        |case| repeat(case, usize::MAX, raise),
    )
    .mistake(
        "It looks as if you go over the moves once: a bound that was raised may raise one \
         that you have been at before.",
        |case| repeat(case, 1, raise),
    )
    .mistake(
        "It looks as if only the given bounds raise others, but those that were raised \
         raise others, too.",
        |case| {
            let (mut bounds, neighbors) = case.clone();
            for (p, after) in neighbors.iter().enumerate() {
                for &q in after {
                    bounds[q] = bounds[q].max(case.0[p].saturating_sub(1));
                }
            }
            bounds
        },
    )
    .mistake(
        "It looks as if you lower bounds. That makes them consistent as well, but it throws \
         away what they promised.",
        |case| repeat(case, usize::MAX, |bounds, p, q| bounds[p] = bounds[p].min(bounds[q].saturating_add(1))),
    )
    .mistake(
        "It looks as if you go against the moves: a move from p to q lets the bound of p \
         raise that of q.",
        |case| repeat(case, usize::MAX, |bounds, p, q| raise(bounds, q, p)),
    )
    .likely(
        "A bound may be as large as 255, and then one more does not fit in a `u8`: take one less \
         from the other side.",
        |_, given| matches!(given, RunOutcome::Panicked(text) if text.contains("add with overflow")),
    )
    .likely(
        "A bound may be as large as 255: does it fit in the type in which you keep it?",
        |(bounds, _), given| {
            bounds.iter().any(|&b| b > 127) && matches!(given, RunOutcome::Gave(_))
        },
    )
    .likely(
        "It looks as if you stop too soon: go over the moves until no bound changes any more.",
        |(bounds, _), given| bounds.len() > 4 && matches!(given, RunOutcome::Gave(_)),
    )
    .judge()
}
