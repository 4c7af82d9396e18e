//! Numbering permutations.
//!
//! A permutation array has the piece of each slot: `pm[i]` is the piece in slot `i`. The
//! inversion digit of a slot is the number of smaller pieces to its right: these
//! [`inversion_digits`] are the permutation in the factorial number system, and their value is its
//! index in lexicographic order, in `0..n!`. [`rank`] computes this index, and [`unrank`]
//! the permutation of an index; the solved permutation has rank 0.
//!
//! In which order to read the modules:
//!
//! 1. `lexicographic`: [`rank`] and [`unrank`], the documents' loops; they do not check.
//! 2. `even`: the same for even permutations, with ranks in `0..n!/2`.
//! 3. `digits`: inversion digits, inversions and parity.
//! 4. `check`, `checked`, `error`: [`Permutations`] and [`EvenPermutations`], which check
//!    their input.
//! 5. `popcount`, `nibbles`: the same ranks, faster.
//! 6. `lanes`, `batch`: the same ranks for 64 permutations at a time.
//! 7. `myrvold_ruskey`: ranks in another order, in linear time.
//!
//! The crate needs `std`.
//!
//! ```
//! use permutation::Permutations;
//!
//! let four = Permutations::new(4)?;
//! assert_eq!(four.count(), 24);
//! assert_eq!(four.rank(&[1, 3, 0, 2])?, 10);
//! assert_eq!(four.unrank(10)?, [1, 3, 0, 2]);
//!
//! let error = four.rank(&[1, 3, 3, 2]).unwrap_err();
//! assert_eq!(error.to_string(), "piece 3 stands twice, in slots 1 and 2");
//! # Ok::<(), permutation::Error>(())
//! ```
//!
//! This crate is the chapter *Permutations* of the book *God's Algorithm*; its faster
//! ranks are in the chapters *Faster ranks* and *Many ranks at once*.

mod batch;
mod check;
mod checked;
mod digits;
mod error;
mod even;
mod lanes;
mod lexicographic;
mod myrvold_ruskey;
mod nibbles;
mod popcount;

pub use batch::{rank_batch, unrank_batch};
pub use check::{MAX_PIECES, check};
pub use checked::{EvenPermutations, Permutations};
pub use digits::{InversionDigits, inversion_digits, inversions, is_even};
pub use error::Error;
pub use even::{rank_even, unrank_even};
pub use lanes::{LANES, Lanes, RankInteger, lane, rank_lanes, to_lanes, unrank_lanes};
pub use lexicographic::{rank, unrank};
pub use myrvold_ruskey::{rank_myrvold_ruskey, unrank_myrvold_ruskey};
pub use nibbles::{MAX_NIBBLES, rank_nibbles, unrank_nibbles};
pub use popcount::rank_popcount;
