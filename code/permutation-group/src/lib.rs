//! Groups of permutations: a number for every position of any puzzle.
//!
//! Moves generate a group. A *stabilizer chain*, found by the algorithm of Schreier and Sims, has
//! its order, decides whether a permutation is an element and if not why, and numbers the
//! elements without gaps, if there are at most 2^128 of them.
//!
//! In which order to read the modules:
//!
//! 1. [`plain`]: the chain by plain loops, for a few points.
//! 2. `permutation`, `orbits`: permutations, and what generators mix: [`orbits`], [`blocks`].
//! 3. `chain`, `random_elements`, `schreier_sims`: the chain, found with random elements and
//!    then proved.
//! 4. `group`, `rank`: [`PermutationGroup`], the numbers of its elements.
//! 5. `words`: [`Words`], an element as a product of the generators.
//!
//! The crate needs `std`.
//!
//! ```
//! use permutation_group::{Permutation, PermutationGroup};
//!
//! // Three cards: exchange the first two, or the last two.
//! let moves = [Permutation::new(vec![1, 0, 2])?, Permutation::new(vec![0, 2, 1])?];
//! let group = PermutationGroup::new(3, &moves)?;
//! assert_eq!(group.order().to_string(), "6");
//!
//! let turned = Permutation::new(vec![2, 1, 0])?;
//! assert_eq!(group.rank(&turned)?, 5);
//! assert_eq!(group.unrank(5)?, turned);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate is the chapter *A number for every position of any puzzle* of the book *God's
//! Algorithm*.

mod chain;
mod group;
mod orbits;
mod permutation;
pub mod plain;
mod random_elements;
mod rank;
mod schreier_sims;
mod words;

pub use group::{GroupError, NotElement, PermutationGroup};
pub use num_bigint::BigUint;
pub use orbits::{blocks, orbits};
pub use permutation::{MAX_POINTS, Permutation, PermutationError};
pub use words::{Letter, Words};
