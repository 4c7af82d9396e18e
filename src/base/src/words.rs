//! Capitalizes the first word of a sentence.

/// The text with its first letter in upper case.
///
/// ```
/// assert_eq!(base::words::capitalize("états"), "États");
/// ```
pub fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}
