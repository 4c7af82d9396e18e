//! Numbering the orientations of puzzle pieces.
//!
//! A piece that can be turned in `v` ways has an *orientation* in `0..v`. An array of
//! `n` orientations is a number written in base `v`, so it can be an index:
//! [`rank`] gives the index of an array, and [`unrank`] the array of an index.
//! Usually the total twist of a puzzle is fixed, and the last piece follows from
//! the others: [`rank_zero_twist`] leaves it out.
//!
//! In which order to read the modules:
//!
//! 1. `independent`: [`rank`] and [`unrank`], the documents' loops; they do not check.
//! 2. `zero_twist`: the same where the total twist is 0.
//! 3. `mixed_radix`: [`MixedRadix`], with a base of its own for each digit.
//! 4. `checked`, `error`: [`Orientations`] and [`ZeroTwist`], which check their input.
//! 5. `eight`: the same ranks for eight pieces, faster.
//!
//! The crate needs `std`.
//!
//! ```
//! use orientation::{Orientations, ZeroTwist};
//!
//! let corners = ZeroTwist::new(7, 3)?;
//! assert_eq!(corners.count(), 729);
//! assert_eq!(corners.unrank(1)?, [0, 0, 0, 0, 0, 1, 2]);
//! assert_eq!(corners.rank(&[0, 0, 0, 0, 0, 1, 2])?, 1);
//!
//! let error = corners.rank(&[1, 0, 0, 0, 0, 0, 0]).unwrap_err();
//! assert_eq!(error.to_string(), "total twist is 1 mod 3, and must be 0");
//! # Ok::<(), orientation::Error>(())
//! ```
//!
//! This crate is the chapter *Orientations* of the book *God's Algorithm*; its faster
//! ranks are in the chapter *Many ranks at once*.

mod checked;
mod eight;
mod error;
mod independent;
mod mixed_radix;
mod zero_twist;

pub use checked::{MAX_PIECES, Orientations, ZeroTwist, check_zero_twist};
pub use eight::{rank_eight, unrank_eight, unrank_eight_zero_twist};
pub use error::Error;
pub use independent::{rank, unrank};
pub use mixed_radix::{MixedRadix, rank_mixed, unrank_mixed};
pub use zero_twist::{rank_zero_twist, unrank_zero_twist};
