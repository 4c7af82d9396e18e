//! Shortening of long sequences in a message: their beginning, their end, and the entries
//! where two of them differ.

use std::fmt::Debug;

/// Maximum number of characters of a text that is not shortened.
const MAX_CHARS: usize = 240;
/// Number of entries that are kept at the beginning, at the end, and at a difference.
const KEPT_ENTRIES: usize = 3;

/// Formats a value as `{:?}` does, but keeps only the first and last entries of a long
/// sequence. Nested sequences are shortened in the same way.
///
/// # Complexity
/// O(n) time and bytes, if the full text has n characters.
///
/// # Examples
/// ```
/// use judge::brief;
///
/// assert_eq!(brief(&Some([1, 2, 3])), "Some([1, 2, 3])");
/// let row: Vec<u32> = (0..1000).collect();
/// assert_eq!(brief(&row), "[0, 1, 2, …, 997, 998, 999]");
/// ```
pub fn brief<T: Debug + ?Sized>(value: &T) -> String {
    shorten(&format!("{value:?}"), 0)
}

/// Formats two values in brief, with the entries where they begin to differ.
pub(crate) fn brief_pair(given: &dyn Debug, right: &dyn Debug) -> (String, String) {
    let (given, right) = (format!("{given:?}"), format!("{right:?}"));
    let at = match (split_entries(&given), split_entries(&right)) {
        (Some((_, given, _)), Some((_, right, _))) => {
            given.iter().zip(&right).take_while(|(a, b)| a == b).count()
        }
        _ => 0,
    };
    (shorten(&given, at), shorten(&right, at))
}

/// Shortens each long sequence in a text to its first entries, those around index `at`, and the
/// last.
pub(crate) fn shorten(text: &str, at: usize) -> String {
    let length = text.chars().count();
    if length <= MAX_CHARS {
        return text.to_owned();
    }
    // ANCHOR: shortened
    let Some((before, entries, after)) = split_entries(text) else {
        let part = |from, n| text.chars().skip(from).take(n).collect::<String>();
        return format!(
            "{}…{}",
            part(0, MAX_CHARS / 2),
            part(length - MAX_CHARS / 8, length)
        );
    };
    let kept = |i: usize| {
        i < KEPT_ENTRIES
            || i + KEPT_ENTRIES >= entries.len()
            || i.abs_diff(at) < KEPT_ENTRIES
    };
    let mut row = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        if kept(i) {
            row.push(shorten(entry, 0));
        } else if kept(i - 1) {
            row.push("…".to_owned());
        }
    }
    format!("{before}{}{}", row.join(", "), shorten(after, at))
    // ANCHOR_END: shortened
}

/// Splits a text at its first sequence: the text before the entries, the entries, and the text
/// after them; `None` if there is no sequence.
fn split_entries(text: &str) -> Option<(&str, Vec<&str>, &str)> {
    let open = text.find(['[', '{'])? + 1;
    let (mut from, mut depth, mut entries) = (open, 0, Vec::new());
    for (at, c) in text.char_indices().skip_while(|&(at, _)| at < open) {
        let ends = depth == 0 && matches!(c, ',' | ']' | ')' | '}');
        if ends {
            entries.push(text[from..at].trim_start());
            from = at + 1;
        }
        match c {
            '[' | '(' | '{' => depth += 1,
            ']' | ')' | '}' if ends => {
                return Some((&text[..open], entries, &text[at..]));
            }
            ']' | ')' | '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{brief, brief_pair, shorten};

    #[test]
    fn shows_where_rows_differ() {
        let right = vec![2; 1000];
        let mut given = right.clone();
        given[500] = 7;
        let (given, right) = brief_pair(&given, &right);
        assert_eq!(given, "[2, 2, 2, …, 2, 2, 7, 2, 2, …, 2, 2, 2]");
        assert_eq!(right, "[2, 2, 2, …, 2, 2, 2, 2, 2, …, 2, 2, 2]");

        // The shorter sequence is the beginning of the longer one.
        let (given, right) = brief_pair(&vec![2; 800], &vec![2; 900]);
        assert_eq!(given, "[2, 2, 2, …, 2, 2, 2]");
        assert_eq!(right, "[2, 2, 2, …, 2, 2, 2, 2, 2, …, 2, 2, 2]");
        assert_eq!(brief_pair(&[1, 2], &[1, 3]), ("[1, 2]".into(), "[1, 3]".into()));
    }

    #[test]
    fn shortens_every_long_row() {
        let rows = [(0..100).collect::<Vec<_>>(), vec![5], (0..99).collect()];
        assert_eq!(
            brief(&rows),
            "[[0, 1, 2, …, 97, 98, 99], [5], [0, 1, 2, …, 96, 97, 98]]"
        );
        let call = format!("f(&{:?}, 7, &{:?})", rows[0], rows[2]);
        assert_eq!(
            shorten(&call, 0),
            "f(&[0, 1, 2, …, 97, 98, 99], 7, &[0, 1, 2, …, 96, 97, 98])"
        );
        let pairs: Vec<_> = (0..100).map(|i| Some((i, 'R'))).collect();
        assert!(brief(&pairs).starts_with("[Some((0, 'R')), Some((1, 'R')), "));
    }

    #[test]
    fn cuts_long_text_without_panic() {
        let text = "ü".repeat(999);
        assert_eq!(brief(&text).chars().count(), 240 / 2 + 1 + 240 / 8);
        for odd in ["[", "[,", "[]]]]", "]]][[,(", "{,}"] {
            let long = odd.repeat(300);
            assert!(!shorten(&long, 5).is_empty());
            assert!(!brief(&vec![long; 3]).is_empty());
        }
    }
}
