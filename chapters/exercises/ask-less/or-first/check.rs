use std::cell::Cell;
use std::collections::BTreeSet;
use std::ops::{BitOr, BitXor};

use judge::{Verdict, at_most, compare};

type Sources = Vec<(u8, u32)>;

/// Each column of a word, moved by the digits of a vector.
fn translate(word: u32, vector: u8) -> u32 {
    let places = (0..27_u32).filter(|place| word >> place & 1 == 1);
    let digit = |number: u32, j: u32| number / 3_u32.pow(j) % 3;
    let moved = places.map(|place| {
        let sum = |j| (digit(place, j) + digit(vector.into(), j)) % 3 * 3_u32.pow(j);
        1 << (sum(0) + sum(1) + sum(2))
    });
    moved.fold(0, |all, bit| all | bit)
}

/// Lists of sources, the smallest first.
fn cases() -> Vec<Sources> {
    let many = (0..300_u32)
        .map(|k| ((k * 7 % 27) as u8, k.wrapping_mul(0x9E37_79B1) >> 5 & 0x1111_1111));
    vec![
        vec![],
        vec![(4, 0b1)],
        vec![(4, 0b1), (4, 0b10)],
        vec![(0, 0b1)],
        vec![(4, 0b1), (7, 0b1)],
        vec![(4, 0b1), (7, 0b11), (4, 0b110)],
        vec![(1, 0b1), (0, 0b1), (26, 0b1000), (1, 0b1), (26, 0b1001)],
        vec![
            (0, 0x000_1234),
            (14, 0x00F_0000),
            (0, 0x700_0000),
            (5, 0x000_0FF0),
            (0, 0x001_0001),
            (14, 0x0AA_AAAA),
            (0, 0x000_0003),
            (5, 0x555_5555),
            (0, 0x020_0000),
        ],
        many.collect(),
    ]
}

/// A way to go about it that takes too many calls: how many, and what to say of it.
type Way = (fn(&Sources) -> usize, &'static str);

const OR_FIRST: &str = "Two words that come by the same vector can be joined by OR before they are \
                        translated.";
const APART: &str = "It looks as if only words that stand side by side are joined. Equal vectors need \
                     not stand side by side in the sources.";
const ZERO: &str = "The vector 0 leaves a word as it is: it needs no call.";
const EVERY: &str = "It looks as if a word is translated by every vector there is. By most of them no \
                     word comes, and then there is nothing to translate.";

/// The different vectors of some sources, from the least that counts.
fn vectors(sources: &Sources, least: u8) -> usize {
    let vectors = sources.iter().map(|&(v, _)| v).filter(|&v| v >= least);
    vectors.collect::<BTreeSet<u8>>().len()
}

/// The runs of equal vectors, from the least that counts.
fn runs(sources: &Sources, least: u8) -> usize {
    sources.chunk_by(|a, b| a.0 == b.0).filter(|run| run[0].0 >= least).count()
}

const WAYS: [Way; 7] = [
    (|sources| sources.len(), OR_FIRST),
    (|sources| sources.iter().filter(|source| source.0 > 0).count(), OR_FIRST),
    (|sources| vectors(sources, 0), ZERO),
    (|sources| runs(sources, 0), APART),
    (|sources| runs(sources, 1), APART),
    (|_| 27, EVERY),
    (|_| 26, EVERY),
];

fn call(sources: &Sources) -> String {
    let text = |(vector, word): &(u8, u32)| format!("({vector}, {word:#b})");
    match sources.len() {
        0..=12 => {
            format!(
                "gather(&[{}], …)",
                sources.iter().map(text).collect::<Vec<_>>().join(", ")
            )
        }
        n => format!("gather, of {n} sources,"),
    }
}

fn all(sources: &Sources, word: impl Fn(u8, u32) -> u32) -> Word {
    Word(sources.iter().fold(0, |all, &(v, w)| all | word(v, w)))
}

/// Words are joined by the first function, where they come by the same vector, and by the
/// second when they have been translated.
fn joined(
    sources: &Sources,
    first: fn(u32, u32) -> u32,
    then: fn(u32, u32) -> u32,
) -> Word {
    let of = |vector: u8| sources.iter().filter(move |source| source.0 == vector);
    let words =
        (0..27).map(|v| translate(of(v).fold(0, |all, &(_, w)| first(all, w)), v));
    Word(words.fold(0, then))
}

const BY_ONE: &str = "It looks as if all words are joined and then translated by one vector. Only \
                      words of the same vector can be joined first.";

/// All words joined, and translated by the vector of one source.
fn by_one(sources: &Sources, one: Option<&(u8, u32)>) -> Word {
    let Word(joined) = all(sources, |_, w| w);
    Word(one.map_or(joined, |&(v, _)| translate(joined, v)))
}

pub fn check() -> Verdict {
    let (or, xor, sum) = (u32::bitor as _, u32::bitxor as _, u32::wrapping_add as _);
    let mut compared = compare(
        cases(),
        call,
        |sources| Word(exercise::gather(sources, &translate)),
        |sources| joined(sources, or, or),
    )
    .mistake("It looks as if no word is translated.", |sources| all(sources, |_, w| w))
    .mistake(BY_ONE, |sources| by_one(sources, sources.first()))
    .mistake(BY_ONE, |sources| by_one(sources, sources.last()))
    .mistake(
        "It looks as if words that come by the vector 0 are left out. They need no call, but \
         they do come.",
        |sources| all(sources, |v, w| if v == 0 { 0 } else { translate(w, v) }),
    )
    .mistake(
        "It looks as if a word is put in the place of an earlier one with the same vector.",
        |sources| {
            let last = |v| sources.iter().rfind(|&&(u, _)| u == v).map_or(0, |&(_, w)| w);
            all(sources, |v, _| translate(last(v), v))
        },
    );
    for (first, then) in [(xor, xor), (xor, or), (or, xor)] {
        compared = compared.mistake(
            "It looks as if words are combined by XOR: then a column that comes twice is lost.",
            |sources| joined(sources, first, then),
        );
    }
    for (first, then) in [(sum, sum), (sum, or), (or, sum)] {
        compared = compared.mistake(
            "It looks as if words are added: then a column that comes twice carries into the next.",
            |sources| joined(sources, first, then),
        );
    }
    compared.judge()?;

    let asked: Vec<usize> = cases().iter().map(calls).collect();
    let looks =
        WAYS.iter().find(|(way, _)| cases().iter().map(way).eq(asked.iter().copied()));
    let advice = looks.map_or(
        "Once for each *different* vector is enough, and the vector 0 needs no call at all.",
        |(_, advice)| advice,
    );
    for (sources, asked) in cases().iter().zip(asked) {
        let enough = vectors(sources, 1);
        at_most(call(sources), "translations", asked as u64, enough as u64, advice)?;
    }
    Ok(())
}

/// How often a word is translated.
fn calls(sources: &Sources) -> usize {
    let calls = Cell::new(0);
    exercise::gather(sources, &|word, vector| {
        calls.set(calls.get() + 1);
        translate(word, vector)
    });
    calls.get()
}

/// A word that is shown as its bits.
#[derive(PartialEq)]
struct Word(u32);

impl std::fmt::Debug for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#b}", self.0)
    }
}
