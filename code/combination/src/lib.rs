//! Numbering combinations: the sets of slots that `m` identical pieces occupy.
//!
//! The combinatorial number system gives each set of slots a rank in `0..C(n, m)`: a piece
//! in slot `i` that is the `r`-th from the left adds `C(i, r)`. [`rank`] adds these
//! numbers up, and [`unrank`] repeatedly subtracts the largest one that fits. The order is
//! *colexicographic*: sets are compared by their highest slot first.
//!
//! In which order to read the modules:
//!
//! 1. `binomial`: the table of binomial coefficients, [`comb`].
//! 2. `colex`: [`rank`] and [`unrank`], the documents' loops; they do not check.
//! 3. `checked`, `error`: [`Combinations`], which checks its input.
//! 4. `mask`, `rank_by_bytes`: the same ranks for bit masks of slots, faster.
//! 5. `multinomial`: pieces of more than two kinds, [`rank_arrangement`] and [`Arrangements`].
//!
//! The crate needs `std`.
//!
//! ```
//! use combination::Combinations;
//!
//! let slices = Combinations::new(12, 4)?;
//! assert_eq!(slices.count(), 495);
//! let edges = slices.unrank(494)?;
//! assert_eq!(edges, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
//! assert_eq!(slices.rank(&edges, 1)?, 494);
//!
//! let error = slices.rank(&[1; 12], 1).unwrap_err();
//! assert_eq!(error.to_string(), "found 12 pieces of kind 1, and there must be 4");
//! # Ok::<(), combination::Error>(())
//! ```
//!
//! This crate is the chapter *Combinations* of the book *God's Algorithm*; its faster
//! ranks are in the chapter *Faster ranks*.

mod binomial;
mod checked;
mod colex;
mod error;
mod mask;
mod multinomial;
mod rank_by_bytes;

pub use binomial::{MAX_SLOTS, comb};
pub use checked::Combinations;
pub use colex::{rank, unrank};
pub use error::Error;
pub use mask::{masks, next_mask, rank_mask};
pub use multinomial::{
    Arrangements, multinomial, rank_arrangement, unrank_arrangement,
};
pub use rank_by_bytes::rank_by_bytes;
