//! What an error says, word for word.

use std::fmt::Display;

/// Asserts that this went wrong, and how it is said.
#[track_caller]
pub fn assert_error<T>(result: Result<T, impl Display>, message: &str) {
    assert_eq!(result.err().map(|error| error.to_string()).as_deref(), Some(message));
}
