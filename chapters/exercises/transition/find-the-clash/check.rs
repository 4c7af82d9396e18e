use std::collections::HashMap;

use judge::{Fault, RunOutcome, Verdict, compare, wrong};

type Order = [u8; 4];
type Seen = fn(&Order) -> u64;
/// What is seen, in words and in code, and the turns.
type Case = (&'static str, Seen, &'static [Order]);

/// A number of which the low bits say nothing.
const WIDE: &str = "the piece in slot 0, shifted left by 62 bits";

const EXCHANGE: Order = [1, 0, 2, 3];
const MIDDLE: Order = [0, 2, 1, 3];
const END: Order = [0, 1, 3, 2];
const ROUND: Order = [3, 0, 1, 2];

fn slot_of(order: &Order, piece: u8) -> u64 {
    order.iter().take_while(|&&p| p != piece).count() as u64
}

fn parity(order: &Order) -> u64 {
    permutation::inversions(order) % 2
}

/// The coordinates, each under sets of turns; the simplest first.
fn cases() -> impl Iterator<Item = Case> {
    let seen: [(&str, Seen); 14] = [
        ("0 for every order", |_| 0),
        ("the rank of the order", |order| permutation::rank(order)),
        ("the piece in slot 0", |order| u64::from(order[0])),
        ("the slot of piece 0", |order| slot_of(order, 0)),
        ("0 for even orders and 1 for odd ones", parity),
        ("the pieces in slots 0 and 1, in order", |o| {
            u64::from(o[0]) * 4 + u64::from(o[1])
        }),
        ("the pieces in slots 0 and 1, in any order", |o| 1 << o[0] | 1 << o[1]),
        ("the slots of pieces 0 and 1, in order", |o| {
            slot_of(o, 0) * 4 + slot_of(o, 1)
        }),
        ("the slots of pieces 0 and 1, in any order", |o| {
            1 << slot_of(o, 0) | 1 << slot_of(o, 1)
        }),
        ("the rank, halved", |order| permutation::rank(order) / 2),
        ("the piece in slot 3", |order| u64::from(order[3])),
        ("the number of inversions", |order| permutation::inversions(order)),
        ("1000 times the slot of piece 0", |order| 1000 * slot_of(order, 0)),
        (WIDE, |order| u64::from(order[0]) << 62),
    ];
    let turns: [&[Order]; 7] = [
        &[EXCHANGE],
        &[MIDDLE],
        &[ROUND],
        &[END],
        &[MIDDLE, EXCHANGE],
        &[ROUND, MIDDLE],
        &[],
    ];
    seen.into_iter()
        .flat_map(move |(name, seen)| turns.map(|turns| (name, seen, turns)))
}

fn order(t: u64) -> Order {
    let mut pm = [0; 4];
    permutation::unrank(t, &mut pm);
    pm
}

fn turned(order: &Order, turn: &Order) -> Order {
    let mut after = [0; 4];
    puzzle::compose(order, turn, &mut after);
    after
}

/// Two orders that clash, and the turn.
fn clash((_, seen, turns): &Case) -> Option<(Order, Order, Order)> {
    let pairs = || (0..24).flat_map(|a| (0..a).map(move |b| (order(b), order(a))));
    turns.iter().find_map(|&turn| {
        let mut alike = pairs().filter(|(a, b)| seen(a) == seen(b));
        let found =
            alike.find(|(a, b)| seen(&turned(a, &turn)) != seen(&turned(b, &turn)));
        found.map(|(a, b)| (a, b, turn))
    })
}

fn some_seen_alike((_, seen, _): &Case) -> bool {
    (0..24).any(|a| (0..a).any(|b| seen(&order(a)) == seen(&order(b))))
}

pub fn check() -> Verdict {
    let call = |case: &Case| {
        format!("Where `seen` gives {}, well_defined(&seen, &{:?})", case.0, case.2)
    };
    let student = |case: &Case| exercise::well_defined(&case.1, case.2);
    let verdict = compare(cases(), call, student, |case| clash(case).is_none())
        .mistake("It looks as if your check never says no.", |_| true)
        .mistake(
            "It looks as if no two orders may be seen alike. Many may be: compare where they \
             go.",
            |case| !some_seen_alike(case),
        )
        .mistake(
            "It looks as if any two orders that are seen alike are a clash. Many orders may \
             be seen alike; compare where they go.",
            |case| case.2.is_empty() || !some_seen_alike(case),
        )
        .mistake(
            "It looks as if a turn may not change what is seen of an order. It may; compare \
             where orders go that are seen alike.",
            |(_, seen, turns)| {
                let stays = |turn, t| seen(&order(t)) == seen(&turned(&order(t), turn));
                turns.iter().all(|turn| (0..24).all(|t| stays(turn, t)))
            },
        )
        .mistake(
            "It looks as if you try only the first turn.",
            |&(name, seen, turns)| clash(&(name, seen, &turns[..turns.len().min(1)])).is_none(),
        )
        .mistake(
            "It looks as if you do the order after the turn, and not the turn after the \
             order.",
            |case| {
                let (_, seen, turns) = case;
                turns.iter().all(|turn| {
                    (0..24).all(|a| {
                        (0..a).all(|b| {
                            let (a, b) = (order(a), order(b));
                            seen(&a) != seen(&b)
                                || seen(&turned(turn, &a)) == seen(&turned(turn, &b))
                        })
                    })
                })
            },
        )
        .mistake(
            "It looks as if all turns share one map. Different turns may do different things \
             to the same number.",
            |case| {
                let mut leads_to = HashMap::new();
                case.2.iter().all(|turn| {
                    (0..24).map(order).all(|before| {
                        let after = case.1(&turned(&before, turn));
                        *leads_to.entry(case.1(&before)).or_insert(after) == after
                    })
                })
            },
        )
        .mistake(
            "It looks as if you compare only orders that stand side by side in the \
             dictionary. Two that clash may be far apart.",
            |(_, seen, turns)| {
                turns.iter().all(|turn| {
                    (1..24).all(|t| {
                        let (a, b) = (order(t - 1), order(t));
                        seen(&a) != seen(&b)
                            || seen(&turned(&a, turn)) == seen(&turned(&b, turn))
                    })
                })
            },
        )
        .mistake(
            "It looks as if you compare only with the solved order. Any two orders may \
             clash.",
            |(_, seen, turns)| {
                turns.iter().all(|turn| {
                    (0..24).map(order).all(|pm| {
                        seen(&pm) != seen(&order(0))
                            || seen(&turned(&pm, turn)) == seen(turn)
                    })
                })
            },
        )
        .likely(
            "What is seen may be any number: a map takes them all, a row of 24 does not.",
            |_, answer| {
                matches!(answer, RunOutcome::Panicked(text) if text.contains("out of bounds"))
            },
        )
        .likely(
            "What is seen may be any `u64`: a smaller type takes different numbers for one.",
            |case, _| case.0 == WIDE,
        )
        .mistake("It looks as if you mix up yes and no.", |case| clash(case).is_some())
        .judge();
    let Err(Fault::Wrong(message)) = verdict else { return verdict };
    // The case that went wrong, whose clash is worth seeing.
    let told = cases().find(|case| message.starts_with(&call(case)));
    Err(wrong(match told.as_ref().and_then(clash) {
        Some((a, b, turn)) => format!(
            "{message}\nLook at {a:?} and {b:?}, which are seen alike. After {turn:?} they \
             are {:?} and {:?}: are these seen alike?",
            turned(&a, &turn),
            turned(&b, &turn)
        ),
        None => message,
    }))
}
