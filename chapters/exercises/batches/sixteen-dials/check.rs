use std::cell::Cell;

use judge::{RunOutcome, Verdict, at_most, compare, ensure};

type Case = [u8; 16];

/// The rows with one or two pieces turned, and some others.
fn cases() -> impl Iterator<Item = Case> {
    let two = (0..16_usize).rev().flat_map(|i| {
        (0..=i).rev().map(move |j| {
            let mut ori = [0; 16];
            ori[j] = 1;
            ori[i] = 2;
            ori
        })
    });
    let others = (0..200_u64).map(|k| {
        let mut ori = [0; 16];
        orientation::unrank(k * k * 1_000 + 43_046_720 / (k + 1), 3, &mut ori);
        ori
    });
    [[0; 16]].into_iter().chain(two).chain(others).chain([[2; 16]])
}

const ROUNDS: &str = "It looks as if the base of some round is another. Each round squares the \
                      base: two digits in base 3 are one in base 9, two of these are one in \
                      base 9 · 9.";

fn call(ori: &Case) -> String {
    format!("the rank of {ori:?}")
}

fn number(ori: &Case) -> u128 {
    u128::from_le_bytes(*ori)
}

/// Rank by four rounds that take these values for the bases.
fn by_rounds(ori: &[u8], bases: [u128; 4]) -> u128 {
    let mut digits: Vec<u128> = ori.iter().map(|&o| o.into()).collect();
    for base in bases {
        digits = digits.chunks(2).map(|pair| pair[0] * base + pair[1]).collect();
    }
    digits[0]
}

fn product(a: u128, b: u128) -> u128 {
    a.wrapping_mul(b)
}

pub fn check() -> Verdict {
    let rank = |ori: &[u8]| u128::from(orientation::rank(ori, 3));
    compare(
        cases(),
        |ori| call(ori),
        |ori| exercise::rank(number(ori), &product),
        |ori| rank(ori),
    )
    .mistake(
        "It looks as if piece 0 is the least significant. It is the lowest *byte*, and its digit \
         counts most.",
        |ori| rank(&ori.iter().rev().copied().collect::<Vec<_>>()),
    )
    .mistake(
        "It looks as if two halves are ranked and added. The first eight digits are worth more.",
        |ori| rank(&ori[..8]) + rank(&ori[8..]),
    )
    .mistake(
        "It looks as if the first eight pieces are left out.",
        |ori| rank(&ori[8..]),
    )
    .mistake(
        "It looks as if the last eight pieces are left out.",
        |ori| rank(&ori[..8]),
    )
    .mistake(ROUNDS, |ori| by_rounds(ori, [3, 9, 27, 729]))
    .mistake(ROUNDS, |ori| by_rounds(ori, [3, 9, 27, 81]))
    .mistake(ROUNDS, |ori| by_rounds(ori, [3, 9, 81, 729]))
    .mistake(ROUNDS, |ori| by_rounds(ori, [3, 3, 3, 3]))
    .likely(
        "Something of a neighbor's field is in it: mask the result of each round.",
        |_, given| matches!(given, RunOutcome::Gave(t) if *t > 43_046_720),
    )
    .judge()?;

    let most = cases().map(|ori| {
        let made = Cell::new(0);
        let times = |a: u128, b: u128| {
            made.set(made.get() + 1);
            product(a, b)
        };
        exercise::rank(number(&ori), &times);
        (made.get(), ori)
    });
    let (made, ori) = most.max_by_key(|&(made, _)| made).unwrap_or((0, [0; 16]));
    ensure(made > 0, || {
        "The ranks are right, but you never call `times`. Multiply only by calling it, and do \
         not replace it by shifts and sums."
            .to_owned()
    })?;
    at_most(
        call(&ori),
        "multiplications",
        made,
        4,
        "Join neighbors, all pairs by one multiplication: sixteen digits in base 3 are eight in \
         base 9.",
    )
}
