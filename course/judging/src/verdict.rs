//! The verdict on an answer, from the crate `judge`, which checks use, too.
pub use judge::{Fault, Verdict, wrong};

/// The result of judging a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgment {
    /// Whether the answer is right, or why not.
    pub verdict: Verdict,
    /// Output of the student's code.
    pub printed: String,
}

impl From<Verdict> for Judgment {
    fn from(verdict: Verdict) -> Self {
        Judgment { verdict, printed: String::new() }
    }
}

/// Name of a verdict in machine-readable output: `todo`, `wrong` or `solved`.
pub fn status_name(verdict: &Verdict) -> &'static str {
    match verdict {
        Err(Fault::ToDo) => "todo",
        Err(Fault::Wrong(_) | Fault::Costly { .. }) => "wrong",
        Ok(()) => "solved",
    }
}
