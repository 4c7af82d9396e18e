//! Orbits of slots: an arrangement without what no move changes.

use super::symbols::{Class, Symbols};
use crate::Transformation;
use permutation_group::{BigUint, Permutation, PermutationGroup};
use std::collections::BTreeMap;

/// The slots in which moves change what can be seen, orbit after orbit. What is in them is a
/// *reduced* arrangement. It has symbols of its own: pieces of different orbits do not look alike,
/// nor do pieces of an orbit that no moves turn so that they would, and of a piece only the
/// orientations that moves turn it to have symbols.
#[derive(Debug, Clone)]
pub(super) struct Orbits {
    start: Vec<u16>,
    slots: Vec<OrbitSlot>,
    /// For each orbit, the symbols that its pieces have by its slots' zero, and the reduced ones.
    reduced: Vec<BTreeMap<u16, u16>>,
    /// For each reduced symbol, the one that its piece has by a slot's zero.
    symbols: Vec<u16>,
    /// The slots in which no move changes what can be seen.
    unchanged: Vec<usize>,
}

/// A slot with its zero: the orientation from which those in this slot are counted, chosen so that
/// some moves lead there from the orbit's first slot without turning a piece.
#[derive(Debug, Clone, Copy)]
struct OrbitSlot {
    slot: usize,
    zero: u16,
    /// How many orientations there are.
    turns: u16,
    orbit: usize,
}

/// The most points of a group whose order is computed for an estimate.
const MAX_POINTS: usize = 64;

/// A puzzle with reduced arrangements.
pub(super) struct Reduced {
    pub(super) orbits: Orbits,
    pub(super) symbols: Symbols,
    pub(super) moves: Vec<Transformation>,
}

impl Orbits {
    /// The reduced arrangement; `None` if it has a symbol in a slot to which no moves bring it.
    pub(super) fn reduce(
        &self,
        all: &Symbols,
        arrangement: &[u16],
    ) -> Option<Vec<u16>> {
        let is_changed = |&slot: &usize| arrangement[slot] != self.start[slot];
        if self.unchanged.iter().any(is_changed) {
            return None;
        }
        let reduced = |it: &OrbitSlot| {
            let symbol = it.by_zero(all, arrangement[it.slot]);
            self.reduced[it.orbit].get(&symbol).copied()
        };
        self.slots.iter().map(reduced).collect()
    }

    /// The arrangement of which this is the reduced one.
    pub(super) fn restore(&self, all: &Symbols, reduced: &[u16]) -> Vec<u16> {
        let mut arrangement = self.start.clone();
        for (it, &symbol) in self.slots.iter().zip(reduced) {
            let symbol = self.symbols[usize::from(symbol)];
            arrangement[it.slot] = all.turned(symbol, it.zero);
        }
        arrangement
    }
}

impl OrbitSlot {
    /// The symbol of a piece in this slot if its orientation is counted from the slot's zero.
    fn by_zero(&self, all: &Symbols, symbol: u16) -> u16 {
        all.turned(symbol, self.turns - self.zero)
    }

    /// By how much a move turns a piece that it brings here, each slot's orientations being
    /// counted from its zero.
    fn turn(&self, m: &Transformation, source_zero: u16) -> u16 {
        let ori = u32::from(m.ori[self.slot]) + u32::from(source_zero);
        let turned = ori + u32::from(self.turns) - u32::from(self.zero);
        (turned % u32::from(self.turns)) as u16
    }
}

impl Reduced {
    /// The puzzle of these symbols whose moves are all powers of some.
    ///
    /// # Complexity
    /// O(slots · moves) time, up to a logarithm.
    pub(super) fn new(all: &Symbols, moves: &[&Transformation]) -> Self {
        let slots = all.start.len();
        let orbits = Orbits {
            start: all.start.clone(),
            slots: Vec::new(),
            reduced: Vec::new(),
            symbols: Vec::new(),
            unchanged: Vec::new(),
        };
        let mut reduced =
            Reduced { orbits, symbols: Symbols::default(), moves: Vec::new() };
        let (mut zeros, mut steps) = (vec![None; slots], Vec::new());
        for first in 0..slots {
            if zeros[first].is_some() {
                continue;
            }
            let orbit = find_orbit(all.turns[first], moves, first, &mut zeros);
            let step = step(moves, &orbit, &zeros);
            let symbol = orbit[0].by_zero(all, all.start[first]);
            let looks_alike = |it: &OrbitSlot| {
                it.by_zero(all, all.start[it.slot]) == symbol
                    && all.turned(symbol, step) == symbol
            };
            if orbit.iter().all(looks_alike) {
                reduced.orbits.unchanged.extend(orbit.iter().map(|it| it.slot));
            } else {
                reduced.add(all, orbit, step);
                steps.push(step);
            }
        }
        let mut numbers = vec![None; slots];
        for (number, it) in reduced.orbits.slots.iter().enumerate() {
            numbers[it.slot] = Some(number);
        }
        let of_slot = |m: &Transformation, it: &OrbitSlot| {
            let source = usize::from(m.pm[it.slot]);
            let turn = it.turn(m, zeros[source].unwrap_or(0)) / steps[it.orbit];
            (numbers[source].expect("in the orbit") as u16, turn)
        };
        for m in moves {
            let slots = reduced.orbits.slots.iter().map(|it| of_slot(m, it));
            let (pm, ori) = slots.unzip();
            reduced.moves.push(Transformation { pm, ori });
        }
        for (slot, is_illegal) in &all.illegal {
            if let Some(number) = numbers[*slot] {
                let class = |class: &Class| {
                    all.class(reduced.orbits.symbols[usize::from(class.first)])
                };
                let classes = reduced.symbols.classes.iter().map(class);
                let is_illegal = classes.map(|class| is_illegal[class]).collect();
                reduced.symbols.illegal.push((number, is_illegal));
            }
        }
        reduced
    }

    /// If all pieces differed and showed how they are turned: how many arrangements moves would
    /// reach, and how many there would be for each of these. At least as many as they reach now;
    /// `None` if there are too many points to find it out in seconds.
    ///
    /// # Complexity
    /// That of a [`PermutationGroup`] of at most 64 points.
    pub(super) fn order_and_index(&self) -> Option<(u64, u64)> {
        let turns = &self.symbols.turns;
        let points = turns.iter().map(|&turns| usize::from(turns)).sum();
        if points > MAX_POINTS {
            return None;
        }
        let mut firsts = vec![0];
        firsts.extend(turns.iter().scan(0, |sum, turns| {
            *sum += turns;
            Some(*sum)
        }));
        let images = |m: &Transformation| {
            let mut images = vec![0; points];
            for (slot, (&source, &by)) in m.pm.iter().zip(&m.ori).enumerate() {
                for ori in 0..turns[slot] {
                    let point = firsts[usize::from(source)] + ori;
                    images[usize::from(point)] =
                        firsts[slot] + (ori + by) % turns[slot];
                }
            }
            Permutation::new(images).expect("a transformation")
        };
        let moves: Vec<_> = self.moves.iter().map(images).collect();
        let group = PermutationGroup::new(points, &moves).expect("few points");
        let orderings = self.symbols.sets.iter().flat_map(|set| 1..=set.len() as u64);
        let turned = turns.iter().map(|&turns| u64::from(turns));
        let all: BigUint = orderings.chain(turned).map(BigUint::from).product();
        let saturated = |number| u64::try_from(number).unwrap_or(u64::MAX);
        let order = group.order();
        Some((saturated(order.clone()), saturated(all / order)))
    }

    /// Adds an orbit whose pieces are turned by multiples of a step.
    fn add(&mut self, all: &Symbols, orbit: Vec<OrbitSlot>, step: u16) {
        let Reduced { orbits, symbols, .. } = self;
        let (set, first_slot) = (orbits.reduced.len(), symbols.start.len());
        let (mut known, mut turns) = (BTreeMap::new(), 1);
        for mut it in orbit {
            let by_zero = it.by_zero(all, all.start[it.slot]);
            if !known.contains_key(&by_zero) {
                let Class { piece, modulus, .. } = all.classes[all.class(by_zero)];
                let modulus = modulus / gcd(modulus, step);
                let first = symbols.add_class(piece, set, modulus);
                let mut turned = by_zero;
                for symbol in first..first + modulus {
                    known.insert(turned, symbol);
                    orbits.symbols.push(turned);
                    turned = all.turned(turned, step);
                }
                turns = turns / gcd(turns, modulus) * modulus;
            }
            let symbol = known[&by_zero];
            let class = symbols.class(symbol);
            symbols.classes[class].count += 1;
            symbols.start.push(symbol);
            it.orbit = set;
            orbits.slots.push(it);
        }
        symbols.sets.push(first_slot..symbols.start.len());
        symbols.turns.resize(symbols.start.len(), turns);
        orbits.reduced.push(known);
    }
}

/// The slots from which moves bring pieces to a slot, where they have so many orientations, each
/// with its zero.
fn find_orbit(
    turns: u16,
    moves: &[&Transformation],
    first: usize,
    zeros: &mut [Option<u16>],
) -> Vec<OrbitSlot> {
    zeros[first] = Some(0);
    let mut orbit = vec![OrbitSlot { slot: first, zero: 0, turns, orbit: 0 }];
    let mut next = 0;
    while let Some(&to) = orbit.get(next) {
        for m in moves {
            let slot = usize::from(m.pm[to.slot]);
            if zeros[slot].is_none() {
                let zero = (turns - to.turn(m, 0)) % turns;
                zeros[slot] = Some(zero);
                orbit.push(OrbitSlot { slot, zero, ..to });
            }
        }
        next += 1;
    }
    orbit
}

/// The greatest common divisor of the turns of the pieces in an orbit, each slot's orientations
/// being counted from its zero, and of the number of orientations.
fn step(moves: &[&Transformation], orbit: &[OrbitSlot], zeros: &[Option<u16>]) -> u16 {
    let mut step = orbit[0].turns;
    for m in moves {
        for it in orbit {
            let source = usize::from(m.pm[it.slot]);
            step = gcd(step, it.turn(m, zeros[source].unwrap_or(0)));
        }
    }
    step
}

fn gcd(a: u16, b: u16) -> u16 {
    if b == 0 { a } else { gcd(b, a % b) }
}
