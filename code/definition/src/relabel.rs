//! Relabelings of slots and pieces that turn moves into moves.

use crate::rotations::MAX_ROTATIONS;
use crate::{Sets, Transformation};
use permutation_group::{Permutation, orbits};
use std::collections::HashMap;

/// The largest number of moves that are put in order before a search.
const MAX_ORDERED: usize = 64;
/// The largest number of steps of a search for relabelings.
const MAX_STEPS: usize = 200_000;

/// A transformation with what is looked up of it again and again.
struct Mover {
    /// For each slot, where its piece goes, and by how much it is turned on the way.
    to: Vec<(u16, u16)>,
    points: Permutation,
}

/// Where each slot of an orbit goes, and by how much its piece is turned.
pub(crate) type OrbitMap = Vec<(u16, u16)>;

/// Moves that are to become moves, by relabeling their slots.
pub(crate) struct Relabelings<'a> {
    sets: &'a Sets,
    moves: Vec<Mover>,
    targets: Vec<Mover>,
    /// The slots that the moves take to one another, in parts of two or more.
    pub(crate) orbits: Vec<Vec<u16>>,
    /// The cycle types of products of two targets, by their numbers and whether the second is
    /// inverted.
    known: HashMap<(usize, usize, bool), Vec<usize>>,
}

impl<'a> Relabelings<'a> {
    /// Relabelings that turn each of the moves into one of the targets.
    pub(crate) fn new(
        sets: &'a Sets,
        moves: &[Transformation],
        targets: &[Transformation],
    ) -> Self {
        let movers = |list: &[Transformation]| -> Vec<Mover> {
            list.iter().map(|one| Mover::new(sets, one)).collect()
        };
        let moves = movers(moves);
        let slots: Vec<_> = moves.iter().map(Mover::slots).collect();
        let mut orbits = orbits(sets.slots(), &slots);
        let turns =
            |slot: u16| moves.iter().any(|one| one.to[usize::from(slot)] != (slot, 0));
        orbits.retain(|orbit| turns(orbit[0]));
        let (moves, targets) = (in_search_order(moves), movers(targets));
        Relabelings { sets, moves, targets, orbits, known: HashMap::new() }
    }

    /// Calls `found` with each choice of a target for each move that no product of two moves
    /// rules out, until it returns `false`. Returns `false` if it did, or took too many steps.
    pub(crate) fn for_each(
        &mut self,
        found: &mut dyn FnMut(&Self, &[usize]) -> bool,
    ) -> bool {
        let mut steps = 0;
        self.extend(&mut Vec::new(), &mut steps, found)
    }

    fn extend(
        &mut self,
        chosen: &mut Vec<usize>,
        steps: &mut usize,
        found: &mut dyn FnMut(&Self, &[usize]) -> bool,
    ) -> bool {
        let next = chosen.len();
        if next == self.moves.len() {
            return found(self, chosen);
        }
        let of_move = cycle_type(&self.moves[next].points);
        let with: Vec<_> = (0..next)
            .flat_map(|k| [false, true].map(|inverted| (k, inverted)))
            .map(|(k, inverted)| {
                (k, inverted, product_type(&self.moves[next], &self.moves[k], inverted))
            })
            .collect();
        for target in 0..self.targets.len() {
            *steps += 1;
            if *steps > MAX_STEPS {
                return false;
            }
            if chosen.contains(&target)
                || cycle_type(&self.targets[target].points) != of_move
                || !with.iter().all(|(k, inverted, expected)| {
                    self.target_type(target, chosen[*k], *inverted) == expected
                })
            {
                continue;
            }
            chosen.push(target);
            let goes_on = self.extend(chosen, steps, found);
            chosen.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }

    fn target_type(&mut self, a: usize, b: usize, inverted: bool) -> &Vec<usize> {
        let targets = &self.targets;
        let new = || product_type(&targets[a], &targets[b], inverted);
        self.known.entry((a, b, inverted)).or_insert_with(new)
    }

    /// The map of an orbit that takes its first slot to `slot`, turned by `turn`, and each
    /// move to its target; orientations are mirrored where `is_mirrored`. `None` if there is
    /// none.
    pub(crate) fn orbit_map(
        &self,
        chosen: &[usize],
        orbit: &[u16],
        (slot, turn): (u16, u16),
        is_mirrored: bool,
    ) -> Option<OrbitMap> {
        let v = u32::from(self.sets.orientations(orbit[0].into()));
        let mut map = vec![None; self.sets.slots()];
        let mut is_used = vec![false; self.sets.slots()];
        map[usize::from(orbit[0])] = Some((slot, turn));
        is_used[usize::from(slot)] = true;
        let mut reached = vec![orbit[0]];
        while let Some(x) = reached.pop() {
            let (y, t) = map[usize::from(x)]?;
            for (one, &target) in self.moves.iter().zip(chosen) {
                let (x, turned) = one.to[usize::from(x)];
                let (y, target) = self.targets[target].to[usize::from(y)];
                let turned =
                    if is_mirrored { turned.into() } else { v - u32::from(turned) };
                let image =
                    (y, ((u32::from(t) + u32::from(target) + turned) % v) as u16);
                match &mut map[usize::from(x)] {
                    Some(known) if *known != image => return None,
                    Some(_) => (),
                    none => {
                        if std::mem::replace(&mut is_used[usize::from(y)], true) {
                            return None;
                        }
                        *none = Some(image);
                        reached.push(x);
                    }
                }
            }
        }
        orbit.iter().map(|&x| map[usize::from(x)]).collect()
    }
}

impl Mover {
    fn new(sets: &Sets, one: &Transformation) -> Self {
        let mut to = vec![(0, 0); sets.slots()];
        for (slot, (&source, &turn)) in one.pm.iter().zip(&one.ori).enumerate() {
            to[usize::from(source)] = (slot as u16, turn);
        }
        let points = Permutation::new(sets.images(one)).expect("a transformation");
        Mover { to, points }
    }

    fn slots(&self) -> Permutation {
        let slots = self.to.iter().map(|&(slot, _)| slot).collect();
        Permutation::new(slots).expect("a transformation")
    }
}

/// The moves in the order of a search: each moves what most of those before it move, so that
/// these leave it few targets.
fn in_search_order(mut moves: Vec<Mover>) -> Vec<Mover> {
    if moves.len() > MAX_ORDERED {
        return moves;
    }
    let mut ordered: Vec<Mover> = Vec::new();
    while !moves.is_empty() {
        let interfering = |k: &usize| {
            let a = &moves[*k].points;
            let others = ordered.iter().map(|other| &other.points);
            others.filter(|&b| a * b != b * a).count()
        };
        let next = (0..moves.len()).rev().max_by_key(interfering).unwrap_or(0);
        ordered.push(moves.remove(next));
    }
    ordered
}

/// The lengths of the cycles, in order.
fn cycle_type(a: &Permutation) -> Vec<usize> {
    let mut lengths: Vec<_> = a.cycles().iter().map(Vec::len).collect();
    lengths.sort_unstable();
    lengths
}

fn product_type(a: &Mover, b: &Mover, inverted: bool) -> Vec<usize> {
    cycle_type(&match inverted {
        true => &a.points * &b.points.inverse(),
        false => &a.points * &b.points,
    })
}

/// The relabelings with this choice that take every piece to a slot of its set, and do not
/// mirror orientations. `None` if there are too many.
pub(crate) fn positions(
    sets: &Sets,
    search: &Relabelings<'_>,
    chosen: &[usize],
) -> Option<Vec<Transformation>> {
    /// Stands in slots whose piece is not known yet.
    const UNKNOWN: u16 = u16::MAX;
    let mut first = sets.identity();
    for &slot in search.orbits.iter().flatten() {
        first.pm[usize::from(slot)] = UNKNOWN;
    }
    let mut all = vec![first];
    for orbit in &search.orbits {
        let (set, v) =
            (sets.set_of(orbit[0].into()), sets.orientations(orbit[0].into()));
        let is_target = |other: &&Vec<u16>| {
            sets.set_of(other[0].into()) == set && other.len() == orbit.len()
        };
        let slots = search.orbits.iter().filter(is_target).flatten();
        let images = slots.flat_map(|&slot| (0..v).map(move |turn| (slot, turn)));
        let maps: Vec<_> = images
            .filter_map(|image| search.orbit_map(chosen, orbit, image, false))
            .collect();
        let mut next = Vec::new();
        for one in &all {
            for map in &maps {
                if one.pm[usize::from(map[0].0)] != UNKNOWN {
                    continue;
                }
                let mut one = one.clone();
                for (&slot, &(image, turn)) in orbit.iter().zip(map) {
                    one.pm[usize::from(image)] = slot;
                    one.ori[usize::from(image)] = turn;
                }
                next.push(one);
            }
            if next.len() > MAX_ROTATIONS {
                return None;
            }
        }
        all = next;
    }
    Some(all)
}
