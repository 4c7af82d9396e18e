//! An assertion for exact error messages.

use std::fmt::Display;

/// Asserts that a result is an error with this message.
#[track_caller]
pub fn assert_error<T>(result: Result<T, impl Display>, message: &str) {
    assert_eq!(result.err().map(|error| error.to_string()).as_deref(), Some(message));
}
