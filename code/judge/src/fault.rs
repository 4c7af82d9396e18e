//! What a check finds.

// ANCHOR: fault
/// Why an exercise is not solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A `todo!()` was reached.
    ToDo,
    /// The answer is wrong; the sentences say which, and what would be right.
    Wrong(String),
    /// All answers are right, and some took too many operations. The sentences are about
    /// the first of these, and the numbers are those of the worst.
    Costly {
        /// What is said of it.
        message: String,
        /// How many operations it took.
        found: u64,
        /// How many are enough.
        limit: u64,
    },
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
// ANCHOR_END: ensure
