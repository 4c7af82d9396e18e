use std::cell::Cell;

use judge::{Verdict, ask, ensure, wrong};

/// A graph by its name, its moves and its bound.
type Case = (&'static str, u64, fn(u64) -> Vec<u64>, fn(u64) -> usize);

/// A line, where the bound is the distance.
fn line(p: u64) -> Vec<u64> {
    p.checked_sub(1).into_iter().chain([p + 1]).collect()
}

/// From 0 to 12 on a ring of 12: both ways are as long.
fn ring(p: u64) -> Vec<u64> {
    vec![(p + 1) % 12, (p + 11) % 12]
}

/// Halve what is even, or add 1 or 3: ways that are odd and even.
fn halves(p: u64) -> Vec<u64> {
    let half = (p > 0 && p % 2 == 0).then_some(p / 2);
    half.into_iter().chain([p + 3, p + 1]).chain((p == 1).then_some(0)).collect()
}

/// How often a number must at least be halved.
fn digits(p: u64) -> usize {
    (64 - p.leading_zeros()) as usize
}

/// The same bound, but for numbers that 3 divides: admissible, not consistent.
fn wavering(p: u64) -> usize {
    if p % 3 == 0 { 0 } else { digits(p) }
}

fn ring_bound(p: u64) -> usize {
    (p.min(12 - p) / 2) as usize
}

fn zero(_: u64) -> usize {
    0
}

fn itself(p: u64) -> usize {
    p as usize
}

/// Over the move from 2 to 1 the bound falls by 2.
fn falling(p: u64) -> Vec<u64> {
    p.checked_sub(1).into_iter().collect()
}

fn falling_bound(p: u64) -> usize {
    if p == 2 { 2 } else { 0 }
}

/// Two ways to 3; the shorter one leads through 2, whose bound is large.
fn two_ways(p: u64) -> Vec<u64> {
    [vec![], vec![2, 4], vec![3], vec![6], vec![5], vec![3], vec![0]][p as usize]
        .clone()
}

fn two_ways_bound(p: u64) -> usize {
    if p == 2 { 3 } else { 0 }
}

/// Fifty lines from 10,000 to the goal, of which each is 60 moves long.
fn fan(p: u64) -> Vec<u64> {
    match p {
        10_000 => (0..50).map(|line| 100 * line + 59).collect(),
        _ if p % 100 == 1 => vec![0],
        _ => vec![p - 1],
    }
}

/// The length of the way along a line, and nothing at the start.
fn fan_bound(p: u64) -> usize {
    (p % 100) as usize
}

const CASES: [Case; 11] = [
    ("moves(p) = [p - 1, p + 1], h(p) = p", 3, line, itself),
    ("moves(p) = [p - 1, p + 1], h(p) = p", 0, line, itself),
    ("moves(p) = [p - 1, p + 1], h(p) = 0", 9, line, zero),
    ("moves(p) = [p - 1, p + 1], h(p) = p", 900, line, itself),
    ("a ring of 12, h(p) half the distance", 6, ring, ring_bound),
    ("halve, add 3 or add 1; h(p) the binary digits of p", 37, halves, digits),
    (
        "halve, add 3 or add 1; h(p) the binary digits of p, or 0 if 3 divides p",
        21,
        halves,
        wavering,
    ),
    ("halve, add 3 or add 1; h(p) the binary digits of p", 1_000_003, halves, digits),
    (FALLING, 2, falling, falling_bound),
    (TWO_WAYS, 1, two_ways, two_ways_bound),
    ("fifty lines of 60 moves from 10000 to 0, h(10000) = 0", 10_000, fan, fan_bound),
];

const FALLING: &str = "moves(2) = [1], moves(1) = [0], h(2) = 2, h(1) = h(0) = 0";
const TWO_WAYS: &str =
    "1 to 2 and 4, 2 to 3, 4 to 5, 5 to 3, 3 to 6, 6 to 0; h(2) = 3, else 0";

/// What a search forgets that goes wrong with an inconsistent bound.
fn inconsistent(name: &str) -> &'static str {
    match name {
        FALLING => {
            "\nOver a move the bound may fall by more than 1: a position is cut by its own sum alone."
        }
        TWO_WAYS => {
            "\nThe bound is not consistent: a position may be come to again on a shorter way, and has to be looked into again."
        }
        _ => "",
    }
}

/// One round of IDA*: has it found the goal, and how many positions has it looked at?
fn dive(
    case: &Case,
    p: u64,
    g: usize,
    limit: usize,
    next: &mut usize,
    looked: &mut u64,
) -> bool {
    *looked += 1;
    let f = g + (case.3)(p);
    if f > limit {
        *next = f.min(*next);
        return false;
    }
    p == 0 || (case.2)(p).into_iter().any(|q| dive(case, q, g + 1, limit, next, looked))
}

/// The length, the positions that IDA* looks at, and those of its last round.
fn right(case: &Case) -> (usize, u64) {
    let (mut limit, mut looked) = ((case.3)(case.1), 0);
    loop {
        let mut next = usize::MAX;
        if dive(case, case.1, 0, limit, &mut next, &mut looked) {
            return (limit, looked);
        }
        limit = next;
    }
}

pub fn check() -> Verdict {
    for case in CASES {
        let (name, start, moves, h) = case;
        let (length, looked) = right(&case);
        let (asked_h, asked_moves) = (Cell::new(0u64), Cell::new(0u64));
        let most = 4 * looked + 50;
        let count = |calls: &Cell<u64>, what: &str| {
            calls.set(calls.get() + 1);
            assert!(
                calls.get() <= most,
                "{what} was called more than {most} times. Is the next limit the smallest sum that was cut? IDA* looks at {looked} positions here"
            );
        };
        let moves = |p: u64| {
            count(&asked_moves, "moves");
            moves(p)
        };
        let h = |p: u64| {
            count(&asked_h, "h");
            h(p)
        };
        let call = format!("length({start}, …) with {name}");
        let given = ask::<usize>(&call, || exercise::length(start, &moves, &h))?;
        ensure(given >= length, || {
            format!(
                "{call} gives {given}, and no way is shorter than {length}. Is the sum of `g` and `h` cut only if it is *above* the limit, and is the goal position 0 alone?{}",
                inconsistent(name)
            )
        })?;
        if given > length {
            let advice = "Is the next limit the smallest sum that was cut, and are all moves tried?";
            return Err(wrong(format!(
                "{call} gives {given}, and there is a way of {length} moves.\n{advice}{}",
                inconsistent(name)
            )));
        }
        ensure(start == 0 || asked_h.get() > 0, || {
            format!(
                "{call} is right, and `h` was not asked once. A search without a bound looks at far more positions than it must."
            )
        })?;
    }
    Ok(())
}
