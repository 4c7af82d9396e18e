//! Numbers for the arrangements that moves reach: a row and a place in it.

use super::columns::Columns;
use super::members::Members;
use super::orbits::{Orbits, Reduced};
use super::row_tables::RowTables;
use super::sectors::Sectors;
use super::split::{Split, row_bytes};
use super::symbols::Symbols;
use super::walk::{REST, Rows, Walk};
use crate::{PuzzleError, Transformation};
use std::sync::Arc;

/// Rows and columns of a puzzle, what moves do to them, and which of them are positions.
#[derive(Debug, Clone)]
pub(super) struct Numbering {
    pub(super) symbols: Symbols,
    orbits: Orbits,
    /// Those of the reduced arrangements, of which there are rows and columns.
    reduced: Symbols,
    in_rows: Vec<bool>,
    rows: Rows,
    columns: Columns,
    sectors: Sectors,
    pub(super) tables: RowTables,
}

/// The most bytes of all tables.
const MAX_BYTES: f64 = (1_u64 << 30) as f64;
/// How many loops are tried to reach all columns of the first row.
const LOOPS: usize = 256;

impl Numbering {
    pub(super) fn new(
        symbols: Symbols,
        moves: &[&Transformation],
        inverses: Vec<usize>,
    ) -> Result<Self, PuzzleError> {
        let small = Reduced::new(&symbols, moves);
        let Split { mut in_rows, bytes } = Split::new(&small.symbols, moves.len());
        let too_large = PuzzleError::TooManyArrangements { bytes: bytes as u64 };
        let max_rows = MAX_BYTES / row_bytes(&small.symbols, moves.len());
        if bytes > MAX_BYTES {
            // Where moves keep pieces together, there may be fewer rows.
            let reached = small.order_and_index();
            let (order, index) = reached.ok_or_else(|| too_large.clone())?;
            if order as f64 <= max_rows {
                in_rows.fill(true);
            } else if bytes > MAX_BYTES * index as f64 {
                return Err(too_large);
            }
        }
        let Reduced { orbits, symbols: reduced, moves } = small;
        let walk = Walk::new(&reduced, &in_rows, &moves, max_rows as usize);
        let walk = walk.ok_or_else(|| too_large.clone())?;
        let columns =
            Columns::new(&reduced, &in_rows, &walk, (MAX_BYTES / 4.0) as usize);
        let columns = columns.ok_or(too_large)?;
        let sectors = Sectors::new(&walk, &columns);
        let (steps, tables) = sectors.tables(&walk, &columns);
        let solved = (0, sectors.place(0, 0).expect("in the sector of its row"));
        let tables = RowTables {
            columns: sectors.size,
            inverses: inverses.into(),
            steps: steps.into(),
            tables: tables.into(),
            solved,
            reached: None,
        };
        let mut all = Numbering {
            symbols,
            orbits,
            reduced,
            in_rows,
            rows: walk.rows,
            columns,
            sectors,
            tables,
        };
        if !all.reduced.illegal.is_empty() || !all.tables.loops_reach_all(LOOPS) {
            let reached = all.search();
            all.tables.reached = Some(Arc::new(reached));
        }
        Ok(all)
    }

    /// How many positions there are.
    pub(super) fn count(&self) -> u64 {
        let all = self.rows.count() as u64 * self.tables.columns as u64;
        self.tables.reached.as_ref().map_or(all, |reached| reached.count())
    }

    /// The rank of an arrangement, if it can be reached.
    pub(super) fn rank(&self, arrangement: &[u16]) -> Option<u64> {
        let reduced = self.orbits.reduce(&self.symbols, arrangement)?;
        let (row, rest) = self.rows.find(&self.reduced, &self.in_rows, &reduced)?;
        let column = self.sectors.place(row, self.columns.find(&rest)?)?;
        self.tables.rank(row, column)
    }

    /// The arrangement with this rank.
    pub(super) fn unrank(&self, rank: u64) -> Vec<u16> {
        let (row, column) = self.tables.locate(rank);
        self.orbits.restore(&self.symbols, &self.reduced_arrangement(row, column))
    }

    fn reduced_arrangement(&self, row: usize, column: usize) -> Vec<u16> {
        let rest = self.columns.arrangement(self.sectors.column(row, column));
        let mut rest = rest.iter().copied();
        let symbol = |&symbol: &u16| match symbol {
            REST => rest.next().expect("a piece of the rest"),
            symbol => symbol,
        };
        self.rows.key(row).iter().map(symbol).collect()
    }

    /// The positions that legal moves reach, by a search.
    fn search(&self) -> Members {
        let (rows, tables) = (self.rows.count(), &self.tables);
        let per_row = tables.steps.len() / rows;
        let mut words = vec![0_u64; rows * tables.words()];
        let mut frontier = vec![tables.solved];
        words[tables.bit(tables.solved).0] |= tables.bit(tables.solved).1;
        while let Some((row, column)) = frontier.pop() {
            for m in 0..per_row {
                let Some(next) = tables.after(row, column, m) else { continue };
                let (word, bit) = tables.bit(next);
                let is_new = words[word] & bit == 0;
                if is_new
                    && self.reduced.is_legal(&self.reduced_arrangement(next.0, next.1))
                {
                    words[word] |= bit;
                    frontier.push(next);
                }
            }
        }
        Members::new(words)
    }
}
