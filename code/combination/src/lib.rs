//! Numbering combinations: which slots do `m` identical pieces occupy?
//!
//! The combinatorial number system gives the pieces' slots a number in
//! `0..C(n, m)`: a piece in slot `i` that is the `r`-th from the left adds
//! `C(i, r)`. [`rank`] adds up, [`unrank`] takes the largest that fits, again and
//! again. The order is *colexicographic*: sets are compared by their highest slot
//! first.
//!
//! The free functions are the documents' loops and trust their caller. The type
//! [`Combinations`] checks everything first.
//!
//! The same numbers, faster, for a bit mask of slots: [`rank_mask`], [`rank_halves`];
//! [`masks`] lists the masks in their order.
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
mod halves;
mod mask;

pub use binomial::{MAX_SLOTS, comb};
pub use checked::Combinations;
pub use colex::{rank, unrank};
pub use error::Error;
pub use halves::rank_halves;
pub use mask::{masks, next_mask, rank_mask};
