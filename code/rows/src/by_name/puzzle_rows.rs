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

use super::exact::Exact;
use super::in_rows::{Distances, InRows, Keep, RowsError};
use super::remainder::Remainder;
use crate::{
    Bytes, Geometry, LayerLoop, Modular, Nothing, Observer, OneBit, SearchError,
    SearchOptions, Thirds, Walker, bytes,
};
use puzzle::Indexed;
use std::sync::Arc;

/// A puzzle, and how it lies in rows.
pub(super) struct PuzzleRows<W> {
    pub(super) geometry: Box<dyn Geometry<Word = W>>,
    pub(super) puzzle: Arc<dyn Indexed>,
}

impl<W: LayerLoop> InRows for PuzzleRows<W> {
    fn bytes(&self, keep: Option<Keep>) -> Result<u64, RowsError> {
        let (geometry, puzzle) = (&*self.geometry, &*self.puzzle);
        Ok(match keep {
            None => bytes(geometry, &Nothing),
            Some(Keep::Byte) => bytes(geometry, &Bytes),
            Some(Keep::TwoBits) => bytes(geometry, &Thirds::new(puzzle)?),
            Some(Keep::OneBit) => bytes(geometry, &OneBit::new(geometry)?),
        })
    }

    fn layers(
        &self,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Vec<u64>, SearchError> {
        Ok(W::search(&*self.geometry, &Nothing, options, observer)?.layers)
    }

    fn table(
        self: Box<Self>,
        keep: Keep,
        options: SearchOptions,
        observer: &mut dyn Observer,
    ) -> Result<Box<dyn Distances>, RowsError> {
        let PuzzleRows { geometry, puzzle } = *self;
        let record: Box<dyn Modular> = match keep {
            Keep::Byte => {
                let outcome = W::search(&*geometry, &Bytes, options, observer)?;
                return Ok(Box::new(Exact { geometry, puzzle, outcome }));
            }
            Keep::TwoBits => Box::new(Thirds::new(&*puzzle)?),
            Keep::OneBit => Box::new(OneBit::new(&*geometry)?),
        };
        let walker = Walker::of(geometry, record, options, observer)?;
        Ok(Box::new(Remainder { walker, puzzle }))
    }
}
