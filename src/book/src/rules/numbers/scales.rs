//! Numbers with a word for a power of ten: `3.67 million`, `two billion`, `half a million`.
use super::large::{ENTITIES, LARGE, Large, TAG, is_mark, shifted, shown};

/// Words that multiply the number before them, and their zeros.
const SCALES: [(&str, usize); 8] = [
    ("hundred", 2),
    ("thousand", 3),
    ("million", 6),
    ("billion", 9),
    ("trillion", 12),
    ("quadrillion", 15),
    ("quintillion", 18),
    ("sextillion", 21),
];
/// Parts as words.
const PARTS: [&str; 5] = ["half", "quarter", "quarters", "third", "thirds"];
/// Numbers as words. "A million" is a figure of speech, and "one million" a number.
pub const WORDS: [&str; 29] = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
    "hundred",
    "dozen",
];
/// The words up to "nine": so many hundreds are no large number.
const SMALL: usize = 9;
/// The words that are numbers of their own, and no hundreds or dozens.
const PLAIN: usize = 27;

/// All numbers that are written so.
pub fn scaled(text: &str) -> Vec<Large> {
    let letter = |c: char| c.is_alphabetic();
    let mut found = Vec::new();
    let ends = ["illion", "housand", "undred"];
    for (at, _) in ends.iter().flat_map(|end| text.match_indices(end)) {
        let word = text[..at].trim_end_matches(letter).len();
        let end = at + text[at..].find(|c| !letter(c)).unwrap_or(text.len() - at);
        let name = text[word..end].to_lowercase();
        let name = name.trim_end_matches('s');
        let Some(&(_, zeros)) = SCALES.iter().find(|(scale, _)| *scale == name) else {
            continue;
        };
        let before = before(&text[..word]);
        let figure = |c: char| c.is_ascii_digit() || ".,".contains(c);
        let is_number = before.ends_with(|c: char| c.is_ascii_digit());
        let start = match is_number {
            true => before.trim_end_matches(figure).len(),
            false => before.trim_end_matches(letter).len(),
        };
        let factor = before[start..].to_lowercase();
        let value = if is_number { shifted(&factor, zeros) } else { String::new() };
        let whole = value.split('.').next().unwrap_or("").len();
        let start = match in_words(&factor, &before[..start], zeros) {
            Some(part) => part.unwrap_or(start),
            None if is_number && (whole >= LARGE || zeros >= LARGE - 1) => start,
            None => continue,
        };
        found.push(Large { text: shown(&text[start..end]), value, start });
    }
    found
}

/// Whether a word and what stands before it make this scale a large number; and where
/// the number begins, if that is before the word.
fn in_words(word: &str, before: &str, zeros: usize) -> Option<Option<usize>> {
    let number = WORDS.iter().position(|other| *other == word);
    if zeros < LARGE - 1 {
        return number.filter(|number| (SMALL..PLAIN).contains(number)).map(|_| None);
    }
    if word == "a" {
        // "half a million", "a quarter of a million"
        return part(before).map(Some);
    }
    (number.is_some() || PARTS.contains(&word)).then_some(None)
}

/// Where the word for a part begins that a text ends with, perhaps with "of".
fn part(text: &str) -> Option<usize> {
    let text = before(text);
    let text = text.strip_suffix(" of").map_or(text, before);
    let start = text.trim_end_matches(char::is_alphabetic).len();
    PARTS.contains(&&*text[start..].to_lowercase()).then_some(start)
}

/// A text without the white space, hyphens, marks and tags at its end.
pub fn before(text: &str) -> &str {
    let end = |c: char| {
        c.is_whitespace() || c == '\0' || "-‑–*$".contains(c) || c == TAG || is_mark(c)
    };
    let mut text = text;
    loop {
        let shorter = text.trim_end_matches(end);
        let entity = shorter.strip_suffix(';').and_then(|s| s.rsplit_once('&'));
        let entity =
            entity.filter(|(_, name)| ENTITIES.contains(name) || name.starts_with('#'));
        let shorter = entity.map_or(shorter, |(text, _)| text);
        let shorter = shorter.strip_suffix('\\').unwrap_or(shorter);
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}
