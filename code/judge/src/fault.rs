//! Faults and verdicts.

// ANCHOR: fault
/// The reason why an exercise is not solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A `todo!()` was reached.
    ToDo,
    /// The answer is wrong; the message says which one, and what is right.
    Wrong(String),
    /// All answers are right, but some took too many operations. The message is about the
    /// first of these, and the numbers are those of the worst.
    Costly {
        /// The message about the first call that took too many operations.
        message: String,
        /// How many operations the worst call took.
        found: u64,
        /// How many operations are enough for it.
        limit: u64,
    },
}

/// The result of a check: solved, or the first fault.
pub type Verdict = Result<(), Fault>;

/// The fault of a wrong answer with this message.
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
/// Requires a condition; the message is for the case that it does not hold.
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
// ANCHOR_END: ensure
