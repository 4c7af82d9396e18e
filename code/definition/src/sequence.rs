//! Moves that are given as sequences of other moves: `R U' [A, B]`.

use crate::checks::Fault;
use crate::definition::Move;
use crate::read::Word;
use crate::{Sets, Transformation};
use std::collections::HashMap;

/// The largest number of slots and bytes that are looked at for all sequences.
const MAX_WORK: usize = 1 << 27;

/// The signs for a prime.
const PRIMES: [char; 3] = ['\'', '’', '′'];

/// A move that is a sequence of others.
pub(crate) struct Sequence<'a> {
    pub(crate) name: Word<'a>,
    pub(crate) text: Word<'a>,
}

/// How often something is done, and whether it is inverted then: `2`, `'`, `2'`.
#[derive(Clone, Copy)]
pub(crate) struct Suffix {
    pub(crate) times: u64,
    pub(crate) inverse: bool,
}

impl Suffix {
    /// Splits a text in front of its suffix.
    pub(crate) fn split(text: &str) -> Option<(&str, Suffix)> {
        let rest = text.strip_suffix(PRIMES);
        let stem = rest.unwrap_or(text).trim_end_matches(|c: char| c.is_ascii_digit());
        let digits = &rest.unwrap_or(text)[stem.len()..];
        let times = if digits.is_empty() { 1 } else { digits.parse().ok()? };
        Some((stem, Suffix { times, inverse: rest.is_some() }))
    }

    /// The largest number of products that this takes, with some to spare for a group.
    fn products(self) -> usize {
        8 + 2 * self.times.checked_ilog2().unwrap_or(0) as usize
    }

    pub(crate) fn apply(self, sets: &Sets, one: Transformation) -> Transformation {
        let one = if self.times == 1 { one } else { sets.power(&one, self.times) };
        if self.inverse { sets.inverse(&one) } else { one }
    }
}

/// A `(` or `[` whose end is not reached yet.
struct Group {
    bracket: Word<'static>,
    /// The product of what is before it.
    before: Transformation,
    /// The `,` or `:` in it, and the product before that.
    first: Option<(char, Transformation)>,
}

/// The moves, and after them those that are sequences of moves and of one another, in order.
pub(crate) fn resolve(
    sets: &Sets,
    moves: Vec<Move>,
    sequences: &[Sequence],
) -> Result<Vec<Move>, Fault> {
    let known = moves.iter().map(|one| (&one.name[..], one.transformation.clone()));
    let mut products = Products { sets, known: known.collect(), work: 0 };
    let mut waiting: Vec<_> = sequences.iter().collect();
    while !waiting.is_empty() {
        let (before, mut fault) = (waiting.len(), None);
        waiting.retain(|sequence| match products.multiply(sequence.text) {
            Ok(product) => products.known.insert(sequence.name.text, product).is_some(),
            Err(error) => {
                // The first, or the one that ends all.
                if fault.is_none() || products.exceeds_limit() {
                    fault = Some(error);
                }
                true
            }
        });
        if let Some(fault) = fault
            && (waiting.len() == before || products.exceeds_limit())
        {
            return Err(fault);
        }
    }
    let mut known = products.known;
    let derived = sequences.iter().filter_map(|sequence| {
        let transformation = known.remove(sequence.name.text)?;
        Some(Move { name: sequence.name.text.to_string(), transformation })
    });
    let derived: Vec<_> = derived.collect();
    Ok(moves.into_iter().chain(derived).collect())
}

struct Products<'s, 'a> {
    sets: &'s Sets,
    known: HashMap<&'a str, Transformation>,
    work: usize,
}

impl Products<'_, '_> {
    fn exceeds_limit(&self) -> bool {
        self.work > MAX_WORK
    }

    /// Counts the steps of this many products and of reading a word.
    fn count_work(&mut self, word: Word, products: usize) -> Result<(), Fault> {
        self.work += word.text.len().min(64) + products * self.sets.slots();
        let expected = "sequences with fewer moves for so many pieces";
        if self.exceeds_limit() { Err(word.unexpected(expected)) } else { Ok(()) }
    }

    /// A move with its suffix. The whole word is its name, or all but a prime, or what is before
    /// the suffix.
    fn find(&self, word: Word) -> Result<(&Transformation, Suffix), Fault> {
        let whole = Some((word.text, Suffix { times: 1, inverse: false }));
        let stem = word.text.strip_suffix(PRIMES);
        let stem = stem.map(|stem| (stem, Suffix { times: 1, inverse: true }));
        let mut splits = [whole, stem, Suffix::split(word.text)].into_iter().flatten();
        let known = |(stem, suffix)| Some((self.known.get(stem)?, suffix));
        splits.find_map(known).ok_or_else(|| {
            word.unexpected(
                "the name of a move, alone or with 2 or ' after it, that does not need this \
                 sequence; a space separates moves",
            )
        })
    }

    /// The product of a sequence.
    fn multiply(&mut self, text: Word) -> Result<Transformation, Fault> {
        let sets = self.sets;
        self.count_work(text, 1)?;
        let (mut product, mut groups, mut at) =
            (sets.identity(), Vec::<Group>::new(), 0);
        while let Some(c) = text.text[at..].chars().next() {
            let syntax = |c: char| c.is_whitespace() || "()[],:".contains(c);
            let (rest, is_sign) = (&text.text[at..], syntax(c) && c != ')' && c != ']');
            let inner = &rest[c.len_utf8()..];
            let end =
                if is_sign { 0 } else { inner.find(syntax).unwrap_or(inner.len()) };
            let word = Word { at: text.at + at, text: &rest[..c.len_utf8() + end] };
            at += word.text.len();
            match (c, groups.last_mut()) {
                ('(' | '[', _) => {
                    let bracket =
                        Word { at: word.at, text: if c == '(' { "(" } else { "[" } };
                    let before = std::mem::replace(&mut product, sets.identity());
                    self.count_work(word, 1)?;
                    groups.push(Group { bracket, before, first: None });
                }
                (')' | ']', _) => {
                    let open = if c == ')' { "(" } else { "[" };
                    let group = groups.pop().filter(|group| group.bracket.text == open);
                    let expected = format!("a `{open}` before it");
                    let group = group.ok_or_else(|| word.unexpected(expected))?;
                    let Some(("", suffix)) = Suffix::split(&word.text[1..]) else {
                        let expected =
                            "only how often the group is done after it, as in (R U)2'";
                        return Err(word.unexpected(expected));
                    };
                    self.count_work(word, suffix.products())?;
                    product = group.close(sets, product, suffix)?;
                }
                (',' | ':', Some(group)) if group.bracket.text == "[" => {
                    let first = std::mem::replace(&mut product, sets.identity());
                    if group.first.replace((c, first)).is_some() {
                        return Err(
                            word.unexpected("one `,` or `:` within `[` and `]`")
                        );
                    }
                }
                (',', _) => {}
                (':', _) => return Err(word.unexpected("it only within [A: B]")),
                _ if is_sign => {}
                _ => {
                    let (one, suffix) = self.find(word)?;
                    let one = suffix.apply(sets, one.clone());
                    self.count_work(word, suffix.products())?;
                    product = sets.product(&product, &one);
                }
            }
        }
        match groups.pop() {
            None => Ok(product),
            Some(group) => Err(group.bracket.unexpected("its end, `)` or `]`")),
        }
    }
}

impl Group {
    /// The product with the group, whose last part is `product`.
    fn close(
        self,
        sets: &Sets,
        product: Transformation,
        suffix: Suffix,
    ) -> Result<Transformation, Fault> {
        let inner = match (self.first, self.bracket.text) {
            (None, "[") => {
                return Err(self
                    .bracket
                    .unexpected("`,` or `:` in it: [A, B] or [A: B]"));
            }
            (None, _) => product,
            (Some((separator, a)), _) => {
                let conjugate =
                    sets.product(&sets.product(&a, &product), &sets.inverse(&a));
                match separator {
                    ',' => sets.product(&conjugate, &sets.inverse(&product)),
                    _ => conjugate,
                }
            }
        };
        Ok(sets.product(&self.before, &suffix.apply(sets, inner)))
    }
}
