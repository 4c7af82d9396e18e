//! A puzzle as a graph, and four ways to find a position's neighbors.

use std::ops::Mul;
use transition::{Coordinate, CoordinateError, TransitionTable};

/// Positions `0..count` and the moves between them.
// ANCHOR: graph
pub trait Graph {
    /// How many positions there are.
    fn count(&self) -> usize;

    /// How much memory the graph takes: its tables, in bytes.
    fn bytes(&self) -> usize;

    /// Calls `visit` with the position after each move, in the moves' order.
    ///
    /// `p` must be in `0..count`, and so is every position visited.
    fn neighbors(&self, p: usize, visit: impl FnMut(usize));
}
// ANCHOR_END: graph

/// No table at all: unrank inside the loop over the moves.
// ANCHOR: unranked
#[derive(Debug, Clone, Copy)]
pub struct Unranked<'a, C: Coordinate> {
    /// The numbering of the positions.
    pub coordinate: &'a C,
    /// The moves, as positions.
    pub moves: &'a [C::Position],
}

impl<C: Coordinate> Graph for Unranked<'_, C>
where
    C::Position: Copy + Mul<Output = C::Position>,
{
    fn count(&self) -> usize {
        self.coordinate.count()
    }

    fn bytes(&self) -> usize {
        0
    }

    fn neighbors(&self, p: usize, mut visit: impl FnMut(usize)) {
        for &m in self.moves {
            visit(self.coordinate.rank(&(self.coordinate.unrank(p) * m)));
        }
    }
}
// ANCHOR_END: unranked

/// No table either, but unrank once for all moves.
// ANCHOR: hoisted
#[derive(Debug, Clone, Copy)]
pub struct Hoisted<'a, C: Coordinate> {
    /// The numbering of the positions.
    pub coordinate: &'a C,
    /// The moves, as positions.
    pub moves: &'a [C::Position],
}

impl<C: Coordinate> Graph for Hoisted<'_, C>
where
    C::Position: Copy + Mul<Output = C::Position>,
{
    fn count(&self) -> usize {
        self.coordinate.count()
    }

    fn bytes(&self) -> usize {
        0
    }

    fn neighbors(&self, p: usize, mut visit: impl FnMut(usize)) {
        let position = self.coordinate.unrank(p);
        for &m in self.moves {
            visit(self.coordinate.rank(&(position * m)));
        }
    }
}
// ANCHOR_END: hoisted

/// One transition table for the whole position.
// ANCHOR: full
#[derive(Debug, Clone)]
pub struct Full<const M: usize> {
    /// The table.
    pub table: TransitionTable<M>,
}

impl<const M: usize> Graph for Full<M> {
    fn count(&self) -> usize {
        self.table.count()
    }

    fn bytes(&self) -> usize {
        self.table.bytes()
    }

    fn neighbors(&self, p: usize, mut visit: impl FnMut(usize)) {
        for next in self.table.rows()[p] {
            visit(next as usize);
        }
    }
}
// ANCHOR_END: full

/// Two transition tables, for an index with two digits: `high * low_count + low`.
///
/// The high digit's entries are stored already multiplied by `low_count`, so a
/// move is two look-ups and a sum.
// ANCHOR: split
#[derive(Debug, Clone)]
pub struct Split<const M: usize> {
    high: TransitionTable<M>,
    low: TransitionTable<M>,
}

impl<const M: usize> Split<M> {
    /// The graph of positions that split into a high and a low digit.
    ///
    /// # Errors
    /// [`CoordinateError::TooLarge`] if the indices do not fit in 32 bits.
    pub fn new(
        high: &TransitionTable<M>,
        low: TransitionTable<M>,
    ) -> Result<Self, CoordinateError> {
        Ok(Split { high: high.scaled(low.count())?, low })
    }
}

impl<const M: usize> Graph for Split<M> {
    fn count(&self) -> usize {
        self.high.count() * self.low.count()
    }

    fn bytes(&self) -> usize {
        self.high.bytes() + self.low.bytes()
    }

    // Left to itself the compiler calls it, and the loop over M is not unrolled into
    // the scan: 94 ms instead of 72 for the pocket cube.
    #[inline(always)]
    fn neighbors(&self, p: usize, mut visit: impl FnMut(usize)) {
        let (p, low_count) = (p as u32, self.low.count() as u32);
        let high = &self.high.rows()[(p / low_count) as usize];
        let low = &self.low.rows()[(p % low_count) as usize];
        for m in 0..M {
            visit((high[m] + low[m]) as usize);
        }
    }
}
// ANCHOR_END: split
