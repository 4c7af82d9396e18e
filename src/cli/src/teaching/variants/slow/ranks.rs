//! Ranks, digits and bytes.
use super::{Asked, numbers, spaced};
use crate::teaching::tried::{orders, rows};

pub fn slow(name: &str, it: &Asked) -> Option<Vec<String>> {
    let given = it.numbers();
    let asked = |at: usize| numbers(it.questions[at]);
    Some(match name {
        "last-row" => {
            let (pieces, ways) = (given[0], given[2] + 1);
            // The first pieces may stand anyhow; the last one follows.
            let mut last = vec![ways - 1; pieces as usize - 1];
            let rows = ways.pow(pieces as u32 - 1);
            last.push((0..ways).find(|o| (last.iter().sum::<u64>() + o) % ways == 0)?);
            vec![spaced(&last), (rows - 1).to_string()]
        }
        "dictionary-by-hand" => {
            let all = orders(5);
            let rank = all.iter().position(|it| *it == asked(0))?;
            vec![rank.to_string(), spaced(&all[asked(1)[0] as usize])]
        }
        "how-many-pieces-fit" => {
            let most = |at: usize, share: u64| {
                let bits = asked(at)[0];
                let mut left = 2_f64.powi(bits as i32) * share as f64;
                let mut n = 0;
                while left >= (n + 1) as f64 {
                    n += 1;
                    left /= n as f64;
                }
                n.to_string()
            };
            vec![most(0, 1), most(1, 1), most(2, 2)]
        }
        "three-products" => {
            let (a, b) = (it.between("*a* is", ", and"), it.between("*b* is", "."));
            let cards = ["w", "x", "y", "z"];
            let moved = |cards: &[&'static str], m: &[u64]| -> Vec<&'static str> {
                m.iter().map(|&from| cards[from as usize]).collect()
            };
            let named = |row: &[&str]| {
                spaced(
                    &row.iter()
                        .map(|card| {
                            cards.iter().position(|it| it == card).unwrap() as u64
                        })
                        .collect::<Vec<_>>(),
                )
            };
            let undoing = orders(4)
                .into_iter()
                .find(|m| moved(&moved(&cards, &a), m) == cards)?;
            vec![
                named(&moved(&moved(&cards, &a), &b)),
                named(&moved(&moved(&cards, &b), &a)),
                spaced(&undoing),
            ]
        }
        "bytes-of-tables" => {
            let (pieces, ways, moves) = (given[0], given[1], given[4]);
            let orders: u64 = (1..=pieces).product();
            let twists = rows(&vec![ways; pieces as usize])
                .iter()
                .filter(|row| row.iter().sum::<u64>() % ways == 0)
                .count() as u64;
            vec![
                format!(
                    "({pieces}! + {ways}^{}) · {moves} · 2 = {}",
                    pieces - 1,
                    (orders + twists) * moves * 2
                ),
                format!(
                    "{pieces}! · {ways}^{} · {moves} · 4 = {}",
                    pieces - 1,
                    orders * twists * moves * 4
                ),
            ]
        }
        "number-of-a-part" => {
            let columns = given[1];
            let lie = it.between("the first tile in cell", ".");
            let lie = [lie[0], lie[1], lie[2]];
            let n = 2 * columns;
            let mut parts = rows(&[n; 3]);
            parts
                .retain(|row| row[0] != row[1] && row[0] != row[2] && row[1] != row[2]);
            let free = |tile: usize| {
                (0..lie[tile]).filter(|cell| !lie[..tile].contains(cell)).count() as u64
            };
            let number = parts.iter().position(|row| *row == lie)?;
            vec![
                spaced(&[0, 1, 2].map(free)),
                number.to_string(),
                parts.len().to_string(),
            ]
        }
        "bytes-of-three-partitions" => {
            let parts = |at: usize| asked(at);
            let bytes = |tiles: &[u64]| -> u64 {
                tiles
                    .iter()
                    .map(|&tiles| (0..tiles).map(|taken| 16 - taken).product::<u64>())
                    .sum()
            };
            let name = |parts: &[u64]| {
                parts.iter().map(u64::to_string).collect::<Vec<_>>().join("-")
            };
            let (a, b) = (parts(0), parts(1));
            let less = if bytes(&a) <= bytes(&b) { &a } else { &b };
            vec![bytes(&a).to_string(), bytes(&b).to_string(), name(less)]
        }
        "a-row-of-nibbles" => {
            let order = it.between("in the order", ".");
            let after = |at: usize| {
                let seen = numbers(it.questions[at]);
                assert_eq!(seen, order[..seen.len()]);
                let left = |piece: u64| {
                    order[seen.len()..].iter().filter(|&&it| it < piece).count()
                };
                let digits = (0..order.len() as u64).rev().map(|piece| {
                    // The nibble of a piece counts those not seen, itself aside.
                    left(piece).to_string()
                });
                format!("0x{}", digits.collect::<String>())
            };
            vec![after(0), after(1)]
        }
        "number-zero" => {
            let pieces = given[0];
            let made = |mut t: u64| {
                let mut order: Vec<u64> = (0..pieces).collect();
                for n in (1..=pieces).rev() {
                    order.swap(n as usize - 1, (t % n) as usize);
                    t /= n;
                }
                order
            };
            let all: Vec<_> = (0..orders(pieces).len() as u64).map(made).collect();
            let number = all.iter().position(|order| *order == asked(1))?;
            vec![spaced(&all[asked(0)[0] as usize]), number.to_string()]
        }
        _ => return None,
    })
}
