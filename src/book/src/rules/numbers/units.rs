//! Sizes, times and speeds, however small: `2 GB`, `ten seconds`, `3.5 times as fast`.
//! What a number with a unit says was measured or decided once, and grows old unseen.
use super::large::{Large, shown};
use super::scales::{WORDS, before};

/// Units after a number in figures or in words, and how the names of facts end.
const UNITS: [(&str, &str); 21] = [
    ("kilobyte", "kb"),
    ("megabyte", "mb"),
    ("gigabyte", "gb"),
    ("terabyte", "tb"),
    ("kibibyte", "kib"),
    ("mebibyte", "mib"),
    ("gibibyte", "gib"),
    ("tebibyte", "tib"),
    ("kB", "kb"),
    ("KB", "kb"),
    ("MB", "mb"),
    ("GB", "gb"),
    ("TB", "tb"),
    ("KiB", "kib"),
    ("MiB", "mib"),
    ("GiB", "gib"),
    ("TiB", "tib"),
    ("second", "seconds"),
    ("millisecond", "ms"),
    ("microsecond", "us"),
    ("nanosecond", "ns"),
];
/// Units that are letters too often: only after a number in figures.
const SHORT: [(&str, &str); 4] =
    [("ms", "ms"), ("µs", "us"), ("μs", "us"), ("ns", "ns")];
/// What makes a speed of "times".
const SPEEDS: [&str; 6] =
    ["as fast", "as quick", "as slow", "faster", "quicker", "slower"];

/// All numbers with such a unit. It stands in the value: that a fact of something else has
/// the same digits says nothing.
pub fn sized(text: &str) -> Vec<Large> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find(char::is_alphabetic) {
        let start = at + next;
        let rest = &text[start..];
        at = start + rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let word = &text[start..at];
        let one = word.strip_suffix('s').unwrap_or(word);
        let unit = |units: &[(&str, &'static str)], word: &str| {
            units.iter().find(|(name, _)| *name == word).map(|(_, unit)| *unit)
        };
        let (end, unit, in_words) = match (unit(&UNITS, one), unit(&SHORT, word)) {
            (Some(unit), _) => (at, unit, true),
            (None, Some(unit)) => (at, unit, false),
            (None, None) if word == "times" => match speed(&text[at..]) {
                Some(length) => (at + length, "times", true),
                None => continue,
            },
            (None, None) => continue,
        };
        if let Some((start, digits)) = number(&text[..start], in_words) {
            let value =
                digits.map_or(String::new(), |digits| format!("{digits} {unit}"));
            found.push(Large { text: shown(&text[start..end]), value, start });
        }
    }
    found
}

/// How long what follows "times" is, if it makes a speed of it.
fn speed(text: &str) -> Option<usize> {
    let rest = text.trim_start_matches(char::is_whitespace);
    let flat = rest.replacen(char::is_whitespace, " ", 1);
    let speed = SPEEDS.iter().find(|speed| flat.starts_with(**speed))?;
    Some(text.len() - rest.len() + speed.len())
}

/// Where the number begins that stands at the end of a text, and its digits if it is
/// written in figures.
fn number(text: &str, in_words: bool) -> Option<(usize, Option<&str>)> {
    let text = before(text);
    let figure = |c: char| c.is_ascii_digit() || ".,".contains(c);
    if text.ends_with(|c: char| c.is_ascii_digit()) {
        let start = text.trim_end_matches(figure).len();
        return Some((start, Some(&text[start..])));
    }
    let start = text.trim_end_matches(char::is_alphabetic).len();
    let word = text[start..].to_lowercase();
    (in_words && WORDS.contains(&&*word)).then_some((start, None))
}

#[cfg(test)]
mod tests {
    use super::sized;

    #[test]
    fn a_number_with_a_unit_is_found() {
        for (text, right) in [
            ("more than 2 GB of it", "2 GB"),
            ("with 1.34\u{a0}ms each", "1.34\u{a0}ms"),
            ("it takes 3,5 seconds.", "3,5 seconds"),
            ("in a 64-MiB table", "64-MiB"),
            ("after ten seconds", "ten seconds"),
            ("0.28ns a row", "0.28ns"),
            ("is **4 times as\nfast**", "4 times as fast"),
            ("three times faster", "three times faster"),
            ("Two gigabytes", "Two gigabytes"),
        ] {
            let found: Vec<_> = sized(text).into_iter().map(|it| it.text).collect();
            assert_eq!(found, [right], "{text}");
        }
    }

    #[test]
    fn the_unit_stands_in_the_value() {
        for (text, right) in [
            ("2.8 GB", "2.8 gb"),
            ("450 megabytes", "450 mb"),
            ("3 ms", "3 ms"),
            ("2 times faster", "2 times"),
            ("ten seconds", ""),
        ] {
            assert_eq!(sized(text)[0].value, right);
        }
    }

    #[test]
    fn what_was_not_measured_is_left_alone() {
        for text in [
            "ten times as many",
            "a second search",
            "the second of two",
            "many seconds",
            "\0\0\0 MB",
            "4 bytes each",
            "ms and 3 msec",
            "one ns",
        ] {
            assert_eq!(sized(text), [], "{text}");
        }
    }
}
