//! A puzzle as a graph, and four ways to find a position's neighbors.

use std::ops::Mul;
use transition::{Coordinate, CoordinateError, TransitionTable};

// ANCHOR: graph
/// Positions `0..count` and the moves between them. [`check_graph`](crate::check_graph)
/// checks the law of a graph of your own: each neighbor is a position.
///
/// # Examples
/// ```
/// use table::{CompleteTable, Graph};
///
/// /// Six positions in a ring: one move goes on, the other goes back.
/// struct Ring;
///
/// impl Graph for Ring {
///     fn count(&self) -> usize {
///         6
///     }
///
///     fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
///         [(p + 1) % 6, (p + 5) % 6].into_iter()
///     }
/// }
///
/// assert_eq!(CompleteTable::new(&Ring, 0, |_| {})?.layers(), [1, 2, 2, 1]);
/// # Ok::<(), table::TableError>(())
/// ```
pub trait Graph {
    /// How many positions there are.
    fn count(&self) -> usize;

    /// How much memory the graph takes: its tables, in bytes.
    fn bytes(&self) -> usize {
        0
    }

    /// The positions after each move, in the order of the moves.
    ///
    /// `p` must be in `0..count`, and so must every neighbor be.
    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize>;
}
// ANCHOR_END: graph

/// A graph without tables that unranks inside the loop over the moves.
#[derive(Debug, Clone, Copy)]
pub struct UnrankGraph<'a, C: Coordinate> {
    /// The numbering of the positions.
    pub coordinate: &'a C,
    /// The moves, as positions.
    pub moves: &'a [C::Position],
}

impl<C: Coordinate> Graph for UnrankGraph<'_, C>
where
    C::Position: Copy + Mul<Output = C::Position>,
{
    fn count(&self) -> usize {
        self.coordinate.count()
    }

    // ANCHOR: unranked
    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let UnrankGraph { coordinate, moves } = self;
        moves.iter().map(move |&m| coordinate.rank(&(coordinate.unrank(p) * m)))
    }
    // ANCHOR_END: unranked
}

/// A graph without tables that unranks a position once for all of its moves.
#[derive(Debug, Clone, Copy)]
pub struct HoistedGraph<'a, C: Coordinate> {
    /// The numbering of the positions.
    pub coordinate: &'a C,
    /// The moves, as positions.
    pub moves: &'a [C::Position],
}

impl<C: Coordinate> Graph for HoistedGraph<'_, C>
where
    C::Position: Copy + Mul<Output = C::Position>,
{
    fn count(&self) -> usize {
        self.coordinate.count()
    }

    // ANCHOR: hoisted
    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let HoistedGraph { coordinate, moves } = self;
        let position = coordinate.unrank(p);
        moves.iter().map(move |&m| coordinate.rank(&(position * m)))
    }
    // ANCHOR_END: hoisted
}

/// A graph with one transition table for the whole position.
#[derive(Debug, Clone)]
pub struct FullTableGraph<const M: usize> {
    /// The transition table.
    pub table: TransitionTable<M>,
}

impl<const M: usize> Graph for FullTableGraph<M> {
    fn count(&self) -> usize {
        self.table.count()
    }

    fn bytes(&self) -> usize {
        self.table.bytes()
    }

    // ANCHOR: full
    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        self.table.entries()[p].iter().map(|&next| next as usize)
    }
    // ANCHOR_END: full
}

/// A graph with two transition tables, for an index with two digits:
/// `high * low_count + low`.
///
/// The entries of the high digit are stored already multiplied by `low_count`, so
/// that a move is two look-ups and a sum.
#[derive(Debug, Clone)]
pub struct SplitTableGraph<const M: usize> {
    high: Vec<[u32; M]>,
    low: TransitionTable<M>,
}

impl<const M: usize> SplitTableGraph<M> {
    /// The graph of positions that split into a high and a low digit, under
    /// these moves. Both coordinates must be well defined.
    ///
    /// # Errors
    /// As [`TransitionTable::new`]; [`CoordinateError::TooLarge`] if the joined
    /// indices do not fit in 32 bits.
    ///
    /// # Complexity
    /// The time and the bytes of two transition tables.
    ///
    /// # Examples
    /// ```
    /// use puzzle::pocket_cube::Face;
    /// use table::{Graph, SplitTableGraph};
    /// use transition::{CornerOrientation, CornerPermutation};
    ///
    /// let turns = Face::ALL.map(Face::turn);
    /// let cube = SplitTableGraph::new(&CornerPermutation, &CornerOrientation, &turns)?;
    /// assert_eq!(cube.count(), 5040 * 729);
    /// assert_eq!(cube.bytes(), (5040 + 729) * 3 * 4);
    /// # Ok::<(), transition::CoordinateError>(())
    /// ```
    pub fn new<P: Copy + Mul<Output = P>>(
        high: &impl Coordinate<Position = P>,
        low: &impl Coordinate<Position = P>,
        moves: &[P; M],
    ) -> Result<Self, CoordinateError> {
        let count = high.count().saturating_mul(low.count());
        let low_count = low.count() as u32;
        if u32::try_from(count).is_err() {
            return Err(CoordinateError::TooLarge { count });
        }
        let high = TransitionTable::new(high, moves)?;
        let scale = |row: &[u32; M]| row.map(|next| next * low_count);
        let high = high.entries().iter().map(scale).collect();
        Ok(SplitTableGraph { high, low: TransitionTable::new(low, moves)? })
    }
}

impl<const M: usize> Graph for SplitTableGraph<M> {
    fn count(&self) -> usize {
        self.high.len() * self.low.count()
    }

    fn bytes(&self) -> usize {
        size_of_val(&self.high[..]) + self.low.bytes()
    }

    // ANCHOR: split
    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let low_count = self.low.count();
        let high = &self.high[p / low_count];
        let low = &self.low.entries()[p % low_count];
        high.iter().zip(low).map(|(high, low)| (high + low) as usize)
    }
    // ANCHOR_END: split
}
