//! The catalog's entry for a family of puzzles, and errors for impossible sizes.
//!
//! ```
//! use puzzle::catalog::CATALOG;
//!
//! let mut families = CATALOG.iter();
//! let pancakes = families.find(|family| family.name == "pancake-N").expect("they are there");
//! assert!(pancakes.metrics.is_empty());
//! ```

use crate::{Indexed, Metric, Published, wording::pluralize};

/// A family of puzzles, such as the sliding puzzles of every size.
#[derive(Debug, Clone, Copy)]
// ANCHOR: family
pub struct Family {
    /// The name in commands and output, with a capital letter for each size:
    /// `sliding-RxC`. A puzzle that has only one size has no such letter.
    pub name: &'static str,
    /// A description of the puzzle, in a few words.
    pub about: &'static str,
    /// What each size counts, in the order of the letters in the name.
    pub sizes: &'static [&'static str],
    /// The metrics, the default first; empty where there is only one way to count moves.
    pub metrics: &'static [Metric],
    /// Puzzles of this family that the book computes.
    pub examples: &'static [&'static str],
    /// Other names, each with the canonical name.
    pub aliases: &'static [(&'static str, &'static str)],
    /// Published layer sizes and depths.
    pub published: &'static [Published],
    /// The constructor of the family's puzzles.
    pub make: PuzzleConstructor,
}
// ANCHOR_END: family

/// Makes the puzzle of these sizes, with moves counted in this metric.
pub type PuzzleConstructor =
    fn(&[usize], Option<Metric>) -> Result<Box<dyn Indexed>, SizeError>;

/// Why there is no puzzle of these sizes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SizeError {
    /// A size that is too small.
    #[error("found {}, and there must be at least {least}: {why}", pluralize(*.found, what))]
    TooSmall {
        /// What the size counts, in the singular.
        what: &'static str,
        /// The size.
        found: usize,
        /// The smallest possible size.
        least: usize,
        /// Why no smaller size is possible.
        why: &'static str,
    },
    /// A size that is too large.
    #[error("found {}, and there must be at most {most}: {why}", describe_size(*.found, what))]
    TooLarge {
        /// What the size counts, in the singular.
        what: &'static str,
        /// The size; `usize::MAX` also stands for all larger numbers.
        found: usize,
        /// The largest possible size.
        most: usize,
        /// Why no larger size is possible.
        why: &'static str,
    },
    /// Sizes that are not possible together, with the message.
    #[error("{0}")]
    Incompatible(String),
}

/// The words for a size that is too large.
fn describe_size(size: usize, what: &str) -> String {
    match size {
        usize::MAX => format!("far too many {what}s"),
        _ => pluralize(size, what),
    }
}

impl SizeError {
    /// Checks that a size is at least `least`; `why` says why no smaller size is possible.
    ///
    /// # Errors
    /// [`SizeError::TooSmall`] if the size is below `least`.
    pub fn check_at_least(
        least: usize,
        what: &'static str,
        found: usize,
        why: &'static str,
    ) -> Result<(), SizeError> {
        if found < least {
            return Err(SizeError::TooSmall { what, found, least, why });
        }
        Ok(())
    }

    /// Checks that a size is at most `most`; `why` says why no larger size is possible.
    ///
    /// # Errors
    /// [`SizeError::TooLarge`] if the size is above `most`.
    pub fn check_at_most(
        most: usize,
        what: &'static str,
        found: usize,
        why: &'static str,
    ) -> Result<(), SizeError> {
        if found > most {
            return Err(SizeError::TooLarge { what, found, most, why });
        }
        Ok(())
    }
}
