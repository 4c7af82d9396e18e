use judge::{Verdict, ask, ensure, wrong};
use std::collections::BTreeSet;

type Order = [u8; 4];

fn down([a, b, c, d]: Order) -> Order {
    [b, c, d, a]
}

fn exchanged([a, b, c, d]: Order) -> Order {
    [b, a, c, d]
}

fn twice(order: Order) -> Order {
    down(down(order))
}

fn up(order: Order) -> Order {
    down(twice(order))
}

type Moves = &'static [fn(Order) -> Order];

const SETS: [(char, Moves); 7] = [
    ('A', &[down, twice, up]),
    ('B', &[down, up]),
    ('C', &[twice]),
    ('D', &[down]),
    ('E', &[exchanged]),
    ('F', &[twice, exchanged]),
    ('G', &[down, twice]),
];

const START: Order = [0, 1, 2, 3];

/// The rows that moves lead to, one after another.
fn orbit(moves: Moves) -> BTreeSet<Order> {
    let mut all = BTreeSet::from([START]);
    let mut left = vec![START];
    while let Some(order) = left.pop() {
        let next = moves.iter().map(|m| m(order));
        left.extend(next.filter(|&order| all.insert(order)).collect::<Vec<_>>());
    }
    all
}

/// A row that has nothing of the start's after one step.
fn left_out(moves: Moves) -> Option<Order> {
    let one = |order: Order| order == START || moves.iter().any(|m| m(START) == order);
    orbit(moves).into_iter().find(|&order| !one(order))
}

pub fn check() -> Verdict {
    let letters = ask::<&str>("closable()", exercise::closable)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='G').contains(&letter), || {
            format!("closable() gives {letters:?}, and there is no set {letter}.")
        })?;
    }
    for (letter, moves) in SETS {
        let fault = match (letters.contains(letter), left_out(moves)) {
            (true, Some([a, b, c, d])) => format!(
                "You name {letter}. But the row {a} {b} {c} {d} is in the orbit of the row 0 1 2 3, and no single \
                 move of this set leads from there to it: after one step it has nothing of what that row had."
            ),
            (false, None) => format!(
                "You leave out {letter}. Its orbits have {} rows, and one move leads from each of them to each \
                 other.",
                orbit(moves).len()
            ),
            _ => continue,
        };
        return Err(wrong(format!("closable() gives {letters:?}. {fault}")));
    }
    Ok(())
}
