//! Searches, labels and bounds of small puzzles.
use std::collections::{BTreeMap, BTreeSet};

use super::{Asked, lettered, numbers};
use crate::teaching::tried::{far, fewest_to_go, orders};

fn exchanged(row: &[u64]) -> Vec<Vec<u64>> {
    (1..row.len())
        .map(|at| {
            let mut row = row.to_vec();
            row.swap(at - 1, at);
            row
        })
        .collect()
}

/// The parity of an order of tiles, by undoing it, exchange by exchange.
fn exchanges(mut row: Vec<u64>) -> u64 {
    let mut made = 0;
    while let Some(at) = (1..row.len()).find(|&at| row[at - 1] > row[at]) {
        row.swap(at - 1, at);
        made += 1;
    }
    made
}

pub fn slow(name: &str, it: &Asked) -> Option<Vec<String>> {
    let given = it.numbers();
    Some(match name {
        "marked-too-late" => {
            let stacks: u64 = (1..=given[0]).product();
            let flips = it.between("k is one of", ".").len() as u64;
            // Of each two neighbors the one that leaves first puts in the other, once.
            vec![(1 + stacks * flips / 2).to_string()]
        }
        "newest-first" => {
            let n = given[0];
            let up_first = it.given.contains("are n + 1 and n − 1");
            // It runs around the ring the way of the neighbor that comes second; only the
            // other neighbor of the start has its label before.
            let label = |state: u64| match (state, up_first) {
                (0, _) => 0,
                (1, true) => 1,
                (state, true) => n - state,
                (state, false) if state == n - 1 => 1,
                (state, false) => state,
            };
            let right =
                (0..n).filter(|&state| label(state) == state.min(n - state)).count();
            vec![right.to_string()]
        }
        "sorted-into-two" => {
            let boards: Vec<_> = it.lines();
            let can = boards.iter().map(|line| {
                let line = line.trim_matches('`');
                let rows: Vec<_> = line.split(" / ").map(numbers).collect();
                let (columns, board) = (rows[0].len(), rows.concat());
                let tiles: Vec<_> =
                    board.iter().copied().filter(|&tile| tile > 0).collect();
                let up = (board.iter().rev().position(|&tile| tile == 0).unwrap()
                    / columns) as u64;
                let odd = if columns % 2 == 0 { up } else { 0 };
                (exchanges(tiles) + odd).is_multiple_of(2)
            });
            vec![lettered(can)]
        }
        "mean-of-the-cards" => {
            let n = given[0];
            let near = numbers(it.questions[2])[0];
            let most = n * (n - 1) / 2;
            if n < 7 {
                let all = far((0..n).collect::<Vec<_>>(), |row| exchanged(row));
                let sum = all.values().sum::<u64>();
                assert_eq!(
                    (*all.values().max()?, 2 * sum / all.len() as u64),
                    (most, most)
                );
                let one = all.iter().find(|(_, far)| **far == near)?;
                let turned: Vec<_> = one.0.iter().rev().copied().collect();
                assert_eq!(all[&turned], most - near);
            }
            vec![most.to_string(), most.to_string(), (most - near).to_string()]
        }
        "solutions-by-hand" => {
            let order = it.between("order is", ".");
            let all =
                far((0..order.len() as u64).collect::<Vec<_>>(), |row| exchanged(row));
            fn ways(order: &Vec<u64>, all: &BTreeMap<Vec<u64>, u64>) -> u64 {
                if all[order] == 0 {
                    return 1;
                }
                let nearer =
                    exchanged(order).into_iter().filter(|it| all[it] < all[order]);
                nearer.map(|it| ways(&it, all)).sum()
            }
            vec![all[&order].to_string(), ways(&order, &all).to_string()]
        }
        "five-promises" => {
            let lines = it.given.lines().filter(|line| line.starts_with("| "));
            let bounds: Vec<Vec<u64>> = lines.skip(1).map(numbers).collect();
            let admissible =
                bounds.iter().map(|h| (0..6).all(|place| h[place] <= place as u64));
            let consistent = bounds.iter().map(|h| {
                (0..5).all(|at| h[at] <= h[at + 1] + 1 && h[at + 1] <= h[at] + 1)
            });
            let none = |letters: String| {
                if letters.is_empty() { "none".into() } else { letters }
            };
            vec![none(lettered(admissible)), none(lettered(consistent))]
        }
        "four-rules-one-board" => {
            let board = it.part("`", "`");
            let board: Vec<u64> = numbers(board);
            let steps = |cell: usize, tile: u64| {
                let goal = tile as usize - 1;
                ((cell / 3).abs_diff(goal / 3) + (cell % 3).abs_diff(goal % 3)) as u64
            };
            let tiles = || (0..9).zip(&board).filter(|(_, tile)| **tile > 0);
            let away =
                tiles().filter(|(cell, tile)| steps(*cell, **tile) > 0).count() as u64;
            let manhattan: u64 = tiles().map(|(cell, &tile)| steps(cell, tile)).sum();
            // Of those that are in the row or column of their goal, the fewest that must go.
            let line = |cells: [usize; 3]| {
                let at: Vec<u64> = cells
                    .iter()
                    .map(|&cell| board[cell])
                    .filter(|&tile| tile > 0 && cells.contains(&(tile as usize - 1)))
                    .collect();
                fewest_to_go(&at)
            };
            let rows = (0..3).map(|r| line([3 * r, 3 * r + 1, 3 * r + 2]));
            let columns = (0..3).map(|c| line([c, c + 3, c + 6]));
            let go: u64 = rows.chain(columns).sum();
            vec![
                away.to_string(),
                manhattan.to_string(),
                (manhattan + 2 * go).to_string(),
            ]
        }
        "layers-of-eight" => {
            let discs = given[0] as usize;
            let of = numbers(it.questions[1])[0];
            // A position is the peg of each disc, the smallest first.
            let all = far(vec![2_u64; discs], |pegs| {
                let mut next = Vec::new();
                for disc in 0..discs {
                    let free = |peg: u64| pegs[..disc].iter().all(|&it| it != peg);
                    for to in (0..3)
                        .filter(|&to| to != pegs[disc] && free(to) && free(pegs[disc]))
                    {
                        let mut pegs = pegs.clone();
                        pegs[disc] = to;
                        next.push(pegs);
                    }
                }
                next
            });
            let mut layers = BTreeMap::<u64, u64>::new();
            all.values().for_each(|&far| *layers.entry(far).or_default() += 1);
            let same = layers.values().filter(|&&it| it == of).count();
            vec![layers.len().to_string(), same.to_string()]
        }
        "two-exchanged" => {
            let (discs, last) = (given[0], given[given.len() - 1]);
            let swaps = |size: u64| size * (size - 1) / 2;
            let odd: Vec<u64> =
                (2..=last).filter(|&size| swaps(size) % 2 == 1).collect();
            assert!(discs % 2 == 1 && last + 2 <= discs);
            vec![odd.len().to_string(), odd[odd.len() - 1].to_string()]
        }
        "blank-in-the-corner" => {
            let (rows, columns, boards) = (given[0], given[1], given[2]);
            let cells = (rows * columns) as usize;
            let near = |cell: usize| -> Vec<usize> {
                let at = (cell as u64 / columns, cell as u64 % columns);
                (0..cells)
                    .filter(|&other| {
                        let to = (other as u64 / columns, other as u64 % columns);
                        at.0.abs_diff(to.0) + at.1.abs_diff(to.1) == 1
                    })
                    .collect()
            };
            // Very many random moves, or one less, of a blank that begins somewhere.
            let mut at = vec![0.0; cells];
            at[0] = 1.0;
            for _ in 0..4000 {
                let mut next = vec![0.0; cells];
                for cell in 0..cells {
                    let near = near(cell);
                    next[cell] += at[cell] / 2.0;
                    near.iter()
                        .for_each(|&to| next[to] += at[cell] / 2.0 / near.len() as f64);
                }
                at = next;
            }
            let corners = (0..cells).filter(|&cell| near(cell).len() == 2);
            let share: f64 = corners.map(|cell| at[cell]).sum();
            let uniform = boards as f64 * 4.0 / cells as f64;
            vec![format!("{uniform:.0}"), format!("{:.0}", boards as f64 * share)]
        }
        _ => return None,
    })
}

/// Two neighbors can be exchanged by a turntable of an odd number of exchanges, and by no other:
/// tried on all orders of seven discs.
#[test]
fn a_turntable_exchanges_two_neighbors_if_it_is_odd() {
    let discs = 7;
    let exchanged: Vec<u64> = [0, 2, 1, 3, 4, 5, 6].to_vec();
    assert_eq!(orders(discs as u64).len(), 5040);
    for size in 2..=discs - 2 {
        let all: BTreeSet<_> = far((0..discs as u64).collect::<Vec<_>>(), |ring| {
            let mut turned = ring.clone();
            turned[..size].reverse();
            let mut on = ring.clone();
            on.rotate_left(1);
            vec![turned, on]
        })
        .into_keys()
        .collect();
        assert_eq!(all.contains(&exchanged), size * (size - 1) / 2 % 2 == 1, "{size}");
    }
}
