//! What is right in each variant, found in a slow and plain way from what its text gives: by
//! listing, trying and counting, without the crates and without what made the key.
mod bits;
mod boards;
mod classes;
mod counted;
mod frames;
mod ranks;
mod searches;
mod words;

use super::variant::Variant;
use super::{ALL, Draw};

/// A variant's text: its statement, and its questions.
pub struct Asked<'a> {
    /// The statement.
    pub given: &'a str,
    /// The questions.
    pub questions: Vec<&'a str>,
}

impl Asked<'_> {
    /// The numbers of the statement.
    pub fn numbers(&self) -> Vec<u64> {
        numbers(self.given)
    }

    /// The numbers between two texts of the statement.
    pub fn between(&self, before: &str, after: &str) -> Vec<u64> {
        numbers(self.part(before, after))
    }

    /// What stands between two texts of the statement.
    pub fn part(&self, before: &str, after: &str) -> &str {
        let (_, rest) = self.given.split_once(before).expect(before);
        rest.split_once(after).expect(after).0
    }

    /// The lines of a list, `- A: …`, without their letters.
    pub fn lines(&self) -> Vec<&str> {
        let lines = self.given.lines().filter_map(|line| line.strip_prefix("- "));
        lines.map(|line| line.split_once(": ").expect("a letter").1).collect()
    }
}

/// The numbers of a text.
pub fn numbers(text: &str) -> Vec<u64> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|it| !it.is_empty());
    digits.map(|it| it.parse().expect("a number")).collect()
}

/// Numbers side by side, or letters of what is so, or `none`.
pub fn spaced(row: &[u64]) -> String {
    row.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// The letters of what is so.
pub fn lettered(are: impl IntoIterator<Item = bool>) -> String {
    ('A'..).zip(are).filter(|(_, is)| *is).map(|(letter, _)| letter).collect()
}

/// What is right.
fn slow(name: &str, it: &Asked) -> Vec<String> {
    ranks::slow(name, it)
        .or_else(|| searches::slow(name, it))
        .or_else(|| counted::slow(name, it))
        .or_else(|| words::slow(name, it))
        .or_else(|| bits::slow(name, it))
        .or_else(|| boards::slow(name, it))
        .or_else(|| classes::slow(name, it))
        .or_else(|| frames::slow(name, it))
        .unwrap_or_else(|| panic!("{name} has no slow way"))
}

#[test]
fn every_key_is_that_of_a_slow_way() {
    for (name, draw) in ALL {
        let seeds = if name == "which-tables-add" { 12 } else { 50 };
        for seed in 0..seeds {
            let variant: Variant = draw(&mut Draw::of(seed, name));
            let questions =
                variant.questions.iter().map(|(question, _)| &**question).collect();
            let right = slow(name, &Asked { given: &variant.statement, questions });
            let key: Vec<_> =
                variant.questions.iter().map(|(_, answer)| answer.clone()).collect();
            assert_eq!(key, right, "{name}, seed {seed}: {}", variant.statement);
        }
    }
}

/// Who knows the book's answers does not know those of a sheet.
#[test]
fn no_key_is_the_book_s_own() {
    for (name, own) in [
        ("bytes-that-join", &["16", "6", "4"][..]),
        ("class-numbers-by-hand", &["0 1 1 2 2 3"]),
        ("five-beads", &["51", "39"]),
        ("lucky-bases", &["2 4 8 16"]),
        ("questions-for-sixty-four", &["1792", "56", "28"]),
        ("registers-for-the-ranks", &["2", "4", "8"]),
        ("sideways-moves", &["16", "18", "34"]),
    ] {
        let (_, draw) = ALL.iter().find(|(known, _)| *known == name).expect(name);
        for seed in 0..200 {
            let variant = draw(&mut Draw::of(seed, name));
            let key = variant.questions.iter().map(|(_, answer)| &**answer);
            assert!(!key.eq(own.iter().copied()), "{name}, seed {seed}");
        }
    }
}
