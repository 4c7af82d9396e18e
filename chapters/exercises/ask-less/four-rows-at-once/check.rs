use judge::{Verdict, at_most, compare};
use std::cell::Cell;

type Case = ([u32; 4], u8);

/// Each column of a word, moved by the digits of a vector.
fn translate(word: u32, vector: u8) -> u32 {
    let digit = |number: u32, weight: u32| number / weight % 3;
    let moved = |place: u32| {
        let sum =
            |weight| (digit(place, weight) + digit(vector.into(), weight)) % 3 * weight;
        sum(1) + sum(3) + sum(9)
    };
    let places = (0..27).filter(|place| word >> place & 1 == 1);
    places.fold(0, |all, place| all | 1 << moved(place))
}

fn back(v: u8) -> u8 {
    [1, 3, 9].map(|weight| (3 - v / weight % 3) % 3 * weight).iter().sum()
}

/// One column in one row, then the chapter's columns, then many.
fn cases() -> impl Iterator<Item = Case> {
    let one = (0..4).flat_map(|row| {
        [0, 1, 3, 23, 26].map(|v| {
            let mut words = [0; 4];
            words[row] = 1;
            (words, v)
        })
    });
    let places = [1, 1 | 1 << 5, 1 << 7, 1 << 20];
    let many = (0..27_u8).map(|v| {
        let word =
            |k: u32| (k + 4 * u32::from(v)).wrapping_mul(0x9E37_79B1) >> 5 & 0x249_2491;
        ([1, 2, 3, 4].map(word), v)
    });
    one.chain([(places, 23)]).chain(many)
}

/// What all get, if the second and the fourth go into the frame by one vector, and back by another.
fn closed([a, b, c, d]: [u32; 4], into: u8, back: u8) -> [Word; 4] {
    let union = a | c | translate(b | d, into);
    let others = translate(union, back);
    [union, others, union, others].map(Word)
}

pub fn check() -> Verdict {
    let call = |(words, v): &Case| format!("close({:?}, {v}, …)", words.map(Word));
    compare(
        cases(),
        call,
        |&(words, v)| exercise::close(words, v, &translate).map(Word),
        |&(words, v)| closed(words, back(v), v),
    )
    .mistake(
        "It looks as if B and D come into the frame of A by `v`. T adds `v` on the way from A to B, so B comes \
         to A by what takes it off.",
        |&(words, v)| closed(words, v, back(v)),
    )
    .mistake(
        "It looks as if `v` is added on both ways. On one of them it must be taken off.",
        |&(words, v)| closed(words, v, v),
    )
    .mistake(
        "It looks as if `v` is taken off on both ways. On the way back to B and D it must be added.",
        |&(words, v)| closed(words, back(v), back(v)),
    )
    .mistake(
        "It looks as if B and D get the union as it is. It lies in the frame of A, and must be translated back.",
        |&(words, v)| closed(words, back(v), 0),
    )
    .mistake(
        "It looks as if the vector is taken off as a number: 27 less `v`. It must be taken off digit by digit, each \
         modulo 3.",
        |&(words, v)| closed(words, (27 - v) % 27, v),
    )
    .mistake("It looks as if no word is translated.", |&(words, _)| closed(words, 0, 0))
    .mistake(
        "It looks as if A and C get only what they had themselves.",
        |&(words, v)| {
            let [_, others, _, _] = closed(words, back(v), v);
            let Word(all) = others;
            [words[0] | words[2], all, words[0] | words[2], all].map(Word)
        },
    )
    .judge()?;
    for (words, v) in cases() {
        let calls = Cell::new(0);
        exercise::close(words, v, &|word, vector| {
            calls.set(calls.get() + 1);
            translate(word, vector)
        });
        at_most(
            call(&(words, v)),
            "translations",
            calls.get(),
            2,
            "OR the words of B and D before you translate them, and translate the union once for both.",
        )?;
    }
    Ok(())
}

/// A word that is shown as the columns in it.
#[derive(PartialEq, Clone, Copy)]
struct Word(u32);

impl std::fmt::Debug for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries((0..27).filter(|place| self.0 >> place & 1 == 1)).finish()
    }
}
