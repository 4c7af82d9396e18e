//! Numbering permutations.
//!
//! A permutation array says which piece is in each slot: `pm[i]` is the piece in
//! slot `i`. For each slot, count the smaller pieces to its right: these
//! [`digits`] are the permutation written in the factorial number system, and
//! their value is its place in lexicographic order, `0..n!`. [`rank`] computes
//! it, [`unrank`] goes back; the solved permutation is 0.
//!
//! Where only even permutations can be reached, [`rank_even`] numbers those in
//! `0..n!/2`.
//!
//! The free functions are the documents' loops and trust their caller. The types
//! [`Permutations`], [`EvenPermutations`] and [`InversionDigits`] check first.
//!
//! The same numbers, faster: [`rank_popcount`], [`rank_nibbles`] and
//! [`unrank_nibbles`], and 64 at a time [`rank_lanes`], [`unrank_lanes`],
//! [`rank_batch`] and [`unrank_batch`]. Other numbers: [`rank_myrvold_ruskey`].
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
pub use digits::{InversionDigits, digits, inversions, is_even};
pub use error::Error;
pub use even::{rank_even, unrank_even};
pub use lanes::{LANES, Lanes, RankInteger, lane, rank_lanes, to_lanes, unrank_lanes};
pub use lexicographic::{rank, unrank};
pub use myrvold_ruskey::{rank_myrvold_ruskey, unrank_myrvold_ruskey};
pub use nibbles::{MAX_NIBBLES, rank_nibbles, unrank_nibbles};
pub use popcount::rank_popcount;
