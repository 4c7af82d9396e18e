//! A layout with its puzzle.
//!
//! ```
//! use rows::{Keep, With, in_rows};
//!
//! let choice = puzzle::catalog::find("pyraminx")?;
//! let rows = in_rows(&choice, None).expect("it lies in rows");
//! let with = With { cpu: cpu::Cpu::best(), threads: 1 };
//! assert_eq!(rows.layers(with, &mut |_| ())?[..3], [1, 8, 48]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// ANCHOR: laid
use super::exact::Exact;
use super::remainder::Remainder;
use super::{Distances, InRows, Keep, Refused};
use crate::{
    Bytes, Geometry, Modular, Nothing, Observer, OneBit, Parts, SearchError, Thirds,
    Walker, With, bytes, search,
};
use puzzle::Indexed;
use std::sync::Arc;

/// A puzzle, and how it lies in rows.
struct Laid<G> {
    geometry: G,
    puzzle: Arc<dyn Indexed>,
}

/// A puzzle that lies in rows in this way.
pub(super) fn laid<G: Geometry + Send + 'static>(
    geometry: G,
    puzzle: Arc<dyn Indexed>,
) -> Box<dyn InRows> {
    Box::new(Laid { geometry, puzzle })
}

/// An observer that somebody lends.
struct Lent<'a>(&'a mut dyn Observer);

impl Observer for Lent<'_> {
    fn layer(&mut self, positions: u64) {
        self.0.layer(positions);
    }

    fn parts(&self) -> Parts<'_> {
        self.0.parts()
    }
}
// ANCHOR_END: laid

// ANCHOR: in-rows
impl<G: Geometry + Send + 'static> InRows for Laid<G> {
    fn bytes(&self, keep: Option<Keep>) -> Result<u64, Refused> {
        let Laid { geometry, puzzle } = self;
        Ok(match keep {
            None => bytes(geometry, &Nothing),
            Some(Keep::Byte) => bytes(geometry, &Bytes),
            Some(Keep::TwoBits) => bytes(geometry, &Thirds::new(&**puzzle)?),
            Some(Keep::OneBit) => bytes(geometry, &OneBit::new(geometry)?),
        })
    }

    fn layers(
        &self,
        with: With,
        observer: &mut dyn Observer,
    ) -> Result<Vec<u64>, SearchError> {
        Ok(search(&self.geometry, &Nothing, with, Lent(observer))?.layers)
    }

    // ANCHOR_END: in-rows

    // ANCHOR: table
    fn table(
        self: Box<Self>,
        keep: Keep,
        with: With,
        observer: &mut dyn Observer,
    ) -> Result<Box<dyn Distances>, Refused> {
        Ok(match keep {
            Keep::Byte => {
                let found = search(&self.geometry, &Bytes, with, Lent(observer))?;
                Box::new(Exact { geometry: self.geometry, puzzle: self.puzzle, found })
            }
            Keep::TwoBits => {
                let record = Thirds::new(&*self.puzzle)?;
                self.remainders(record, with, observer)?
            }
            Keep::OneBit => {
                let record = OneBit::new(&self.geometry)?;
                self.remainders(record, with, observer)?
            }
        })
    }
}

// ANCHOR_END: table

// ANCHOR: remainders
impl<G: Geometry + Send + 'static> Laid<G> {
    fn remainders<R: Modular<G::Word> + Send + 'static>(
        self,
        record: R,
        with: With,
        observer: &mut dyn Observer,
    ) -> Result<Box<dyn Distances>, SearchError> {
        let walker = Walker::new(self.geometry, record, with, Lent(observer))?;
        Ok(Box::new(Remainder { walker, puzzle: self.puzzle }))
    }
}
// ANCHOR_END: remainders
