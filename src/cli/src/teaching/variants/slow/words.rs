//! Trees that are cut, and rows that ask rows.
use std::collections::BTreeSet;

use super::{Asked, numbers, spaced};
use crate::teaching::tried::far;

/// A tree as it is printed: for each line its depth, its bound, and whether it is the goal.
fn tree(it: &Asked) -> Vec<(usize, u64, bool)> {
    let text = it.part("```text\n", "```");
    let line = |line: &str| {
        let letter = line.chars().position(|c| c.is_ascii_uppercase()).unwrap();
        (letter / 4, numbers(line)[0], line.ends_with("the goal"))
    };
    text.lines().map(line).collect()
}

/// The children of a line of a tree.
fn below(tree: &[(usize, u64, bool)], at: usize) -> Vec<usize> {
    let depth = tree[at].0;
    let under = (at + 1..tree.len()).take_while(|&it| tree[it].0 > depth);
    under.filter(|&it| tree[it].0 == depth + 1).collect()
}

/// Digits of base 3 of a place, the one that counts 1 first.
fn place(digits: &[u64]) -> u64 {
    digits.iter().rev().fold(0, |t, d| 3 * t + d % 3)
}

fn digits(place: u64) -> Vec<u64> {
    vec![place % 3, place / 3 % 3, place / 9]
}

fn plus(at: u64, by: &[u64]) -> u64 {
    place(&digits(at).iter().zip(by).map(|(a, b)| a + b).collect::<Vec<_>>())
}

fn set(places: &BTreeSet<u64>) -> String {
    let all: Vec<_> = places.iter().copied().collect();
    if all.is_empty() { "none".into() } else { spaced(&all) }
}

pub fn slow(name: &str, it: &Asked) -> Option<Vec<String>> {
    Some(match name {
        "search-with-a-promise" => {
            let tree = tree(it);
            let left = it.between("Is the goal at most", "moves")[0] as usize;
            let goal = tree.iter().position(|it| it.2)?;
            // Every line above the goal, down to a depth, is looked at; with the bound, if nothing
            // above it was cut.
            let above = |at: usize| -> Vec<usize> {
                let mut way = vec![at];
                while way[0] > 0 {
                    let parent = (0..way[0])
                        .rev()
                        .find(|&it| tree[it].0 < tree[way[0]].0)
                        .unwrap();
                    way.insert(0, parent);
                }
                way
            };
            let is_found = tree[goal].0 <= left;
            let last = if is_found { goal } else { tree.len() };
            let asks = |with: bool| {
                let asked = (0..last).filter(|&at| {
                    at != goal
                        && tree[at].0 < left
                        && (!with
                            || above(at)
                                .iter()
                                .all(|&it| tree[it].0 + tree[it].1 as usize <= left))
                });
                asked.count().to_string()
            };
            let yes = if is_found { "yes" } else { "no" };
            vec![yes.to_owned(), asks(false), asks(true)]
        }
        "which-limit-is-next" => {
            let tree = tree(it);
            let goal = tree.iter().position(|it| it.2)?;
            let sum = |at: usize| tree[at].0 as u64 + tree[at].1;
            let mut limits = vec![sum(0)];
            let mut looked = 0;
            loop {
                let limit = limits[limits.len() - 1];
                let mut waiting = vec![0];
                let mut cut = Vec::new();
                let mut is_found = false;
                while let Some(at) = waiting.pop() {
                    looked += 1;
                    if sum(at) > limit {
                        cut.push(sum(at));
                    } else if at == goal {
                        is_found = true;
                        break;
                    } else {
                        waiting.extend(below(&tree, at).into_iter().rev());
                    }
                }
                if is_found {
                    return Some(vec![spaced(&limits), looked.to_string()]);
                }
                limits.push(*cut.iter().min()?);
            }
        }
        "or-first" => {
            let pairs = it.between("vectors are", ".");
            let all: BTreeSet<_> =
                pairs.chunks(2).map(|two| plus(two[0], &digits(two[1]))).collect();
            let by: Vec<_> =
                pairs.chunks(2).map(|two| two[1]).filter(|&by| by != 0).collect();
            let different: BTreeSet<_> = by.iter().collect();
            vec![by.len().to_string(), different.len().to_string(), set(&all)]
        }
        "four-rows-at-once" => {
            let by = it.between("the vector", "to the digits");
            let none: Vec<u64> = by.iter().map(|_| 0).collect();
            let back: Vec<u64> = by.iter().map(|d| 3 - d).collect();
            let words = [("in A", ";"), ("in B", ";"), ("in C", ";"), ("in D", ".")];
            let (_, rest) = it.given.split_once("were seen:")?;
            let words = words.map(|(before, after)| {
                let (_, rest) = rest.split_once(before).unwrap();
                numbers(rest.split_once(after).unwrap().0)
            });
            // Rows A and C have one frame, B and D the other: what comes from the other frame is
            // translated, and each row asks the three others for itself.
            let seen = |row: usize| -> BTreeSet<u64> {
                let bring = |from: usize| match (from % 2, row % 2) {
                    (0, 1) => &by,
                    (1, 0) => &back,
                    _ => &none,
                };
                (0..4)
                    .flat_map(|from| {
                        words[from].iter().map(move |&at| plus(at, bring(from)))
                    })
                    .collect()
            };
            assert_eq!((seen(0), seen(1)), (seen(2), seen(3)));
            vec![set(&seen(0)), set(&seen(1)), "8".into(), "2".into()]
        }
        "fresh-and-full" => {
            let asks: Vec<Vec<u64>> = it
                .given
                .lines()
                .filter_map(|line| line.strip_prefix("- row "))
                .map(|line| numbers(line)[1..].to_vec())
                .collect();
            // Each place is a state; the row that it is in asks for it.
            let distance = far((0_u64, 0_u64), |&(row, place)| {
                let into = asks.iter().zip(0..).flat_map(|(asks, to)| {
                    asks.chunks(2)
                        .filter(|ask| ask[0] == row)
                        .map(move |ask| (to, (place + ask[1]) % 3))
                });
                into.collect()
            });
            let last = *distance.values().max()?;
            let layers: Vec<u64> = (0..=last)
                .map(|d| distance.values().filter(|&&it| it == d).count() as u64)
                .collect();
            let mut frugal = 0;
            for step in 0..=last {
                for (to, asks) in asks.iter().enumerate() {
                    let own = distance
                        .iter()
                        .filter(|((row, _), far)| *row == to as u64 && **far <= step);
                    let is_full = own.count() == 3;
                    let fresh = asks.chunks(2).filter(|ask| {
                        distance
                            .iter()
                            .any(|((row, _), far)| *row == ask[0] && *far == step)
                    });
                    frugal += if is_full { 0 } else { fresh.count() };
                }
            }
            vec![spaced(&layers), (8 * (last + 1)).to_string(), frugal.to_string()]
        }
        _ => return None,
    })
}
