use judge::{Verdict, compare};

type Case = (Vec<u8>, Vec<u8>);

/// All pairs of orders of up to four pieces, and one of 256.
fn cases() -> impl Iterator<Item = Case> {
    let orders = |n: u64| {
        let order = move |t| {
            let mut pm = vec![0; n as usize];
            permutation::unrank(t, &mut pm);
            pm
        };
        (0..(1..=n).product()).map(order)
    };
    let small = (0..=4).flat_map(move |n| {
        orders(n).flat_map(move |a| orders(n).map(move |c| (a.clone(), c)))
    });
    small.chain([((0..=255).rev().collect(), (7..=255).chain(0..7).collect())])
}

/// First `a`, then `b`.
fn compose(a: &[u8], b: &[u8]) -> Vec<u8> {
    let mut c = vec![0; a.len()];
    puzzle::compose(a, b, &mut c);
    c
}

fn inverse(a: &[u8]) -> Vec<u8> {
    let mut c = vec![0; a.len()];
    puzzle::invert(a, &mut c);
    c
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(a, c)| format!("between(&{a:?}, &{c:?})"),
        |(a, c)| exercise::between(a, c),
        |(a, c)| compose(&inverse(a), c),
    )
    .mistake(
        "That leads from after to before. Or you say where each slot's piece goes, and not \
         from where it comes.",
        |(a, c)| compose(&inverse(c), a),
    )
    .mistake(
        "It looks as if you say which piece takes the place of which piece. A move speaks of \
         slots only: it does the same whatever pieces are there.",
        |(a, c)| compose(c, &inverse(a)),
    )
    .mistake(
        "It looks as if you say by which piece each piece was replaced, the other way \
         around. A move speaks of slots only.",
        |(a, c)| compose(a, &inverse(c)),
    )
    .mistake("It looks as if you do one after the other. Undo the first.", |(a, c)| {
        compose(a, c)
    })
    .mistake(
        "That is how `after` came from the solved order. It came from `before`.",
        |(_, c)| c.clone(),
    )
    .likely(
        "These are 256 pieces, one more than the largest `u8`: count slots in a `usize`.",
        |(a, _), _| a.len() == 256,
    )
    .judge()
}
