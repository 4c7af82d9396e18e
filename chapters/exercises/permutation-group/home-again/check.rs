use judge::{Verdict, compare};

#[path = "../common.rs"]
mod common;
use common::permutations;

type Case = [Vec<usize>; 3];

/// All triples of up to three points, some of four, and one of a thousand.
fn cases() -> impl Iterator<Item = Case> {
    let few = (0..=3).flat_map(|n| {
        let all = permutations(n);
        let pairs = all.clone().into_iter().flat_map({
            let all = all.clone();
            move |t| all.clone().into_iter().map(move |s| (t.clone(), s))
        });
        pairs.flat_map(move |(t, s)| {
            all.clone().into_iter().map(move |u| [t.clone(), s.clone(), u])
        })
    });
    let four = permutations(4);
    let some =
        (0..24).map(move |k| [k, k * 5 + 3, k * 7 + 1].map(|k| four[k % 24].clone()));
    let long = [3, 7, 9].map(|factor| (0..1000).map(|x| x * factor % 1000).collect());
    few.chain(some).chain([long])
}

fn inverse(a: &[usize]) -> Vec<usize> {
    let mut back = vec![0; a.len()];
    for x in 0..a.len() {
        back[a[x]] = x;
    }
    back
}

/// First `a`, then `b`, then `c`.
fn in_turn(a: &[usize], b: &[usize], c: &[usize]) -> Vec<usize> {
    a.iter().map(|&x| c[b[x]]).collect()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |[t, s, u]| match t.len() {
            ..=4 => format!("product(&{t:?}, &{s:?}, &{u:?})"),
            n => format!("product of three permutations of {n} points"),
        },
        |[t, s, u]| exercise::product(t, s, u),
        |[t, s, u]| in_turn(t, s, &inverse(u)),
    )
    .mistake("The last step is not undone: do you undo `u`, or do it?", |[t, s, u]| in_turn(t, s, u))
    .mistake(
        "It looks as if you undo `u` before `s`. It is the other way around: first the move, then \
         home from where it led.",
        |[t, s, u]| in_turn(t, &inverse(u), s),
    )
    .mistake(
        "It looks as if you read the lists as what is in each place. Here `s[x]` is where point `x` \
         goes.",
        |[t, s, u]| in_turn(&inverse(u), s, t),
    )
    .mistake("It looks as if you undo `t` and do `u`.", |[t, s, u]| in_turn(&inverse(t), s, u))
    .judge()
}
