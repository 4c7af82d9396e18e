//! Moves that are given as sequences of other moves: `R U' [A, B]`.

use crate::checks::{self, Fault};
use crate::read::Word;
use crate::{Sets, Transformation};
use std::collections::HashMap;

/// The largest number of slots that are looked at while sequences are multiplied.
const MAX_WORK: usize = 1 << 30;

/// The signs for a prime.
const PRIMES: [char; 3] = ['\'', '’', '′'];

/// A move that is a sequence of others.
pub(crate) struct Sequence<'a> {
    pub name: Word<'a>,
    pub text: Word<'a>,
}

/// A part of a sequence.
enum Part {
    /// A move by its number, done this often, and then inverted or not.
    Move { number: usize, suffix: Suffix },
    /// `(` or `[`.
    Open,
    /// `,` or `:`.
    Separator(char),
    /// `)` or `]`, and what follows it.
    Close(Suffix),
}

/// What follows a move or a group: `2`, `'`, `2'`.
#[derive(Clone, Copy)]
struct Suffix {
    times: u64,
    inverse: bool,
}

impl Suffix {
    /// Splits a text in front of its suffix.
    fn split(text: &str) -> Option<(&str, Suffix)> {
        let rest = text.strip_suffix(PRIMES);
        let stem = rest.unwrap_or(text).trim_end_matches(|c: char| c.is_ascii_digit());
        let digits = &rest.unwrap_or(text)[stem.len()..];
        let times = if digits.is_empty() { 1 } else { digits.parse().ok()? };
        Some((stem, Suffix { times, inverse: rest.is_some() }))
    }
}

/// What the sequences do, in their order; `known` has the moves that are no sequences, by name.
pub(crate) fn resolve(
    sets: &Sets,
    known: &[(&str, &Transformation)],
    sequences: &[Sequence],
) -> Result<Vec<Transformation>, Fault> {
    let names = known.iter().map(|known| known.0);
    let names = names.chain(sequences.iter().map(|sequence| sequence.name.text));
    let numbers: HashMap<&str, usize> = names.zip(0..).collect();
    let parts = sequences.iter().map(|sequence| parse(sequence.text, &numbers));
    let parts = parts.collect::<Result<Vec<_>, _>>()?;
    let first = known.len();
    let mut done: Vec<Option<Transformation>> =
        known.iter().map(|known| Some(known.1.clone())).collect();
    done.resize(first + sequences.len(), None);
    let (mut is_open, mut work) = (vec![false; sequences.len()], 0);
    // Sequences that wait for others, each with its first part that is not looked at yet.
    let mut waiting = Vec::new();
    for root in 0..sequences.len() {
        if done[first + root].is_none() {
            is_open[root] = true;
            waiting.push((root, 0));
        }
        while let Some((sequence, next)) = waiting.pop() {
            let needed = parts[sequence].iter().enumerate().skip(next);
            let needed = needed.filter_map(|(k, part)| match part {
                Part::Move { number, .. } if done[*number].is_none() => {
                    Some((k, *number - first))
                }
                _ => None,
            });
            let Some((k, needed)) = needed.into_iter().next() else {
                let name = &sequences[sequence].name;
                let product = multiply(sets, &parts[sequence], &done, &mut work);
                done[first + sequence] =
                    Some(product.map_err(|fault| match fault.at {
                        usize::MAX => fault.at(name.at),
                        _ => fault,
                    })?);
                continue;
            };
            if is_open[needed] {
                let found = format!(
                    "{}, which is needed for itself",
                    checks::quoted(sequences[needed].name.text)
                );
                let expected = "sequences of moves that do not lead back to themselves";
                return Err(Fault::new(sequences[needed].name.at, found, expected));
            }
            is_open[needed] = true;
            waiting.push((sequence, k));
            waiting.push((needed, 0));
        }
    }
    Ok(done.into_iter().skip(first).flatten().collect())
}

fn parse(text: Word, numbers: &HashMap<&str, usize>) -> Result<Vec<Part>, Fault> {
    let (mut parts, mut open) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(c) = text.text[at..].chars().next() {
        let (place, rest) = (text.at + at, &text.text[at + c.len_utf8()..]);
        let end = |rest: &str| {
            let syntax = |c: char| c.is_whitespace() || "()[],:".contains(c);
            rest.find(syntax).unwrap_or(rest.len())
        };
        at += c.len_utf8();
        match c {
            '(' | '[' => {
                open.push((c, place, 0));
                parts.push(Part::Open);
            }
            ')' | ']' => {
                let matching = if c == ')' { '(' } else { '[' };
                let Some((_, start, separators)) =
                    open.pop_if(|group| group.0 == matching)
                else {
                    let found = format!("`{c}`");
                    return Err(Fault::new(
                        place,
                        found,
                        format!("a `{matching}` before it"),
                    ));
                };
                if c == ']' && separators != 1 {
                    let found =
                        format!("`[` with {separators} of `,` and `:` before its `]`");
                    return Err(Fault::new(start, found, "one: [A, B] or [A: B]"));
                }
                let suffix = &rest[..end(rest)];
                let Some(("", read)) = Suffix::split(suffix) else {
                    let found = format!("{} after `{c}`", checks::quoted(suffix));
                    let expected =
                        "a space, or how often the group is done: (R U)2, (R U)'";
                    return Err(Fault::new(place + 1, found, expected));
                };
                at += suffix.len();
                parts.push(Part::Close(read));
            }
            ',' | ':' => match open.last_mut() {
                Some(('[', _, separators)) => {
                    *separators += 1;
                    parts.push(Part::Separator(c));
                }
                _ if c == ',' => {}
                _ => return Err(Fault::new(place, "`:`", "it only within [A: B]")),
            },
            space if space.is_whitespace() => {}
            _ => {
                let start = at - c.len_utf8();
                at += end(rest);
                let word = Word { at: place, text: &text.text[start..at] };
                // The whole is the name, or all but a prime, or what is before the suffix.
                let whole = Some((word.text, Suffix { times: 1, inverse: false }));
                let stem = word.text.strip_suffix(PRIMES);
                let stem = stem.map(|stem| (stem, Suffix { times: 1, inverse: true }));
                let mut splits =
                    [whole, stem, Suffix::split(word.text)].into_iter().flatten();
                let known = splits
                    .find_map(|(stem, suffix)| Some((*numbers.get(stem)?, suffix)));
                let Some((number, suffix)) = known else {
                    let expected = "the name of a move of this definition, alone or with 2 or ' \
                                    after it; a space separates moves";
                    return Err(word.unexpected(expected));
                };
                parts.push(Part::Move { number, suffix });
            }
        }
    }
    match open.pop() {
        None => Ok(parts),
        Some((c, place, _)) => {
            let close = if c == '(' { ')' } else { ']' };
            Err(Fault::new(place, format!("`{c}`"), format!("a `{close}` after it")))
        }
    }
}

/// The product of a sequence whose moves are all known. Adds the slots that were looked at to
/// `work`; the fault that these are too many has no place.
fn multiply(
    sets: &Sets,
    parts: &[Part],
    known: &[Option<Transformation>],
    work: &mut usize,
) -> Result<Transformation, Fault> {
    let apply = |a: Transformation, suffix: Suffix| {
        let a = if suffix.times == 1 { a } else { sets.power(&a, suffix.times) };
        if suffix.inverse { sets.inverse(&a) } else { a }
    };
    // Groups that are not closed: the product before each, and what is before its separator.
    let mut open: Vec<(Transformation, Option<(char, Transformation)>)> = Vec::new();
    let mut product = sets.identity();
    for part in parts {
        // A power takes two products for each binary digit, a group up to four more.
        let steps = |suffix: &Suffix| {
            6 + 2 * suffix.times.checked_ilog2().unwrap_or(0) as usize
        };
        let steps = match part {
            Part::Move { suffix, .. } | Part::Close(suffix) => steps(suffix),
            _ => 2,
        };
        *work = work.saturating_add(steps * sets.slots());
        if *work > MAX_WORK {
            let found = "a sequence with too many moves for so many pieces";
            return Err(Fault::new(
                usize::MAX,
                found,
                format!("{MAX_WORK} steps in all"),
            ));
        }
        match part {
            Part::Move { number, suffix } => {
                let one = known[*number].clone().unwrap_or_else(|| sets.identity());
                product = sets.product(&product, &apply(one, *suffix));
            }
            Part::Open => {
                open.push((std::mem::replace(&mut product, sets.identity()), None));
            }
            Part::Separator(c) => {
                let first = std::mem::replace(&mut product, sets.identity());
                open.last_mut()
                    .into_iter()
                    .for_each(|group| group.1 = Some((*c, first.clone())));
            }
            Part::Close(suffix) => {
                let (before, first) =
                    open.pop().unwrap_or_else(|| (sets.identity(), None));
                if let Some((separator, a)) = first {
                    let b = product;
                    let [ab, undo] = [sets.product(&a, &b), sets.inverse(&a)];
                    product = sets.product(&ab, &undo);
                    if separator == ',' {
                        product = sets.product(&product, &sets.inverse(&b));
                    }
                }
                product = sets.product(&before, &apply(product, *suffix));
            }
        }
    }
    Ok(product)
}
