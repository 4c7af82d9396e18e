//! Counted operations: each way is walked as its text tells it.
use std::collections::{BTreeMap, BTreeSet};

use super::{Asked, numbers, spaced};
use crate::teaching::tried::{far, orders, rows};

/// The neighbors of eight places, by a list of roads, `0–3, 0–4`.
fn roads(it: &Asked) -> BTreeMap<u64, Vec<u64>> {
    let ends = it.between("0 to 7:", ".");
    let mut near: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for road in ends.chunks(2) {
        near.entry(road[0]).or_default().push(road[1]);
        near.entry(road[1]).or_default().push(road[0]);
    }
    near.values_mut().for_each(|near| near.sort_unstable());
    near
}

/// The places in the order in which a search from place 0 finds them.
fn found(near: impl Fn(u64) -> Vec<u64>) -> Vec<u64> {
    let mut found = vec![0];
    let mut at = 0;
    while at < found.len() {
        let new: Vec<_> =
            near(found[at]).into_iter().filter(|it| !found.contains(it)).collect();
        for place in new {
            if !found.contains(&place) {
                found.push(place);
            }
        }
        at += 1;
    }
    found
}

pub fn slow(name: &str, it: &Asked) -> Option<Vec<String>> {
    let given = it.numbers();
    Some(match name {
        "sixteen-dials" => {
            let (dials, ways) = (given[0], given[1]);
            // Fields are joined two by two until one is left.
            let (mut fields, mut rounds, mut factors, mut wide) =
                (dials, 0, Vec::new(), 1_u32);
            while fields > 1 {
                fields /= 2;
                rounds += 1;
                factors.push(format!(
                    "{ways}^{wide} = {}",
                    (0..wide).fold(1, |all, _| all * ways)
                ));
                wide += wide;
            }
            factors.truncate(3);
            vec![rounds.to_string(), factors.join(", "), (dials - 1).to_string()]
        }
        "few-look-ups" => {
            let (beads, slots, t) = (given[0] as usize, given[1] as usize, given[4]);
            let mut all = rows(&vec![2; slots]);
            all.retain(|row| row.iter().sum::<u64>() == beads as u64);
            all.sort_by_key(|row| row.iter().rev().copied().collect::<Vec<_>>());
            let row = &all[t as usize];
            let lie: Vec<u64> =
                (0..slots as u64).filter(|&slot| row[slot as usize] == 1).collect();
            // The last slot that is looked up is that of the first bead.
            let plain = slots as u64 - lie[0];
            let mut halves = 0;
            let mut end = slots as u64;
            for &slot in lie.iter().rev() {
                let (mut low, mut high) = (0, end);
                while low + 1 < high {
                    halves += 1;
                    let middle = (low + high) / 2;
                    // An entry is not larger than what is left if the bead is there or beyond.
                    (low, high) =
                        if slot >= middle { (middle, high) } else { (low, middle) };
                }
                assert_eq!(low, slot);
                end = slot;
            }
            vec![spaced(&lie), plain.to_string(), halves.to_string()]
        }
        "few-comparisons" => {
            let order = it.between("in the order", ".");
            let n = order.len();
            let smaller = |at: usize| {
                order[at + 1..].iter().filter(|&&p| p < order[at]).count() as u64
            };
            let places: Vec<u64> = (0..n).map(smaller).collect();
            let mut compared = 0;
            for at in (0..n).rev() {
                // Its place among those to the right is its digit.
                let (mut low, mut high) = (0, n - 1 - at);
                while low < high {
                    compared += 1;
                    let middle = (low + high) / 2;
                    match (middle as u64) < places[at] {
                        true => low = middle + 1,
                        false => high = middle,
                    }
                }
            }
            vec![spaced(&places), (n * (n - 1) / 2).to_string(), compared.to_string()]
        }
        "sort-by-neighbors" => {
            let mut order = it.between("in the order", ".");
            let mut made = Vec::new();
            'again: loop {
                for at in 0..4 {
                    if order[at] > order[at + 1] {
                        order.swap(at, at + 1);
                        made.push(at as u64);
                        continue 'again;
                    }
                }
                break;
            }
            vec![made.len().to_string(), spaced(&made)]
        }
        "two-flips-each" => {
            let mut stack = it.between("to the bottom, is", ";");
            let n = stack.len();
            let mut flips = Vec::new();
            for largest in (0..n as u64).rev() {
                let end = largest as usize;
                if stack[end] == largest {
                    continue;
                }
                if stack[0] != largest {
                    let top = stack.iter().position(|&it| it == largest)? + 1;
                    stack[..top].reverse();
                    flips.push(top as u64);
                }
                stack[..=end].reverse();
                flips.push(end as u64 + 1);
            }
            assert!(stack.is_sorted() && flips.len() <= 2 * n - 3);
            vec![spaced(&flips), (2 * n - 3).to_string()]
        }
        "few-copies" => {
            let (tiles, at) = (given[0] as usize, given[4] as usize);
            let all = orders(tiles as u64);
            let number: BTreeMap<_, _> = all.iter().zip(0_usize..).collect();
            let goes: Vec<usize> = all
                .iter()
                .map(|order| {
                    let mut order = order.clone();
                    order.swap(at, at + 1);
                    number[&order]
                })
                .collect();
            // The largest size that divides all cells into blocks which stay together.
            let stays = |size: &usize| {
                goes.len().is_multiple_of(*size)
                    && goes
                        .chunks(*size)
                        .all(|block| block.windows(2).all(|two| two[1] == two[0] + 1))
            };
            let size = (1..=goes.len()).filter(stays).max()?;
            let from = numbers(it.questions[0])[0] as usize;
            vec![
                goes[from].to_string(),
                size.to_string(),
                (goes.len() / size).to_string(),
            ]
        }
        "the-undoing-column" => {
            let lines = it.given.lines().filter(|line| line.starts_with("| ")).skip(1);
            let table: BTreeMap<u64, Vec<u64>> = lines
                .map(|line| {
                    let line = numbers(line);
                    (line[0], line[1..].to_vec())
                })
                .collect();
            let asked = numbers(it.questions[0])[0] as usize;
            let after = table[&0][asked];
            let tried = table[&after].iter().position(|&rank| rank == 0)?;
            vec![tried.to_string(), (1 + tried + 1).to_string()]
        }
        "from-two-of-eight" => {
            let (beads, colors) = (given[0] as usize, given[1]);
            let turning = it.part("given: turning the ring by ", " bead");
            let step = if turning == "one" { 1 } else { turning.parse().ok()? };
            let with_mirror = it.given.contains("turning it over");
            let all = rows(&vec![colors; beads]);
            let near = |ring: &Vec<u64>| {
                let mut turned = ring.clone();
                turned.rotate_left(step);
                let mut back = ring.clone();
                back.rotate_right(step);
                let over: Vec<u64> = ring.iter().rev().copied().collect();
                if with_mirror { vec![turned, back, over] } else { vec![turned, back] }
            };
            let mut seen = BTreeSet::new();
            let mut classes = 0;
            for ring in &all {
                if !seen.contains(ring) {
                    classes += 1;
                    seen.extend(far(ring.clone(), near).into_keys());
                }
            }
            let maps = if with_mirror { 2 } else { 1 };
            vec![(all.len() * maps).to_string(), classes.to_string()]
        }
        "goal-when-found" => {
            let near = roads(it);
            let goal = it.between("looks for place", ".")[0];
            let order = found(|place| near[&place].clone());
            let far = far(0, |place| near[place].clone());
            // Until the goal is taken out, all before it in the order are asked; it is found by
            // the first of its neighbors in the order.
            let taken = order.iter().position(|&place| place == goal)?;
            let finder = order.iter().position(|place| near[&goal].contains(place))?;
            vec![far[&goal].to_string(), taken.to_string(), (finder + 1).to_string()]
        }
        "half-way-each" => {
            let places = given[0];
            let step = it.between("n + 1, n − 1, n +", "and")[0];
            let goal = it.between("How far is place", "from")[0];
            let near = |place: u64| {
                [1, places - 1, step, places - step]
                    .map(|by| (place + by) % places)
                    .to_vec()
            };
            let distance = far(0, |&place| near(place))[&goal];
            let order = found(near);
            let finder = order.iter().position(|&place| near(place).contains(&goal))?;
            let mut ends = [vec![vec![0]], vec![vec![goal]]];
            let mut asked = 0;
            'search: loop {
                let small = |end: usize| ends[end].last().map_or(0, Vec::len);
                let side = if small(1) < small(0) { 1 } else { 0 };
                let mut next: Vec<u64> = Vec::new();
                for place in ends[side].last()?.clone() {
                    asked += 1;
                    for neighbor in near(place) {
                        if ends[1 - side].concat().contains(&neighbor) {
                            break 'search;
                        }
                        if !ends[side].concat().contains(&neighbor)
                            && !next.contains(&neighbor)
                        {
                            next.push(neighbor);
                        }
                    }
                }
                ends[side].push(next);
            }
            vec![distance.to_string(), (finder + 1).to_string(), asked.to_string()]
        }
        "home-with-few-look-ups" => {
            let near = roads(it);
            let told = it.between("on, are", ".");
            let far = far(0, |place| near[place].clone());
            assert!((0..8).all(|place| far[&place] == told[place as usize]));
            let mut way = vec![it.between("home from place", ":")[0]];
            let (mut few, mut all) = (1, 1);
            while way[way.len() - 1] != 0 {
                let near = &near[&way[way.len() - 1]];
                let d = far[&way[way.len() - 1]];
                let first = near.iter().position(|place| far[place] == d - 1)?;
                few += (first + 1).min(near.len() - 1);
                all += near.len();
                way.push(near[first]);
            }
            vec![spaced(&way), few.to_string(), all.to_string()]
        }
        "turn-around-in-time" => {
            let moves = given[0];
            let layers = it.between("its layers have", "positions");
            let all: u64 = layers.iter().sum();
            let (mut first, mut asked) = ("none".to_owned(), 0);
            for step in 1..layers.len() {
                let rest: u64 = layers[step..].iter().sum();
                if layers[step - 1] >= rest && first == "none" {
                    first = step.to_string();
                }
                asked += layers[step - 1].min(rest) * moves;
            }
            vec![first, asked.to_string(), (all * moves).to_string()]
        }
        _ => return None,
    })
}
