//! What the catalog says of a family of puzzles, and which sizes it may refuse.
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
    /// Its name in commands and output, with a capital letter for each size:
    /// `sliding-RxC`. A puzzle that comes in one size has none.
    pub name: &'static str,
    /// What it is, in a few words.
    pub about: &'static str,
    /// What each size counts, in the order of the letters.
    pub sizes: &'static [&'static str],
    /// What counts as one move, the first being the default; none where there is
    /// but one way to count.
    pub metrics: &'static [Metric],
    /// Puzzles of this family that the book computes.
    pub examples: &'static [&'static str],
    /// Other names, and what they mean.
    pub aliases: &'static [(&'static str, &'static str)],
    /// What others have counted.
    pub published: &'static [Published],
    /// How to make one.
    pub make: PuzzleConstructor,
}
// ANCHOR_END: family

/// A puzzle of these sizes, with moves counted in this metric if it has more than one.
pub type PuzzleConstructor =
    fn(&[usize], Option<Metric>) -> Result<Box<dyn Indexed>, SizeError>;

/// Why there is no puzzle of a size.
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
        /// The least that is possible.
        least: usize,
        /// Why it is the least.
        why: &'static str,
    },
    /// A size that is too large.
    #[error("found {}, and there must be at most {most}: {why}", describe_size(*.found, what))]
    TooLarge {
        /// What the size counts, in the singular.
        what: &'static str,
        /// The size; the largest number stands for all that are larger.
        found: usize,
        /// The most that is possible.
        most: usize,
        /// Why it is the most.
        why: &'static str,
    },
    /// Sizes that do not go together.
    #[error("{0}")]
    Incompatible(String),
}

/// A size that is too large, as it is shown.
fn describe_size(size: usize, what: &str) -> String {
    match size {
        usize::MAX => format!("far too many {what}s"),
        _ => pluralize(size, what),
    }
}

impl SizeError {
    /// Checks that a size is not below the least that is possible, and says why that
    /// is the least.
    ///
    /// # Errors
    /// [`SizeError::TooSmall`] if it is.
    pub fn check_at_least(
        least: usize,
        what: &'static str,
        found: usize,
        why: &'static str,
    ) -> Result<(), SizeError> {
        match found < least {
            true => Err(SizeError::TooSmall { what, found, least, why }),
            false => Ok(()),
        }
    }

    /// Checks that a size is not above the most that is possible, and says why that
    /// is the most.
    ///
    /// # Errors
    /// [`SizeError::TooLarge`] if it is.
    pub fn check_at_most(
        most: usize,
        what: &'static str,
        found: usize,
        why: &'static str,
    ) -> Result<(), SizeError> {
        match found > most {
            true => Err(SizeError::TooLarge { what, found, most, why }),
            false => Ok(()),
        }
    }
}
