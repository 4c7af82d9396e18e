use std::cell::Cell;
use std::collections::BTreeSet;

use judge::{Verdict, at_most, compare};

type Sources = Vec<(u8, u32)>;

/// Each place of a word, moved by the digits of a vector.
fn translate(word: u32, vector: u8) -> u32 {
    let places = (0..27_u32).filter(|place| word >> place & 1 == 1);
    let digit = |number: u32, j: u32| number / 3_u32.pow(j) % 3;
    let moved = places.map(|place| {
        let sum = |j| (digit(place, j) + digit(vector.into(), j)) % 3 * 3_u32.pow(j);
        1 << (sum(0) + sum(1) + sum(2))
    });
    moved.fold(0, |all, bit| all | bit)
}

/// Sources, and what is to be learned from them.
fn cases() -> Vec<(Sources, &'static str)> {
    let or_first = "Two words that come by the same vector can be joined by OR before they are \
                    translated.";
    let apart = "Equal vectors need not stand side by side in the sources.";
    vec![
        (vec![], or_first),
        (vec![(4, 0b1)], or_first),
        (vec![(4, 0b1), (4, 0b10)], or_first),
        (vec![(0, 0b1)], "The vector 0 leaves a word as it is: it needs no call."),
        (vec![(4, 0b1), (7, 0b1)], or_first),
        (vec![(4, 0b1), (7, 0b11), (4, 0b110)], apart),
        (vec![(1, 0b1), (0, 0b1), (26, 0b1000), (1, 0b1), (26, 0b1001)], apart),
        (
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
            apart,
        ),
    ]
}

fn call(sources: &Sources) -> String {
    let text = |(vector, word): &(u8, u32)| format!("({vector}, {word:#b})");
    format!("gather(&[{}], …)", sources.iter().map(text).collect::<Vec<_>>().join(", "))
}

fn all(sources: &Sources, word: impl Fn(u8, u32) -> u32) -> Word {
    Word(sources.iter().fold(0, |all, &(v, w)| all | word(v, w)))
}

pub fn check() -> Verdict {
    compare(
        cases().into_iter().map(|(sources, _)| sources),
        call,
        |sources| Word(exercise::gather(sources, &translate)),
        |sources| all(sources, |v, w| translate(w, v)),
    )
    .mistake("It looks as if no word is translated.", |sources| all(sources, |_, w| w))
    .mistake(
        "It looks as if all words are joined and then translated by one vector. Only words of \
         the same vector can be joined first.",
        |sources| {
            let Word(joined) = all(sources, |_, w| w);
            Word(sources.first().map_or(joined, |&(v, _)| translate(joined, v)))
        },
    )
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
    )
    .mistake(
        "It looks as if words are combined by XOR: then a place that comes twice is lost.",
        |sources| Word(sources.iter().fold(0, |all, &(v, w)| all ^ translate(w, v))),
    )
    .judge()?;

    for (sources, advice) in cases() {
        let calls = Cell::new(0);
        let counted = |word, vector| {
            calls.set(calls.get() + 1);
            translate(word, vector)
        };
        exercise::gather(&sources, &counted);
        let vectors: BTreeSet<u8> =
            sources.iter().map(|&(v, _)| v).filter(|&v| v > 0).collect();
        at_most(
            call(&sources),
            "translations",
            calls.get(),
            vectors.len() as u64,
            advice,
        )?;
    }
    Ok(())
}

/// A word that is shown as its bits.
#[derive(PartialEq)]
struct Word(u32);

impl std::fmt::Debug for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#b}", self.0)
    }
}
