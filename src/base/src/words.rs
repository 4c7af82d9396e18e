//! Words at the beginning of a sentence.

/// A text that begins with a capital letter.
///
/// ```
/// assert_eq!(base::words::capitalize("états"), "États");
/// ```
pub fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}
