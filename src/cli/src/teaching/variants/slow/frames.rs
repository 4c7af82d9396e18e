//! Rows, and what moves do to their words.
use std::collections::{BTreeMap, BTreeSet};

use super::{Asked, lettered, spaced};
use crate::teaching::tried::far;

/// A position: cards in slots, and how each is turned, by slot.
type Position = (Vec<u64>, Vec<u64>);

/// All cards one slot down, around the ring.
fn down((cards, turned): &Position, turns: &[u64]) -> Position {
    let n = cards.len();
    let from = |slot: usize| (slot + 1) % n;
    (
        (0..n).map(|slot| cards[from(slot)]).collect(),
        (0..n).map(|slot| (turned[from(slot)] + turns[slot]) % 3).collect(),
    )
}

fn exchanged((cards, turned): &Position, a: usize, [at_a, at_b]: [u64; 2]) -> Position {
    let (mut cards, mut turned) = (cards.clone(), turned.clone());
    cards.swap(a, a + 1);
    turned.swap(a, a + 1);
    turned[a] = (turned[a] + at_a) % 3;
    turned[a + 1] = (turned[a + 1] + at_b) % 3;
    (cards, turned)
}

/// How each card is turned, card 0 first.
fn by_card((cards, turned): &Position) -> Vec<u64> {
    let mut by = vec![0; cards.len()];
    cards.iter().zip(turned).for_each(|(&card, &it)| by[card as usize] = it);
    by
}

pub fn slow(name: &str, it: &Asked) -> Option<Vec<String>> {
    let given = it.numbers();
    Some(match name {
        "comes-to-us" => {
            let order = it.between("in the order", ":");
            let here = (order.clone(), vec![0; 4]);
            let a = it.between("The cards in slots", "and")[0] as usize;
            let ways = it.between(&format!("comes to slot {a} is turned"), ".");
            let turns = it.between("to the slots 0, 1, 2 and 3 are turned by", ".");
            // There, the position that is all zeros here; what is all zeros there comes by what is
            // missing to zero.
            let back = |there: Position| {
                let by: Vec<u64> =
                    by_card(&there).iter().map(|by| (3 - by) % 3).collect();
                spaced(&by[..3])
            };
            vec![
                back(exchanged(&here, a, [ways[0], ways[1]])),
                back(down(&here, &turns)),
            ]
        }
        "which-orbits-close" => {
            let n = given[0] as usize;
            let turns = it.between("even slots are turned by", ".");
            let turns: Vec<u64> = (0..n).map(|slot| turns[slot % 2]).collect();
            let a = it.between("cards in slots", "and")[0] as usize;
            let alike = it.between("turns both by", ".")[0];
            let after = |position: &Position, name: &str| -> Position {
                match name {
                    "X" => exchanged(position, a, [1, 2]),
                    "Y" => exchanged(position, a, [alike, alike]),
                    "T" => down(position, &turns),
                    power => {
                        let times = power[1..].parse().unwrap();
                        (0..times).fold(position.clone(), |it, _| down(&it, &turns))
                    }
                }
            };
            vec![lettered(it.lines().into_iter().map(|line| {
                let words = line.split(|c: char| !c.is_alphanumeric());
                let names: Vec<_> =
                    words.filter(|w| w.starts_with(['T', 'X', 'Y'])).collect();
                closes(n, |position| {
                    names.iter().map(|name| after(position, name)).collect()
                })
            }))]
        }
        "words-that-stay" => {
            let fixed: Vec<&str> = {
                let sentence =
                    it.given.split(". ").find(|it| it.ends_with("turn no corner"))?;
                sentence
                    .split(' ')
                    .filter(|word| word.len() == 1 && *word != "no")
                    .take(2)
                    .collect()
            };
            let kinds = it.part("can be turned ", ". ");
            let (mut moves, mut stay) = (0, 0);
            for kind in kinds.split("; ") {
                let (how, faces) = kind.split_once(": ")?;
                let halves = u64::from(how.contains("half"));
                let quarters = if how.contains("quarter") { 2 } else { 0 };
                for face in faces.split(", ") {
                    moves += halves + quarters;
                    // A half turn takes each corner by 1 and by 2, which is nothing.
                    stay += halves + if fixed.contains(&face) { quarters } else { 0 };
                }
            }
            vec![moves.to_string(), stay.to_string()]
        }
        _ => return None,
    })
}

/// Whether all rows of an orbit have the same after one step, up to a translation: tried with
/// drawn words.
fn closes(n: usize, next: impl Fn(&Position) -> Vec<Position>) -> bool {
    let start: Vec<u64> = (0..n as u64).collect();
    // The orders that the moves lead to.
    let orders: BTreeSet<Vec<u64>> = far(start, |order| {
        next(&(order.clone(), vec![0; n])).into_iter().map(|it| it.0).collect()
    })
    .into_keys()
    .collect();
    let mut random = 12_345_u64;
    (0..6).all(|_| {
        // Some places of each row, as they are turned by card.
        let mut seen: BTreeMap<&Vec<u64>, BTreeSet<Vec<u64>>> = BTreeMap::new();
        for order in &orders {
            for _ in 0..3 {
                let place = (0..n).map(|_| {
                    random =
                        random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (random >> 33) % 3
                });
                seen.entry(order).or_default().insert(place.collect());
            }
        }
        let mut after = seen.clone();
        for (order, places) in &seen {
            for place in places {
                let turned = order.iter().map(|&card| place[card as usize]).collect();
                for there in next(&((*order).clone(), turned)) {
                    let to = orders.get(&there.0).expect("a row of the orbit");
                    after.get_mut(to).expect("it is there").insert(by_card(&there));
                }
            }
        }
        let first = &after[orders.first().expect("a row")];
        let smallest = first.first().expect("a place");
        after.values().all(|places| {
            // A translation that makes the first row's places of these.
            places.iter().any(|place| {
                let by: Vec<u64> =
                    (0..n).map(|card| (3 + smallest[card] - place[card]) % 3).collect();
                let moved = places.iter().map(|place| {
                    (0..n).map(|card| (place[card] + by[card]) % 3).collect::<Vec<_>>()
                });
                moved.collect::<BTreeSet<_>>() == *first
            })
        })
    })
}
