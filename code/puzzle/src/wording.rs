//! Counts in words and quoted characters, for messages.

/// A count with its noun, which is given in the singular.
///
/// # Examples
/// ```
/// use puzzle::pluralize;
///
/// assert_eq!([pluralize(1, "move"), pluralize(2, "move")], ["1 move", "2 moves"]);
/// ```
pub fn pluralize(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// The words for a number of times: `twice`, `3 times`.
pub(crate) fn times_in_words(times: usize) -> String {
    if times == 2 { "twice".to_string() } else { format!("{times} times") }
}

/// A character in quotes, escaped if it is invisible.
pub(crate) fn quoted(c: char) -> String {
    if c == '\'' { "\"'\"".to_string() } else { format!("{c:?}") }
}
