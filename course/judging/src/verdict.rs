//! One verdict from the judge to the board and the grades: that of the crate `judge`, by
//! which a check says it, too.
pub use judge::{Fault, Verdict, wrong};

/// What a judged file said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgment {
    /// Whether it is solved, or why not.
    pub verdict: Verdict,
    /// What the student's code printed.
    pub printed: String,
}

impl From<Verdict> for Judgment {
    fn from(verdict: Verdict) -> Self {
        Judgment { verdict, printed: String::new() }
    }
}

/// How machines are told a verdict: `todo`, `wrong` or `solved`.
pub fn status_name(verdict: &Verdict) -> &'static str {
    match verdict {
        Err(Fault::ToDo) => "todo",
        Err(Fault::Wrong(_) | Fault::Costly { .. }) => "wrong",
        Ok(()) => "solved",
    }
}
