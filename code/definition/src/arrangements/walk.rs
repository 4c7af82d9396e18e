//! The rows, found by walking from the start, and the connections between them.

use super::symbols::Symbols;
use crate::Transformation;
use std::collections::HashMap;

/// In a row's key, a slot whose piece is told by the column.
pub(super) const REST: u16 = u16::MAX;

/// Where a move takes a row, and the connection that rearranges its columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RowStep {
    pub(super) row: u32,
    pub(super) connection: u32,
}

impl RowStep {
    /// The step of a move that would make a row illegal.
    pub(super) const ILLEGAL: RowStep = RowStep { row: u32::MAX, connection: 0 };
}

/// What a move does to the rest, in the order of its slots: for each of them from which of the
/// others its piece comes, and how much it is turned.
pub(super) type Connection = Vec<(u16, u16)>;

/// The rows: which slots hold the pieces of some classes, and how they are turned.
#[derive(Debug, Clone)]
pub(super) struct Rows {
    slots: usize,
    /// For each row, the symbol in each slot, or [`REST`].
    keys: Vec<u16>,
    numbers: HashMap<Box<[u16]>, u32>,
}

/// The rows with all steps between them.
pub(super) struct Walk {
    pub(super) rows: Rows,
    /// The rest at the start.
    pub(super) rest: Vec<u16>,
    /// For each row, where each move takes it.
    pub(super) steps: Vec<RowStep>,
    /// For each row but the first, a row from which a step leads to it, and that step's connection.
    pub(super) parents: Vec<RowStep>,
    pub(super) connections: Vec<Connection>,
}

impl Rows {
    pub(super) fn count(&self) -> usize {
        self.numbers.len()
    }

    pub(super) fn key(&self, row: usize) -> &[u16] {
        &self.keys[row * self.slots..][..self.slots]
    }

    /// The row of an arrangement, if there is one, and the rest.
    pub(super) fn find(
        &self,
        symbols: &Symbols,
        in_rows: &[bool],
        arrangement: &[u16],
    ) -> Option<(usize, Vec<u16>)> {
        let (key, rest) = split(symbols, in_rows, arrangement);
        Some((*self.numbers.get(&key[..])? as usize, rest))
    }

    /// Adds a row if it is new. Returns its number, and whether it is new.
    fn add(&mut self, key: Vec<u16>) -> (u32, bool) {
        if let Some(&row) = self.numbers.get(&key[..]) {
            return (row, false);
        }
        let row = self.numbers.len() as u32;
        self.keys.extend(&key);
        self.numbers.insert(key.into(), row);
        (row, true)
    }
}

/// The key of a row, and the symbols of the rest in the order of their slots.
fn split(
    symbols: &Symbols,
    in_rows: &[bool],
    arrangement: &[u16],
) -> (Vec<u16>, Vec<u16>) {
    let is_rest = |symbol: &u16| !in_rows[symbols.class(*symbol)];
    let key = |symbol: &u16| if is_rest(symbol) { REST } else { *symbol };
    let rest = arrangement.iter().copied().filter(is_rest).collect();
    (arrangement.iter().map(key).collect(), rest)
}

impl Walk {
    /// Walks to all rows, but not to those that are illegal. `None` if there are more than
    /// `max_rows`.
    pub(super) fn new(
        symbols: &Symbols,
        in_rows: &[bool],
        moves: &[Transformation],
        max_rows: usize,
    ) -> Option<Self> {
        let (key, rest) = split(symbols, in_rows, &symbols.start);
        let slots = key.len();
        let mut rows = Rows { slots, keys: Vec::new(), numbers: HashMap::new() };
        rows.add(key);
        let mut parents = vec![RowStep::ILLEGAL];
        let (mut steps, mut connections) = (Vec::new(), Vec::new());
        let mut numbers: HashMap<Connection, u32> = HashMap::new();
        let mut row = 0;
        while row < rows.count() {
            if rows.count() > max_rows {
                return None;
            }
            let key = rows.key(row).to_vec();
            let places = places(&key);
            for m in moves {
                let after = key_after(symbols, &key, m);
                if !is_legal(symbols, &after) {
                    steps.push(RowStep::ILLEGAL);
                    continue;
                }
                let connection = connection(symbols, &after, &places, m);
                let number = *numbers.entry(connection).or_insert_with_key(|key| {
                    connections.push(key.clone());
                    connections.len() as u32 - 1
                });
                let (to, is_new) = rows.add(after);
                steps.push(RowStep { row: to, connection: number });
                if is_new {
                    parents.push(RowStep { row: row as u32, connection: number });
                }
            }
            row += 1;
        }
        Some(Walk { rows, rest, steps, parents, connections })
    }
}

/// For each slot of the rest, its place among them.
fn places(key: &[u16]) -> Vec<u16> {
    let mut next = 0;
    let place = |&symbol: &u16| {
        let place = next;
        next += u16::from(symbol == REST);
        place
    };
    key.iter().map(place).collect()
}

/// The key of the row to which a move takes a row.
fn key_after(symbols: &Symbols, key: &[u16], m: &Transformation) -> Vec<u16> {
    let arrives = |(&source, &by)| match key[usize::from(source)] {
        REST => REST,
        symbol => symbols.turned(symbol, by),
    };
    m.pm.iter().zip(&m.ori).map(arrives).collect()
}

fn is_legal(symbols: &Symbols, key: &[u16]) -> bool {
    symbols.illegal.iter().all(|(slot, is_illegal)| match key[*slot] {
        REST => true,
        symbol => !is_illegal[symbols.class(symbol)],
    })
}

// ANCHOR: connection
/// What a move does to the rest: it depends on the slots of the rest, and not on its pieces.
fn connection(
    symbols: &Symbols,
    after: &[u16],
    places: &[u16],
    m: &Transformation,
) -> Connection {
    let rest = after.iter().enumerate().filter(|(_, symbol)| **symbol == REST);
    let arrives = |(slot, _)| {
        let source = usize::from(m.pm[slot]);
        (places[source], m.ori[slot] % symbols.turns[slot])
    };
    rest.map(arrives).collect()
}
// ANCHOR_END: connection
