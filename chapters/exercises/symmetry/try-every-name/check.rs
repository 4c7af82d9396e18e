use std::cell::RefCell;
use std::collections::BTreeSet;

use judge::{RunOutcome, Verdict, compare};

type Moves = Vec<Vec<usize>>;

fn pm(n: usize, t: u64) -> Vec<usize> {
    let mut pm = vec![0; n];
    permutation::unrank(t, &mut pm);
    pm.into_iter().map(usize::from).collect()
}

fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

/// All single moves and pairs of up to three stickers, single moves of four, then a few
/// larger ones.
fn cases() -> Vec<Moves> {
    let mut cases = vec![];
    for n in 1..=3 {
        cases.extend((0..factorial(n)).map(|a| vec![pm(n, a)]));
        let pairs = (0..factorial(n)).flat_map(|a| (0..a).map(move |b| (a, b)));
        cases.extend(pairs.map(|(a, b)| vec![pm(n, a), pm(n, b)]));
    }
    cases.extend((0..24).map(|a| vec![pm(4, a)]));
    cases.push(vec![vec![3, 0, 1, 2], vec![1, 2, 3, 0]]);
    cases.push(vec![vec![1, 0, 2, 3], vec![0, 2, 1, 3], vec![0, 1, 3, 2]]);
    cases.push(vec![vec![1, 2, 0, 3, 4], vec![0, 1, 3, 4, 2]]);
    cases.push(vec![vec![1, 0, 3, 2, 5, 4], vec![1, 2, 3, 4, 5, 0], vec![5, 0, 1, 2, 3, 4]]);
    // Of all exchanges every relabeling is a symmetry, so the answer is the largest there is.
    let exchanges = |n: usize| {
        let pairs = (0..n).flat_map(move |a| (0..a).map(move |b| (a, b)));
        let exchange = |(a, b)| {
            let mut pm: Vec<usize> = (0..n).collect();
            pm.swap(a, b);
            pm
        };
        pairs.map(exchange).collect()
    };
    cases.extend([5, 6].map(exchanges));
    // The most moves.
    cases.push((0..20).map(|t| pm(6, 31 * t)).collect());
    cases
}

/// How many relabelings pass this: it is given what becomes of each move, and the moves.
fn count(moves: &Moves, good: impl Fn(&[Vec<usize>], &Moves) -> bool) -> usize {
    let n = moves[0].len();
    let passes = |&t: &u64| {
        let s = pm(n, t);
        let back = |place| s.iter().position(|&other| other == place).unwrap_or(0);
        let becomes = |m: &Vec<usize>| (0..n).map(|i| back(m[s[i]])).collect();
        good(&moves.iter().map(becomes).collect::<Vec<Vec<_>>>(), moves)
    };
    (0..factorial(n)).filter(passes).count()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |moves| format!("symmetries(&{moves:?})"),
        |moves| exercise::symmetries(moves),
        |moves| count(moves, |become_, moves| become_.iter().all(|c| moves.contains(c))),
    )
    .mistake(
        "You count the relabelings that leave every move as it is. A move may become another \
         move.",
        |moves| count(moves, |become_, moves| become_ == &moves[..]),
    )
    .mistake(
        "It is not enough that one of the moves becomes a move: all must.",
        |moves| count(moves, |become_, moves| become_.iter().any(|c| moves.contains(c))),
    )
    .mistake(
        "You count all relabelings. Which of them make a move of every move?",
        |moves| count(moves, |_, _| true),
    )
    .mistake(
        "It looks as if relabelings that do the same to all moves are counted once. Count every \
         relabeling; the chapter keeps one of each effect.",
        |moves| {
            let effects = RefCell::new(BTreeSet::new());
            count(moves, |become_, moves| {
                become_.iter().all(|c| moves.contains(c))
                    && effects.borrow_mut().insert(become_.to_vec())
            })
        },
    )
    .mistake("The identity is a symmetry, too.", |moves| {
        count(moves, |become_, moves| become_.iter().all(|c| moves.contains(c))) - 1
    })
    .likely(
        "Compare with s⁻¹·m·s: it is `c` with `s[c[i]] == m[s[i]]`, and not a product of two.",
        |_, given| matches!(given, RunOutcome::Gave(_)),
    )
    .judge()
}
