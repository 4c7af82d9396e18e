//! Patterns of pieces against a breadth-first search of small puzzles.

use pattern_database::pieces::{Piece, PieceBound, PieceMove, PieceMoves};
use proptest::prelude::*;
use pruning::LowerBound;
use std::collections::HashMap;
use std::ops::ControlFlow;

/// The number of orientations that all moduli divide.
const TURNS: u16 = 6;

/// A move and its inverse, which have the numbers `at` and `at + 1`.
fn with_inverse(pm: &[u16], ori: &[u16], at: usize) -> [PieceMove; 2] {
    let mut back = PieceMove { pm: pm.to_vec(), ori: ori.to_vec(), inverse: at };
    for (slot, &from) in (0..).zip(pm) {
        back.pm[usize::from(from)] = slot;
        back.ori[usize::from(from)] = (TURNS - ori[usize::from(slot)]) % TURNS;
    }
    [PieceMove { pm: pm.to_vec(), ori: ori.to_vec(), inverse: at + 1 }, back]
}

/// The pieces in slots, and how they are turned.
type Position = (Vec<u16>, Vec<u16>);

fn after((pm, ori): &Position, one: &PieceMove) -> Position {
    let from = |&slot: &u16| usize::from(slot);
    let turned = one.pm.iter().zip(&one.ori).map(|(slot, turn)| ori[from(slot)] + turn);
    let turned = turned.map(|turn| turn % TURNS).collect();
    (one.pm.iter().map(|slot| pm[from(slot)]).collect(), turned)
}

/// What is seen of a position: the kind and the orientation in each slot.
fn seen(pieces: &[Piece], (pm, ori): &Position) -> Vec<(u16, u16)> {
    let see = |(&piece, &turn): (&u16, &u16)| {
        let Piece { kind, ori, modulus } = pieces[usize::from(piece)];
        (kind, (turn + ori) % modulus)
    };
    pm.iter().zip(ori).map(see).collect()
}

/// A position for each that looks different, with its distance.
fn distances(pieces: &[Piece], moves: &[PieceMove]) -> Vec<(Position, u8)> {
    let slots = pieces.len() as u16;
    let start: Position = ((0..slots).collect(), vec![0; pieces.len()]);
    let mut known = HashMap::from([(seen(pieces, &start), 0)]);
    let mut all = vec![(start, 0)];
    let mut at = 0;
    while at < all.len() {
        for one in moves {
            let (next, depth) = (after(&all[at].0, one), all[at].1 + 1);
            if let std::collections::hash_map::Entry::Vacant(entry) =
                known.entry(seen(pieces, &next))
            {
                entry.insert(depth);
                all.push((next, depth));
            }
        }
        at += 1;
    }
    all
}

/// Pieces of which some look alike, and moves with their inverses.
fn puzzles() -> impl Strategy<Value = (Vec<Piece>, Vec<PieceMove>)> {
    let slots = 2..6_usize;
    slots.prop_flat_map(|slots| {
        let order: Vec<u16> = (0..slots as u16).collect();
        let one = (Just(order).prop_shuffle(), prop::collection::vec(0..TURNS, slots));
        let kinds = prop::collection::vec(0..slots as u16, slots);
        let moduli =
            prop::collection::vec(prop::sample::select(vec![1_u16, 2, 3]), slots);
        (kinds, moduli, prop::collection::vec(one, 1..4)).prop_map(
            |(kinds, moduli, ones)| {
                let piece = |&kind: &u16| {
                    let modulus = moduli[usize::from(kind)];
                    Piece { kind, ori: kind % modulus, modulus }
                };
                let pairs = (0..).step_by(2).zip(&ones);
                let moves = pairs.flat_map(|(at, (pm, ori))| with_inverse(pm, ori, at));
                (kinds.iter().map(piece).collect(), moves.collect())
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// The bound is admissible, consistent, and 0 for the start alone. With room for all
    /// pieces in one pattern it is the distance.
    #[test]
    fn bounds_distances((pieces, moves) in puzzles(), entries in 16..300_u64) {
        let puzzle = PieceMoves::new(pieces.clone(), moves.clone());
        let all = distances(&pieces, &moves);
        let stay = |_| ControlFlow::Continue(());
        for entries in [entries, 1 << 30] {
            let Some(plan) = puzzle.plan(entries) else {
                prop_assert!(entries < 1 << 30 || all.len() == 1);
                continue;
            };
            let bound = PieceBound::<16>::new(&puzzle, &plan, stay).unwrap();
            prop_assert!(plan.entries() <= entries);
            let reached: usize = bound.tables().iter().map(|table| table.entries().len()).sum();
            prop_assert!(reached as u64 <= plan.entries());
            let values = |(pm, ori): &Position| bound.coordinates().values(pm, ori);
            for (position, depth) in &all {
                let least = bound.lower_bound(&values(position)).unwrap();
                prop_assert!(least <= *depth && (least == 0) == (*depth == 0));
                if entries == 1 << 30 {
                    prop_assert_eq!(least, *depth);
                }
                for (m, one) in moves.iter().enumerate() {
                    let next = values(&after(position, one));
                    prop_assert_eq!(bound.coordinates().next(&values(position), m), next);
                    prop_assert!(bound.lower_bound(&next).unwrap().abs_diff(least) <= 1);
                }
            }
        }
    }
}

/// A plan sees whole sets where there is room, and otherwise as many pieces as fit.
#[test]
fn plan_fits_entries() {
    // Eight corners and twelve edges of Rubik's cube, by two moves that mix all of them.
    let cycle = |slots: std::ops::Range<u16>| {
        let last = slots.end - 1;
        slots.clone().map(move |slot| if slot == slots.start { last } else { slot - 1 })
    };
    let turned = |one: u16| [vec![one, TURNS - one], vec![0; 18]].concat();
    let pm: Vec<u16> = cycle(0..8).chain(cycle(8..20)).collect();
    let swap: Vec<u16> = [1, 0].into_iter().chain(2..20).collect();
    let moves = [with_inverse(&pm, &turned(1), 0), with_inverse(&swap, &turned(2), 2)];
    let piece =
        |slot| Piece { kind: slot, ori: 0, modulus: if slot < 8 { 3 } else { 2 } };
    let cube = PieceMoves::new((0..20).map(piece).collect(), moves.concat());
    let sizes = |entries| {
        let plan = cube.plan(entries).unwrap();
        let size = |factors: &Vec<usize>| -> u64 {
            factors.iter().map(|&factor| plan.coordinates[factor].count).product()
        };
        plan.patterns.iter().map(size).collect::<Vec<_>>()
    };
    let (corners, edges) = (40_320 * 2187, 11_880 * 2048);
    assert_eq!(sizes(1 << 29), [corners, edges, edges, edges]);
    let (corners, edges) = (1680 * 2187, 1320 * 2048);
    assert_eq!(sizes(1 << 25), [corners, corners, edges, edges, edges, edges]);
    assert_eq!(cube.plan(3), None);
}
