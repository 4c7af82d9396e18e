//! The oracle for the drawn questions: their answers by exhaustive listing, without the
//! book's crates.
use std::collections::{BTreeSet, VecDeque};

use crate::exhaustive::{
    digit_rows, distances, fewest_to_remove, neighbors, permutations,
};
use crate::template::Numbers;

fn position_of(all: &Numbers, row: &[u64]) -> u64 {
    all.iter().position(|it| it == row).expect("it is among them") as u64
}

/// Returns the Manhattan distance, by walking each tile to its cell.
fn manhattan(board: &[u64], columns: i64) -> u64 {
    let tiles = (0_i64..).zip(board).filter(|(_, tile)| **tile > 0);
    let steps = tiles.map(|(cell, &tile)| {
        let (mut at, goal, mut steps) = (cell, tile as i64 - 1, 0);
        while at != goal {
            let (row, to) = (at / columns, goal / columns);
            at += match row.cmp(&to) {
                std::cmp::Ordering::Less => columns,
                std::cmp::Ordering::Greater => -columns,
                std::cmp::Ordering::Equal => (goal - at).signum(),
            };
            steps += 1;
        }
        steps
    });
    steps.sum()
}

/// Returns the answers of a question by brute force.
pub fn brute_force_answers(title: &str, given: &[Vec<u64>]) -> Numbers {
    let first = &given[0];
    match title {
        "Edges in a row" => {
            let all = digit_rows(&vec![2; first[0] as usize]);
            let count = all.len() as u64;
            vec![vec![count], vec![count - 1], all[given[1][0] as usize].clone()]
        }
        "The next row" => {
            let all = digit_rows(&[3; 4]);
            let t = position_of(&all, first);
            let after = all[t as usize + 1..].len() as u64;
            vec![vec![t], all[t as usize + 1].clone(), vec![after]]
        }
        "A corner that nobody asks" => {
            let mut all = digit_rows(&[3; 4]);
            all.retain(|row| row.iter().sum::<u64>() % 3 == 0);
            assert!(!all.contains(&given[2]));
            vec![
                vec![position_of(&all, first)],
                all[given[1][0] as usize].clone(),
                vec![all.len() as u64],
            ]
        }
        "Dials of three sizes" => {
            let all = digit_rows(first);
            vec![vec![position_of(&all, &given[1])], vec![all.len() as u64 - 1]]
        }
        "Orders of four" => {
            let all = permutations(4);
            let smaller =
                |at: usize| first[at + 1..].iter().filter(|&&p| p < first[at]).count();
            let digits = (0..4).map(|at| smaller(at) as u64).collect();
            vec![
                digits,
                vec![position_of(&all, first)],
                all[given[1][0] as usize].clone(),
            ]
        }
        "Next in the dictionary" => {
            let all = permutations(5);
            let t = position_of(&all, first);
            vec![vec![t], all[t as usize - 1].clone(), all[t as usize + 1].clone()]
        }
        "Beads" => {
            let all = |n: u64| {
                let mut all = digit_rows(&vec![2; n as usize]);
                all.retain(|row| row.iter().sum::<u64>() == 3);
                // Rows are sorted by their rightmost bead first.
                all.sort_by_key(|row| row.iter().rev().copied().collect::<Vec<_>>());
                all
            };
            let row = |n: u64| {
                (0..n).map(|slot| u64::from(first.contains(&slot))).collect::<Vec<_>>()
            };
            let [number, longer] =
                [0, 1].map(|at| given[1][at]).map(|n| position_of(&all(n), &row(n)));
            assert_eq!(number, longer, "{given:?}");
            let found = &all(6)[given[2][0] as usize];
            let slots = (0..6).filter(|&slot| found[slot as usize] == 1).collect();
            vec![vec![number], slots]
        }
        "A turn and its inverse" => {
            // Kociemba's corner numbering: the piece that moves to each of the seven
            // slots.
            let turns =
                [[3, 0, 1, 2, 4, 5, 6], [4, 1, 2, 0, 6, 5, 3], [1, 5, 2, 3, 0, 4, 6]];
            let turn = turns[first[0] as usize];
            let slot = given[1][0] as usize;
            let mut back = vec![0; 7];
            for (at, &piece) in turn.iter().enumerate() {
                back[piece as usize] = at as u64;
            }
            let twice = turn.iter().map(|&slot| turn[slot as usize]).collect();
            vec![twice, back.clone(), vec![turn[slot]], vec![back[slot]]]
        }
        "Bytes" => {
            // Two bytes for each rank and move.
            let count = |n: u64| (0..n).flat_map(|_| 0..2 * first[2]).count() as u64;
            vec![
                vec![count(first[0] * first[1])],
                vec![count(first[0]) + count(first[1])],
            ]
        }
        "Row and column" => {
            // The first digit is the least significant.
            let mut all = digit_rows(&[3; 3]);
            all.iter_mut().for_each(|row| row.reverse());
            let from = &all[first[0] as usize];
            let added = |to: &Vec<u64>, v: &Vec<u64>| {
                (0..3).all(|i| (from[i] + v[i]) % 3 == to[i])
            };
            let to = all.iter().find(|to| added(to, &given[1])).expect("one");
            let back = |v: &&Vec<u64>| (0..3).all(|i| (to[i] + v[i]) % 3 == from[i]);
            vec![
                to.clone(),
                vec![position_of(&all, to)],
                all.iter().find(back).expect("one").clone(),
            ]
        }
        "A bound that is none" => {
            let most = |&depth: &u64| {
                let (mut layer, mut sum) = (1_u128, 1_u128);
                for _ in 0..depth {
                    layer *= u128::from(first[1]);
                    sum += layer;
                }
                sum.min(first[0].into()) as u64
            };
            vec![given[1].iter().map(most).collect()]
        }
        "A queue by hand" => {
            let next = |place: &u64| {
                let mut next: Vec<_> = given
                    .iter()
                    .filter(|road| road.contains(place))
                    .map(|road| if road[0] == *place { road[1] } else { road[0] })
                    .collect();
                next.sort_unstable();
                next
            };
            let (mut visited, mut order) = (BTreeSet::from([0]), vec![]);
            let mut queue = VecDeque::from([0]);
            while let Some(place) = queue.pop_front() {
                order.push(place);
                queue.extend(next(&place).into_iter().filter(|&it| visited.insert(it)));
            }
            vec![order, distances(0, next).into_values().collect()]
        }
        "Three small boards" => {
            let known = distances(vec![1, 2, 3, 0], |board| neighbors(board, 2));
            vec![
                given
                    .iter()
                    .map(|board| u64::from(known.contains_key(board)))
                    .collect(),
            ]
        }
        "Places in a ring" => {
            let (n, steps) = (first[0], &given[1]);
            let from = |start: u64| {
                distances(start, |&p| steps.iter().map(|s| (p + s) % n).collect())
            };
            let out = from(0);
            let farthest = out.values().max().copied().unwrap_or(0);
            let layer = |d: u64| out.values().filter(|&&it| it == d).count() as u64;
            vec![
                (0..=farthest).map(layer).collect(),
                (0..n).map(|p| out[&p]).collect(),
                (0..n).map(|p| from(p)[&0]).collect(),
            ]
        }
        "Pancakes" => {
            let n = first[0] as usize;
            let flips = |stack: &Vec<u64>| {
                let flip = |k: usize| {
                    let mut stack = stack.clone();
                    stack[..k].reverse();
                    stack
                };
                (2..=n).map(flip).collect()
            };
            let all = distances((0..n as u64).collect::<Vec<_>>(), flips);
            [1, 2]
                .map(|d| vec![all.values().filter(|&&it| it == d).count() as u64])
                .to_vec()
        }
        "Three bounds of one board" => {
            let away =
                (1..).zip(first).filter(|(goal, tile)| **tile != 0 && goal != *tile);
            let hamming = away.count() as u64;
            let mut leaving = 0;
            for line in 0..3 {
                let row: Vec<_> = (0..3).map(|at| first[3 * line + at]).collect();
                let column: Vec<_> = (0..3).map(|at| first[3 * at + line]).collect();
                let belongs_here =
                    |tile: &u64| *tile > 0 && (*tile as usize - 1) / 3 == line;
                leaving += fewest_to_remove(
                    &row.into_iter().filter(belongs_here).collect::<Vec<_>>(),
                );
                let belongs_here =
                    |tile: &u64| *tile > 0 && (*tile as usize - 1) % 3 == line;
                leaving += fewest_to_remove(
                    &column.into_iter().filter(belongs_here).collect::<Vec<_>>(),
                );
            }
            let manhattan = manhattan(first, 3);
            vec![vec![hamming], vec![manhattan], vec![manhattan + 2 * leaving]]
        }
        "Two halves" => {
            let mut all = digit_rows(&vec![first[0]; first[1] as usize + 1]);
            all.retain(|row| row.iter().collect::<BTreeSet<_>>().len() == row.len());
            let [one, other] = [0, 1].map(|at| given[2][at]);
            let both = vec![one.max(other), one.min(other)];
            vec![vec![all.len() as u64], vec![given[1].iter().sum()], both]
        }
        "The next limit" => {
            let least = |row: &Vec<u64>| (0..).find(|n| row.contains(n)).expect("one");
            // Values above the second limit occur again in the next round.
            let times = |row: &[u64], n| row.iter().filter(|&&it| it == n).count();
            for &n in given[1].iter().filter(|&&n| n > least(&given[1])) {
                assert!(times(&given[2], n) >= times(&given[1], n), "{given:?}");
            }
            vec![vec![first[0], least(&given[1]), least(&given[2])]]
        }
        "What exchanges cost" => {
            // All sequences of at most five exchanges.
            let all = permutations(3);
            let mut price = [u64::MAX; 6];
            let mut ways = vec![(vec![0, 1, 2], 0)];
            for _ in 0..=5 {
                for (row, sum) in &ways {
                    let at = position_of(&all, row) as usize;
                    price[at] = price[at].min(*sum);
                }
                let more = |(row, sum): &(Vec<u64>, u64)| {
                    [(0, 1), (1, 2), (0, 2)]
                        .into_iter()
                        .zip(first.clone())
                        .map(|((i, j), cost)| {
                            let mut row = row.clone();
                            row.swap(i, j);
                            (row, sum + cost)
                        })
                        .collect::<Vec<_>>()
                };
                ways = ways.iter().flat_map(more).collect();
            }
            vec![price[1..].to_vec()]
        }
        "Limits of a 15-puzzle" => {
            let m = manhattan(first, 4);
            // Each move changes the lower bound by exactly one.
            let changes = neighbors(first, 4)
                .iter()
                .map(|board| manhattan(board, 4).abs_diff(m))
                .collect::<BTreeSet<_>>();
            assert_eq!(changes, BTreeSet::from([1]));
            // No sequence of at most `m + 2` moves solves the board.
            let solved: Vec<u64> = (1..16).chain([0]).collect();
            let mut layers = vec![BTreeSet::from([first.clone()])];
            for _ in 0..m + 2 {
                let last = layers.last().expect("a layer").iter();
                layers.push(last.flat_map(|board| neighbors(board, 4)).collect());
            }
            assert!(!layers.iter().any(|layer| layer.contains(&solved)));
            vec![vec![m], vec![m, m + 2, m + 4]]
        }
        "Beads in a ring" => {
            let n = first[0] as usize;
            let all = digit_rows(&vec![2; n]);
            let turned = |row: &Vec<u64>, by: usize| {
                let mut row = row.clone();
                row.rotate_left(by);
                row
            };
            let kept = |by: usize| {
                all.iter().filter(|row| turned(row, by) == **row).count() as u64
            };
            let least = |row: &Vec<u64>| (0..n).map(|by| turned(row, by)).min();
            let classes: BTreeSet<_> = all.iter().map(least).collect();
            vec![(0..n).map(kept).collect(), vec![classes.len() as u64]]
        }
        "How many images" => {
            let kept = (1..=48).find(|kept| kept * first[0] == 48).expect("a divisor");
            assert_ne!(48 % given[1][0], 0);
            vec![vec![kept]]
        }
        "Two colors" => {
            let mut bits = [0, 0];
            for (distance, count) in
                first.iter().enumerate().take(given[1][0] as usize + 1)
            {
                bits[distance % 2] += count;
            }
            vec![vec![bits[0]], vec![bits[1]], vec![first.iter().sum()]]
        }
        other => panic!("no slow way knows `{other}`: write one"),
    }
}
