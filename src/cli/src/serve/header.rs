//! Lines in the head of an answer.
use std::fmt::Display;

use tiny_http::Header;

/// A line of an answer's head.
///
/// # Panics
/// If it is not ASCII: what is not written here itself are dates and numbers, and paths
/// that came as ASCII.
pub fn header(name: &str, value: impl Display) -> Header {
    Header::from_bytes(name, value.to_string()).expect("ASCII")
}
