//! What a check finds.

// ANCHOR: fault
use std::fmt::Display;

/// Why an exercise is not solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A `todo!()` was reached.
    ToDo,
    /// The answer is wrong; the sentences say which, and what would be right.
    Wrong(String),
}

/// What a check finds: nothing, or the first fault.
pub type Verdict = Result<(), Fault>;

/// A wrong answer, in words.
///
/// # Examples
/// ```
/// use judge::{Fault, wrong};
///
/// assert_eq!(wrong("so"), Fault::Wrong("so".to_owned()));
/// ```
pub fn wrong(message: impl Into<String>) -> Fault {
    Fault::Wrong(message.into())
}
// ANCHOR_END: fault

// ANCHOR: ensure
/// Demands what the message says is missing.
///
/// # Errors
/// [`Fault::Wrong`] with the message if the condition does not hold.
///
/// # Examples
/// ```
/// use judge::ensure;
///
/// assert!(ensure(1 < 2, || "never said".to_owned()).is_ok());
/// ```
pub fn ensure(holds: bool, message: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(wrong(message())) }
}

/// Demands that a call needed at most so many operations of one kind, such as
/// `comparisons`. The advice says what costs too many.
///
/// # Errors
/// [`Fault::Wrong`] with both numbers and the advice if it needed more.
///
/// # Examples
/// ```
/// use judge::{at_most, wrong};
///
/// let said = at_most("sort(100)", "comparisons", 5000, 700, "Halve the row.");
/// let right = "sort(100) takes 5000 comparisons, and 700 are enough.\nHalve the row.";
/// assert_eq!(said, Err(wrong(right)));
/// ```
pub fn at_most(
    call: impl Display,
    what: &str,
    found: u64,
    limit: u64,
    advice: &str,
) -> Verdict {
    ensure(found <= limit, || {
        let are = if limit == 1 { "is" } else { "are" };
        format!("{call} takes {found} {what}, and {limit} {are} enough.\n{advice}")
    })
}
// ANCHOR_END: ensure
