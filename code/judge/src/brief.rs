//! Long rows in a message: their beginning, their end, and where two of them differ.

use std::fmt::Debug;

/// As many characters are read without trouble.
const LONG: usize = 240;
/// So many entries are left at each place.
const SOME: usize = 3;

/// Writes a value as `{:?}` does, and of a row that is too long to read only the first
/// entries and the last. What a row of rows holds is treated alike.
///
/// # Complexity
/// O(n) time and bytes, if the whole has n characters.
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
    shortened(&format!("{value:?}"), 0)
}

/// Two values in brief, with what stands where they begin to differ.
pub(crate) fn both(given: &dyn Debug, right: &dyn Debug) -> (String, String) {
    let (given, right) = (format!("{given:?}"), format!("{right:?}"));
    let at = match (entries(&given), entries(&right)) {
        (Some((_, given, _)), Some((_, right, _))) => {
            given.iter().zip(&right).take_while(|(a, b)| a == b).count()
        }
        _ => 0,
    };
    (shortened(&given, at), shortened(&right, at))
}

/// A text in which each long row has its first entries, those around `at`, and the last.
pub(crate) fn shortened(text: &str, at: usize) -> String {
    let length = text.chars().count();
    if length <= LONG {
        return text.to_owned();
    }
    // ANCHOR: shortened
    let Some((before, entries, after)) = entries(text) else {
        let part = |from, n| text.chars().skip(from).take(n).collect::<String>();
        return format!("{}…{}", part(0, LONG / 2), part(length - LONG / 8, length));
    };
    let kept =
        |i: usize| i < SOME || i + SOME >= entries.len() || i.abs_diff(at) < SOME;
    let mut row = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        match kept(i) {
            true => row.push(shortened(entry, 0)),
            false if kept(i - 1) => row.push("…".to_owned()),
            false => {}
        }
    }
    format!("{before}{}{}", row.join(", "), shortened(after, at))
    // ANCHOR_END: shortened
}

/// What stands before the entries of the first row in a text, its entries, and what
/// stands after them; `None` if there is no row.
fn entries(text: &str) -> Option<(&str, Vec<&str>, &str)> {
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
    use super::{both, brief, shortened};

    #[test]
    fn two_rows_are_shown_where_they_differ() {
        let right = vec![2; 1000];
        let mut given = right.clone();
        given[500] = 7;
        let (given, right) = both(&given, &right);
        assert_eq!(given, "[2, 2, 2, …, 2, 2, 7, 2, 2, …, 2, 2, 2]");
        assert_eq!(right, "[2, 2, 2, …, 2, 2, 2, 2, 2, …, 2, 2, 2]");

        // One is the beginning of the other.
        let (given, right) = both(&vec![2; 800], &vec![2; 900]);
        assert_eq!(given, "[2, 2, 2, …, 2, 2, 2]");
        assert_eq!(right, "[2, 2, 2, …, 2, 2, 2, 2, 2, …, 2, 2, 2]");
        assert_eq!(both(&[1, 2], &[1, 3]), ("[1, 2]".into(), "[1, 3]".into()));
    }

    #[test]
    fn every_long_row_of_a_call_is_shortened() {
        let rows = [(0..100).collect::<Vec<_>>(), vec![5], (0..99).collect()];
        assert_eq!(
            brief(&rows),
            "[[0, 1, 2, …, 97, 98, 99], [5], [0, 1, 2, …, 96, 97, 98]]"
        );
        let call = format!("f(&{:?}, 7, &{:?})", rows[0], rows[2]);
        assert_eq!(
            shortened(&call, 0),
            "f(&[0, 1, 2, …, 97, 98, 99], 7, &[0, 1, 2, …, 96, 97, 98])"
        );
        let pairs: Vec<_> = (0..100).map(|i| Some((i, 'R'))).collect();
        assert!(brief(&pairs).starts_with("[Some((0, 'R')), Some((1, 'R')), "));
    }

    #[test]
    fn what_is_no_row_is_cut_and_nothing_panics() {
        let text = "ü".repeat(999);
        assert_eq!(brief(&text).chars().count(), 240 / 2 + 1 + 240 / 8);
        for odd in ["[", "[,", "[]]]]", "]]][[,(", "{,}"] {
            let long = odd.repeat(300);
            assert!(!shortened(&long, 5).is_empty());
            assert!(!brief(&vec![long; 3]).is_empty());
        }
    }
}
