//! Symmetry and classes.
use std::collections::{BTreeMap, BTreeSet};

use super::{Asked, lettered, numbers, spaced};
use crate::teaching::tried::{far, orders, rows};

pub fn slow(name: &str, it: &Asked) -> Option<Vec<String>> {
    let given = it.numbers();
    Some(match name {
        "five-beads" => {
            let (beads, colors) = (given[0] as usize, given[1]);
            // The smallest of all images stands for a ring.
            let classes = |over: bool| {
                let smallest = |ring: &Vec<u64>| {
                    let mut images = Vec::new();
                    for by in 0..beads {
                        let mut turned = ring.clone();
                        turned.rotate_left(by);
                        let back: Vec<_> = turned.iter().rev().copied().collect();
                        images.push(turned);
                        images.extend(over.then_some(back));
                    }
                    images.into_iter().min()
                };
                let all = rows(&vec![colors; beads]);
                all.iter().map(smallest).collect::<BTreeSet<_>>().len().to_string()
            };
            vec![classes(false), classes(true)]
        }
        // URF stays, the three beside it are one set, and the three beyond another: a slot or a set
        // of slots is borne if these symmetries keep it; a twist needs its slot, since it is counted
        // from U or D.
        "which-can-bear-it" => {
            let near: BTreeSet<_> = ["UFL", "UBR", "DFR"].into();
            let beyond: BTreeSet<_> = ["ULB", "DLF", "DRB"].into();
            vec![lettered(it.lines().into_iter().map(|line| {
                let is_name = |word: &&str| {
                    word.len() == 3 && word.chars().all(|c| "URFLBD".contains(c))
                };
                let words = line.split(|c: char| !c.is_alphabetic());
                let corners: BTreeSet<_> = words.filter(is_name).collect();
                let kept = [BTreeSet::from(["URF"]), near.clone(), beyond.clone()]
                    .contains(&corners);
                match line {
                    line if line.starts_with("the order") => true,
                    line if line.starts_with("the orientations") => false,
                    line if line.contains("not where it is") => false,
                    _ => kept,
                }
            }))]
        }
        "class-numbers-by-hand" => {
            let map = |sentence: &str| -> Vec<u64> {
                match it.given.split_once(sentence) {
                    Some((_, rest)) => {
                        numbers(rest).into_iter().take(6).skip(1).step_by(2).collect()
                    }
                    None => vec![0, 1, 2],
                }
            };
            let (slots, cards) =
                (map("goes to another slot,"), map("is called otherwise,"));
            let all = orders(3);
            let seen = |order: &Vec<u64>| {
                let mut seen = vec![0; 3];
                (0..3).for_each(|slot| {
                    seen[slots[slot] as usize] = cards[order[slot] as usize]
                });
                vec![seen]
            };
            // A class is named by its smallest member; the names are counted in their order.
            let smallest: Vec<_> = all
                .iter()
                .map(|order| far(order.clone(), seen).into_keys().min().unwrap())
                .collect();
            let names: BTreeSet<_> = smallest.iter().collect();
            let number = |name: &Vec<u64>| {
                names.iter().position(|it| *it == name).unwrap() as u64
            };
            vec![spaced(&smallest.iter().map(number).collect::<Vec<_>>())]
        }
        // Quarter turns of the block, one after another: an orientation is where three arrows point
        // that are fixed to it.
        "held-otherwise" => {
            let sides = [given[0], given[1], given[2]];
            type Arrows = [[i64; 3]; 3];
            let turned = |arrows: &Arrows| -> Vec<Arrows> {
                let turn = |axis: usize| {
                    let (a, b) = ((axis + 1) % 3, (axis + 2) % 3);
                    arrows.map(|mut arrow| {
                        (arrow[a], arrow[b]) = (-arrow[b], arrow[a]);
                        arrow
                    })
                };
                (0..3).map(turn).collect()
            };
            let all = far([[1, 0, 0], [0, 1, 0], [0, 0, 1]], turned);
            assert_eq!(all.len(), 24);
            let fills = |arrows: &&Arrows| {
                (0..3).all(|side| {
                    let along = arrows[side].iter().position(|&it| it != 0).unwrap();
                    sides[along] == sides[side]
                })
            };
            let fits: Vec<_> = all.keys().filter(fills).collect();
            let top = fits.iter().filter(|arrows| arrows[2] == [0, 0, 1]).count();
            vec![fits.len().to_string(), top.to_string()]
        }
        _ => return None,
    })
}

/// The names of the corners are those of the book.
#[test]
fn the_three_beside_urf_share_an_edge_with_it() {
    let shared = |name: &str| name.chars().filter(|&face| "URF".contains(face)).count();
    let all: BTreeMap<_, _> =
        puzzle::pocket_cube::SLOTS.iter().map(|name| (*name, shared(name))).collect();
    assert_eq!(all.values().filter(|&&it| it == 2).count(), 3);
    for name in ["UFL", "UBR", "DFR"] {
        assert_eq!(all[name], 2, "{name}");
    }
}
