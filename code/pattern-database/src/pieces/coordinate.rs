//! Coordinates: the values of what is looked at, found by walking, and their transitions.

use super::plan::PlannedCoordinate;
use super::{PieceMove, PieceMoves};
use std::collections::HashMap;

/// What a slot shows: a label, which is 0 for a piece that is not looked at, and an orientation.
type Shown = (u16, u16);

/// A coordinate with its transition table.
#[derive(Debug, Clone)]
struct Coordinate {
    slots: Vec<u16>,
    /// The label and the modulus of each piece, and its orientation at the start.
    views: Vec<[u16; 3]>,
    /// The number of each value; the start has 0.
    numbers: HashMap<Box<[Shown]>, u32>,
    /// The value after each move, value by value.
    next: Vec<u32>,
}

impl Coordinate {
    /// Walks from the start, until no move leads to another value.
    fn new(puzzle: &PieceMoves, planned: &PlannedCoordinate) -> Self {
        let slots = planned.slots.clone();
        let views = puzzle.pieces.iter().map(|piece| {
            let label = planned.kinds.iter().position(|&kind| kind == piece.kind);
            let is_turned =
                planned.turns && (label.is_some() || planned.kinds.is_empty());
            let modulus = if is_turned { piece.modulus } else { 1 };
            [label.map_or(0, |label| label as u16 + 1), modulus, piece.ori]
        });
        let views: Vec<_> = views.collect();
        let mut moduli = vec![1; planned.kinds.len() + 1];
        let mut local = vec![0; puzzle.pieces.len()];
        for (i, &slot) in slots.iter().enumerate() {
            let [label, modulus, _] = views[usize::from(slot)];
            (moduli[usize::from(label)], local[usize::from(slot)]) = (modulus, i);
        }
        let mut coordinate =
            Coordinate { slots, views, numbers: HashMap::new(), next: Vec::new() };
        let start: Vec<u16> =
            (0..puzzle.pieces.len()).map(|slot| slot as u16).collect();
        let start = coordinate.shown(&start, &vec![0; start.len()]);
        coordinate.numbers.insert(start.clone(), 0);
        let mut values = vec![start];
        let mut at = 0;
        while at < values.len() {
            for PieceMove { pm, ori, .. } in &puzzle.moves {
                let after = coordinate.slots.iter().map(|&slot| {
                    let slot = usize::from(slot);
                    let (label, turn) = values[at][local[usize::from(pm[slot])]];
                    let sum = u32::from(turn) + u32::from(ori[slot]);
                    (label, (sum % u32::from(moduli[usize::from(label)])) as u16)
                });
                let after: Box<[Shown]> = after.collect();
                let fresh = values.len() as u32;
                let number =
                    *coordinate.numbers.entry(after).or_insert_with_key(|after| {
                        values.push(after.clone());
                        fresh
                    });
                coordinate.next.push(number);
            }
            at += 1;
        }
        coordinate
    }

    /// What the slots show: piece `pm[i]`, turned by `ori[i]`, is in slot `i`.
    fn shown(&self, pm: &[u16], ori: &[u16]) -> Box<[Shown]> {
        let show = |&slot: &u16| {
            let slot = usize::from(slot);
            let [label, modulus, start] = self.views[usize::from(pm[slot])];
            let turn = (u32::from(ori[slot]) + u32::from(start)) % u32::from(modulus);
            (label, turn as u16)
        };
        self.slots.iter().map(show).collect()
    }
}

/// Some coordinates of a puzzle: those of a [`PieceBound`](super::PieceBound).
///
/// ```
/// use pattern_database::pieces::{Piece, PieceBound, PieceMove, PieceMoves};
/// use std::ops::ControlFlow;
///
/// // A move exchanges two cards and turns the first over, which turning back undoes.
/// let one = |ori: [u16; 2], inverse| PieceMove { pm: vec![1, 0], ori: ori.to_vec(), inverse };
/// let card = |kind| Piece { kind, ori: 0, modulus: 2 };
/// let cards = PieceMoves::new(vec![card(0), card(1)], vec![one([1, 0], 1), one([0, 1], 0)]);
/// let plan = cards.plan(100).expect("a plan");
/// let bound = PieceBound::<4>::new(&cards, &plan, |_| ControlFlow::Continue(()))?;
/// let coordinates = bound.coordinates();
/// assert_eq!(coordinates.sizes(), [4, 2]); // how the cards are turned, and their order
/// let moved = coordinates.next(&[0; 4], 0);
/// assert_eq!(moved, coordinates.values(&[1, 0], &[1, 0]));
/// assert_eq!(coordinates.next(&moved, 1), [0; 4]);
/// # Ok::<(), pattern_database::DatabaseError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Coordinates {
    all: Vec<Coordinate>,
    moves: usize,
    inverses: Vec<usize>,
}

impl Coordinates {
    /// Finds the values of each coordinate.
    ///
    /// # Complexity
    /// O(values · moves · slots) time for each, and four bytes for each value and move.
    pub(super) fn new(puzzle: &PieceMoves, planned: &[PlannedCoordinate]) -> Self {
        let inverses = puzzle.moves.iter().map(|one| one.inverse).collect();
        let all = planned.iter().map(|one| Coordinate::new(puzzle, one)).collect();
        Coordinates { all, moves: puzzle.moves.len(), inverses }
    }

    /// The number of values of each coordinate.
    pub fn sizes(&self) -> Vec<usize> {
        self.all.iter().map(|coordinate| coordinate.numbers.len()).collect()
    }

    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// The values of a position: piece `pm[i]`, turned by `ori[i]`, is in slot `i`. The start has
    /// the value 0 of every coordinate, and so have the coordinates beyond the last.
    ///
    /// # Panics
    /// If there are more than `N` coordinates, or no moves lead from the start to this position.
    pub fn values<const N: usize>(&self, pm: &[u16], ori: &[u16]) -> [u32; N] {
        let mut values = [0; N];
        for (value, coordinate) in values[..self.all.len()].iter_mut().zip(&self.all) {
            let shown = coordinate.shown(pm, ori);
            *value = *coordinate.numbers.get(&shown).expect("a position");
        }
        values
    }

    /// The values after a move.
    pub fn next<const N: usize>(&self, values: &[u32; N], m: usize) -> [u32; N] {
        let mut next = *values;
        for (value, coordinate) in next.iter_mut().zip(&self.all) {
            *value = coordinate.next[*value as usize * self.moves + m];
        }
        next
    }

    /// The value of one coordinate before a move.
    pub(super) fn before(&self, coordinate: usize, value: u32, m: usize) -> u32 {
        let m = self.inverses[m];
        self.all[coordinate].next[value as usize * self.moves + m]
    }

    /// How many bytes the coordinates take.
    pub fn bytes(&self) -> usize {
        let value = |one: &Coordinate| one.slots.len() * size_of::<Shown>() + 40;
        let all = self.all.iter();
        all.map(|one| 4 * one.next.len() + one.numbers.len() * value(one)).sum()
    }
}
