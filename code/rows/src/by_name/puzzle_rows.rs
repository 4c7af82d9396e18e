//! A geometry with its puzzle.
//!
//! ```
//! use rows::{Keep, SearchOptions, find};
//!
//! let choice = puzzle::catalog::find("pyraminx")?;
//! let rows = find(&choice, None).expect("it lies in rows");
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! assert_eq!(rows.layers(options, &mut |_| ())?[..3], [1, 8, 48]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::byte_distances::ByteDistances;
use super::in_rows::{Distances, InRows, Keep, RowsError};
use super::residue_distances::ResidueDistances;
use crate::{
    Bytes, Geometry, Modular, Modulo3, Nothing, Observer, OneBit, Progress,
    ResidueTable, SearchError, SearchOptions, Word, bytes, search,
};
use puzzle::Indexed;
use std::sync::Arc;

/// A puzzle and its geometry.
pub(super) struct PuzzleRows<W> {
    pub(super) geometry: Box<dyn Geometry<Word = W>>,
    pub(super) puzzle: Arc<dyn Indexed>,
    /// Record of a byte for each position, with enough planes for the largest distance.
    pub(super) bytes: Bytes,
}

/// An observer by reference.
struct Forward<'a>(&'a mut dyn Observer);

impl Observer for Forward<'_> {
    fn layer(&mut self, positions: u64) {
        self.0.layer(positions);
    }

    fn progress(&self) -> Option<Progress<'_>> {
        self.0.progress()
    }
}

impl<W: Word> InRows for PuzzleRows<W> {
    fn bytes(&self, keep: Option<Keep>) -> Result<u64, RowsError> {
        let (geometry, puzzle) = (&*self.geometry, &*self.puzzle);
        Ok(match keep {
            None => bytes(geometry, &Nothing),
            Some(Keep::Byte) => bytes(geometry, &self.bytes),
            Some(Keep::TwoBits) => bytes(geometry, &Modulo3::new(puzzle)?),
            Some(Keep::OneBit) => bytes(geometry, &OneBit::new(geometry)?),
        })
    }

    fn layers(
        &self,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Vec<u64>, SearchError> {
        Ok(search(&*self.geometry, &Nothing, options, Forward(observer))?.layers)
    }

    fn table(
        self: Box<Self>,
        keep: Keep,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Box<dyn Distances>, RowsError> {
        let PuzzleRows { geometry, puzzle, bytes } = *self;
        let record: Box<dyn Modular> = match keep {
            Keep::Byte => {
                let outcome = search(&*geometry, &bytes, options, Forward(observer))?;
                return Ok(Box::new(ByteDistances {
                    geometry,
                    puzzle,
                    record: bytes,
                    outcome,
                }));
            }
            Keep::TwoBits => Box::new(Modulo3::new(&*puzzle)?),
            Keep::OneBit => Box::new(OneBit::new(&*geometry)?),
        };
        let table =
            ResidueTable::from_boxes(geometry, record, options, Forward(observer))?;
        Ok(Box::new(ResidueDistances { table, puzzle }))
    }
}
