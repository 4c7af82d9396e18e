//! A puzzle with its geometry, and the tables computed from both.

use super::in_rows::{Distances, InRows, Keep, RowsError};
use crate::search::search_from;
use crate::{
    Bytes, Geometry, Location, Modular, Modulo3, Nothing, Observer, OneBit, Outcome,
    Progress, Record, ResidueTable, RowFormat, SearchError, SearchOptions, Word, bytes,
};
use puzzle::Indexed;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A puzzle and its geometry.
pub(super) struct PuzzleRows<W> {
    pub(super) geometry: Box<dyn Geometry<Word = W>>,
    pub(super) puzzle: Arc<dyn Indexed>,
    /// Record of a byte for each position, with enough planes for the largest distance.
    pub(super) byte_record: Bytes,
    /// Number of bytes that the geometry itself takes, where it is large.
    pub(super) own_bytes: u64,
    /// Whether a distance might not fit into a byte: then the layers are counted first.
    pub(super) is_depth_unknown: bool,
}

/// An observer by reference.
struct Forward<'a>(&'a mut dyn Observer);

impl Observer for Forward<'_> {
    fn layer(&mut self, positions: u64) -> ControlFlow<()> {
        self.0.layer(positions)
    }

    fn progress(&self) -> Option<Progress<'_>> {
        self.0.progress()
    }
}

/// An observer of the parts of layers alone: each layer is reported by another search.
struct PartsOnly<'a>(&'a dyn Observer);

impl Observer for PartsOnly<'_> {
    fn layer(&mut self, _positions: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn progress(&self) -> Option<Progress<'_>> {
        self.0.progress()
    }
}

impl<W: Word> PuzzleRows<W> {
    /// Searches from the goals of the puzzle.
    fn search(
        &self,
        record: &dyn Record,
        options: SearchOptions,
        observer: impl Observer,
    ) -> Result<Outcome, SearchError> {
        let goals = self.puzzle.goal_ranks().into_iter();
        let starts: Vec<_> = goals.map(|goal| self.geometry.locate(goal)).collect();
        search_from(&starts, &*self.geometry, record, options, observer)
    }
}

impl<W: Word> InRows for PuzzleRows<W> {
    fn bytes(&self, keep: Option<Keep>) -> Result<u64, RowsError> {
        let (geometry, puzzle) = (&*self.geometry, &*self.puzzle);
        let searched = match keep {
            None => bytes(geometry, &Nothing),
            Some(Keep::Byte) => bytes(geometry, &self.byte_record),
            Some(Keep::TwoBits) => bytes(geometry, &Modulo3::new(puzzle)?),
            Some(Keep::OneBit) => bytes(geometry, &OneBit::new(geometry)?),
        };
        Ok(self.own_bytes + searched)
    }

    fn layers(
        &self,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Vec<u64>, SearchError> {
        Ok(self.search(&Nothing, options, Forward(observer))?.layers)
    }

    fn table(
        self: Box<Self>,
        keep: Keep,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Box<dyn Distances>, RowsError> {
        let record: Box<dyn Modular> = match keep {
            Keep::Byte => {
                if self.is_depth_unknown {
                    let quiet = PartsOnly(observer);
                    let layers = self.search(&Nothing, options, quiet)?.layers;
                    if layers.len() > Bytes::MAX_DISTANCE + 1 {
                        return Err(RowsError::TooDeep(layers.len() - 1));
                    }
                }
                let record = self.byte_record;
                let outcome = self.search(&record, options, Forward(observer))?;
                let PuzzleRows { geometry, puzzle, .. } = *self;
                return Ok(Box::new(ByteDistances {
                    geometry,
                    puzzle,
                    record,
                    outcome,
                }));
            }
            Keep::TwoBits => Box::new(Modulo3::new(&*self.puzzle)?),
            Keep::OneBit => Box::new(OneBit::new(&*self.geometry)?),
        };
        let outcome = self.search(&*record, options, Forward(observer))?;
        let PuzzleRows { geometry, puzzle, .. } = *self;
        let table = ResidueTable { geometry, record, outcome };
        Ok(Box::new(ResidueDistances { table, puzzle }))
    }
}

/// A puzzle with the distance of each position.
struct ByteDistances<W> {
    geometry: Box<dyn Geometry<Word = W>>,
    puzzle: Arc<dyn Indexed>,
    record: Bytes,
    outcome: Outcome,
}

impl<W: Word> ByteDistances<W> {
    fn cells_per_row(&self) -> usize {
        self.record.cells_per_row(RowFormat::of(&*self.geometry))
    }
}

impl<W: Word> Distances for ByteDistances<W> {
    fn layers(&self) -> &[u64] {
        &self.outcome.layers
    }

    fn distance(&self, rank: u64) -> Option<usize> {
        let Location { color, row, column } = self.geometry.locate(rank);
        let distance = self.outcome.cells[color][row * self.cells_per_row() + column];
        (distance != u8::MAX).then_some(distance.into())
    }

    fn solution(&self, mut rank: u64) -> Option<Vec<usize>> {
        let mut solution = Vec::new();
        for nearer_distance in (0..self.distance(rank)?).rev() {
            let neighbors = self.puzzle.successors(rank).into_iter().enumerate();
            let mut moves = neighbors.filter_map(|(m, next)| Some((m, next?)));
            let (m, next) = moves
                .find(|&(_, next)| self.distance(next) == Some(nearer_distance))?;
            solution.push(m);
            rank = next;
        }
        Some(solution)
    }

    fn farthest(&self) -> Option<Vec<u64>> {
        let (depth, cells_per_row) =
            (self.outcome.layers.len() - 1, self.cells_per_row());
        let colors = self.outcome.cells.iter().enumerate();
        let cells = colors.flat_map(|(color, cells)| {
            cells
                .iter()
                .enumerate()
                .map(move |(cell, &distance)| (color, cell, distance))
        });
        let farthest = cells.filter(|&(.., distance)| usize::from(distance) == depth);
        let ranks = |(color, cell, _)| {
            let (row, column) = (cell / cells_per_row, cell % cells_per_row);
            self.geometry.ranks(Location { color, row, column })
        };
        let mut ranks: Vec<u64> = farthest.flat_map(ranks).collect();
        ranks.sort_unstable();
        // A position whose class has symmetries is in several columns of its row.
        ranks.dedup();
        Some(ranks)
    }
}

/// A puzzle with the distance of each position modulo 3 or 4.
struct ResidueDistances<W> {
    table: ResidueTable<W>,
    puzzle: Arc<dyn Indexed>,
}

impl<W: Word> Distances for ResidueDistances<W> {
    fn layers(&self) -> &[u64] {
        self.table.layers()
    }

    fn distance(&self, rank: u64) -> Option<usize> {
        self.solution(rank).map(|moves| moves.len())
    }

    fn solution(&self, rank: u64) -> Option<Vec<usize>> {
        self.table.solution(&*self.puzzle, rank)
    }

    fn farthest(&self) -> Option<Vec<u64>> {
        None
    }
}
