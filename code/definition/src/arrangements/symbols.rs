//! Symbols: what can be told apart of the piece in a slot.

use crate::{Definition, Transformation};
use std::ops::Range;

/// Pieces that look alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Class {
    /// Their number in the definition's start position.
    pub(super) piece: u16,
    pub(super) set: usize,
    /// How many there are.
    pub(super) count: usize,
    /// How many of their orientations can be told apart.
    pub(super) modulus: u16,
    /// Their symbol when they are turned by 0. The next ones are turned by 1 and so on.
    pub(super) first: u16,
}

/// The symbols of a puzzle: a class of pieces that look alike, and an orientation of those that
/// can be told apart. A position is an arrangement: a symbol in each slot.
#[derive(Debug, Clone, Default)]
pub(super) struct Symbols {
    /// Set after set.
    pub(super) classes: Vec<Class>,
    /// The class of each symbol.
    class_of: Vec<u16>,
    /// The slots of each set.
    pub(super) sets: Vec<Range<usize>>,
    /// For each slot, how many turns of its piece can be told apart.
    pub(super) turns: Vec<u16>,
    pub(super) start: Vec<u16>,
    /// The slots where pieces are illegal, and for each class whether it is.
    pub(super) illegal: Vec<(usize, Vec<bool>)>,
}

impl Symbols {
    pub(super) fn new(definition: &Definition) -> Self {
        let (sets, start) = (definition.sets(), definition.start());
        let (mut symbols, mut known) = (Symbols::default(), vec![None; sets.slots()]);
        for slot in 0..sets.slots() {
            let (piece, modulus) = (start.pieces[slot], start.moduli[slot]);
            let first = *known[usize::from(piece)].get_or_insert_with(|| {
                symbols.add_class(piece, sets.set_of(slot), modulus)
            });
            let class = symbols.class(first);
            symbols.classes[class].count += 1;
            symbols.start.push(first + start.ori[slot]);
        }
        let class = |piece: u16| Some(symbols.class(known[usize::from(piece)]?));
        let classes = &symbols.classes;
        let illegal = definition.illegal().iter().map(|one| {
            let mut is_illegal = vec![false; classes.len()];
            for class in one.pieces.iter().filter_map(|&piece| class(piece)) {
                is_illegal[class] = true;
            }
            (usize::from(one.slot), is_illegal)
        });
        let illegal = illegal.collect();
        let turns = (0..sets.slots()).map(|slot| {
            let set = sets.set_of(slot);
            let moduli = classes.iter().filter(|class| class.set == set);
            if moduli.clone().all(|class| class.modulus == 1) {
                1
            } else {
                sets.orientations(slot)
            }
        });
        let turns = turns.collect();
        let sets = (0..sets.iter().len()).map(|set| sets.slots_of(set)).collect();
        Symbols { sets, turns, illegal, ..symbols }
    }

    /// Adds a class of no pieces. Returns its first symbol.
    pub(super) fn add_class(&mut self, piece: u16, set: usize, modulus: u16) -> u16 {
        let (class, first) = (self.classes.len() as u16, self.class_of.len() as u16);
        self.class_of.extend((0..modulus).map(|_| class));
        self.classes.push(Class { piece, set, count: 0, modulus, first });
        first
    }

    /// How many symbols there are.
    pub(super) fn count(&self) -> usize {
        self.class_of.len()
    }

    /// The class of a symbol.
    pub(super) fn class(&self, symbol: u16) -> usize {
        self.class_of[usize::from(symbol)].into()
    }

    /// The number of the piece of a symbol, and its orientation.
    pub(super) fn piece(&self, symbol: u16) -> (u16, u16) {
        let class = &self.classes[self.class(symbol)];
        (class.piece, symbol - class.first)
    }

    /// The symbol of a piece with this number, turned.
    pub(super) fn symbol(&self, piece: u16, ori: u16) -> Option<u16> {
        let class = self.classes.iter().find(|class| class.piece == piece)?;
        Some(class.first + ori % class.modulus)
    }

    // ANCHOR: turned
    /// The symbol of a piece after it is turned: orientations that cannot be told apart are one.
    pub(super) fn turned(&self, symbol: u16, by: u16) -> u16 {
        let Class { first, modulus, .. } = self.classes[self.class(symbol)];
        let turned = u32::from(symbol - first) + u32::from(by);
        first + (turned % u32::from(modulus)) as u16
    }

    /// The arrangement after a move.
    pub(super) fn after(&self, arrangement: &[u16], m: &Transformation) -> Vec<u16> {
        let arrives =
            |(&source, &by)| self.turned(arrangement[usize::from(source)], by);
        m.pm.iter().zip(&m.ori).map(arrives).collect()
    }
    // ANCHOR_END: turned

    /// Whether no piece is where it may not be.
    pub(super) fn is_legal(&self, arrangement: &[u16]) -> bool {
        self.illegal
            .iter()
            .all(|(slot, is_illegal)| !is_illegal[self.class(arrangement[*slot])])
    }
}
