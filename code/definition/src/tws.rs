//! Reading twsearch's format.

use crate::checks::{self, Fault};
use crate::definition::{Illegal, Move, Start};
use crate::read::{Word, puzzle_name};
use crate::sequence::{self, Sequence};
use crate::{Definition, Set, Sets, Transformation};
use std::collections::{HashMap, HashSet};

/// The lines of a text that hold words, without comments.
struct Lines<'a> {
    text: &'a str,
    /// The first byte that is not read yet.
    at: usize,
    /// A line that was looked at and is not taken yet.
    peeked: Option<Vec<Word<'a>>>,
}

impl<'a> Lines<'a> {
    fn peek(&mut self) -> Option<&Vec<Word<'a>>> {
        while self.peeked.is_none() && self.at < self.text.len() {
            let (start, rest) = (self.at, &self.text[self.at..]);
            let length = rest.find(['\n', '\r']).unwrap_or(rest.len());
            self.at += length + 1;
            let words = words(start, &rest[..length]);
            self.peeked = Some(words).filter(|words| !words.is_empty());
        }
        self.peeked.as_ref()
    }

    fn next(&mut self) -> Option<Vec<Word<'a>>> {
        self.peek();
        self.peeked.take()
    }

    /// The byte after the last line that holds something.
    fn end(&self) -> usize {
        self.text.trim_end().len()
    }

    /// The next line, or the fault that the text ends where something is expected.
    fn expect(&mut self, expected: &str) -> Result<Vec<Word<'a>>, Fault> {
        self.next()
            .ok_or_else(|| Fault::new(self.end(), "the end of the file", expected))
    }
}

/// The words of a line that begins at byte `at`, up to a word that begins with `#`.
fn words(at: usize, line: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    for text in line.split(char::is_whitespace).filter(|text| !text.is_empty()) {
        if text.starts_with('#') {
            break;
        }
        let start = text.as_ptr() as usize - line.as_ptr() as usize;
        words.push(Word { at: at + start, text });
    }
    words
}

/// The words after the first, which must be as many.
fn arguments<'a, const N: usize>(
    line: &[Word<'a>],
    expected: &str,
) -> Result<[Word<'a>; N], Fault> {
    let rest: Result<[Word; N], _> = line[1..].try_into();
    rest.map_err(|_| {
        let extra = line.get(N + 1).unwrap_or(&line[0]);
        if line.len() > N + 1 {
            extra.unexpected(format!("no more: {expected}"))
        } else {
            let words = line.iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
            Fault::new(extra.at, checks::quoted(&words), expected)
        }
    })
}

pub(crate) fn read(text: &str) -> Result<Definition, Fault> {
    let mut lines = Lines { text, at: 0, peeked: None };
    let (mut name, mut sets, mut set_words) = (None, Vec::new(), Vec::new());
    let (blocks, start) = loop {
        let expected = "`Set NAME PIECES ORIENTATIONS`, or `Solved` after the sets";
        let line = lines.expect(expected)?;
        match line[0].text {
            "Name" if name.is_none() && sets.is_empty() => {
                let [word] = arguments(&line, "`Name` and one word")?;
                name = Some(puzzle_name(word.text));
            }
            "Name" => return Err(line[0].unexpected("it once, before the sets")),
            "Set" => {
                sets.push(read_set(&line)?);
                set_words.push(line[1]);
            }
            "Solved" | "StartState" => {
                arguments::<0>(&line, "`Solved` alone on its line")?;
                let place = |index: usize| set_words.get(index).unwrap_or(&line[0]).at;
                let sets = Sets::checked(&sets)
                    .map_err(|fault| Fault { at: place(fault.at), ..fault })?;
                let first = usize::from(line[0].text == "Solved");
                let names = set_words.iter().map(|word| word.text).zip(0..).collect();
                let blocks = Blocks { sets, names };
                let start = blocks.read_start(&mut lines, first)?;
                break (blocks, start);
            }
            "Move" | "MoveTransformation" | "MoveSequence" | "MoveAlias"
            | "Illegal" => {
                let expected = "`Solved` before it, and `End` on the next line if all pieces \
                                start in order";
                return Err(line[0].unexpected(expected));
            }
            _ => return Err(line[0].unexpected(expected)),
        }
    };
    let sets = &blocks.sets;
    let mut body = Body {
        blocks: &blocks,
        names: HashSet::new(),
        moves: Vec::new(),
        illegal: vec![],
    };
    let mut sequences = Vec::new();
    let mut aliases = HashSet::new();
    while let Some(line) = lines.next() {
        let form = |name| format!("`{} NAME` and its moves", name);
        match line[0].text {
            word @ ("Move" | "MoveTransformation") => {
                let [name] = arguments(&line, &format!("`{word}` and a name"))?;
                body.check_new_name(&name, sequences.len())?;
                let first = usize::from(word == "Move");
                let transformation = blocks.read_move(&mut lines, first)?;
                body.moves.push(Move { name: name.text.to_string(), transformation });
            }
            word @ ("MoveSequence" | "MoveAlias") => {
                let [_, name, start, ..] = line[..] else {
                    return Err(line[0].unexpected(form(word)));
                };
                body.check_new_name(&name, sequences.len())?;
                if word == "MoveAlias" {
                    arguments::<2>(&line, "`MoveAlias`, the new name and the old one")?;
                    aliases.insert(name.text);
                }
                let end =
                    line.last().map_or(start.at, |last| last.at + last.text.len());
                let text = Word { at: start.at, text: &text[start.at..end] };
                sequences.push(Sequence { name, text });
            }
            "Illegal" => body.read_illegal(&line, &start)?,
            _ => {
                let expected = "`Move`, `MoveTransformation`, `MoveSequence`, `MoveAlias` or \
                                `Illegal`";
                return Err(line[0].unexpected(expected));
            }
        }
    }
    let end = text.trim_end().len();
    if body.moves.is_empty() {
        return Err(Fault::new(end, "no move", "at least one `Move NAME`"));
    }
    let Body { mut moves, illegal, .. } = body;
    let known: Vec<_> =
        moves.iter().map(|one| (&one.name[..], &one.transformation)).collect();
    let products = sequence::resolve(sets, &known, &sequences)?;
    let products = sequences.iter().zip(products);
    let derived =
        products.filter(|(sequence, _)| !aliases.contains(sequence.name.text));
    let derived = derived.map(|(sequence, transformation)| Move {
        name: sequence.name.text.to_string(),
        transformation,
    });
    moves.extend(derived.collect::<Vec<_>>());
    let name = name.unwrap_or_else(|| "puzzle".to_string());
    build(&name, blocks.sets, start, moves, illegal).map_err(|fault| fault.at(end))
}

/// The definition of parts that are checked already.
pub(crate) fn build(
    name: &str,
    sets: Sets,
    start: Start,
    moves: Vec<Move>,
    illegal: Vec<Illegal>,
) -> Result<Definition, Fault> {
    let definition =
        Definition::new(name, sets, moves).and_then(|one| one.with_start(start));
    let with_all = definition.and_then(|one| {
        illegal.into_iter().try_fold(one, |one, illegal| one.with_illegal(illegal))
    });
    with_all.map_err(|error| Fault::new(0, error.found, error.expected))
}

fn read_set(line: &[Word]) -> Result<Set, Fault> {
    let form = "`Set NAME PIECES ORIENTATIONS`, as in `Set CORNER 8 3`";
    let [name, pieces, orientations] = arguments(line, form)?;
    checks::check_set_name(name.text).map_err(|fault| fault.at(name.at))?;
    let most = crate::MAX_POINTS;
    let number = pieces.number(1, most, "a number of pieces")?;
    let v = orientations.number(1, most, "a number of orientations")?;
    Ok(Set::new(name.text, number, v))
}

/// The lists of one set in a block.
struct SetBlock<'a> {
    set: usize,
    numbers: Vec<Word<'a>>,
    /// The second list, if there is one.
    ori: Option<Vec<Word<'a>>>,
}

/// A line of numbers, or where one would be.
type NumberLine<'a> = Result<Vec<Word<'a>>, Fault>;

/// What reads the blocks of positions and moves.
struct Blocks<'a> {
    sets: Sets,
    names: HashMap<&'a str, usize>,
}

impl<'a> Blocks<'a> {
    /// The blocks of the sets up to `End`.
    fn read(&self, lines: &mut Lines<'a>) -> Result<Vec<SetBlock<'a>>, Fault> {
        let mut blocks: Vec<SetBlock> = Vec::new();
        let mut is_used = vec![false; self.names.len()];
        loop {
            let line = lines.expect("`End` of the block")?;
            let word = line[0];
            if word.text == "End" {
                arguments::<0>(&line, "`End` alone on its line")?;
                return Ok(blocks);
            }
            let Some(&set) = self.names.get(word.text) else {
                return Err(
                    self.unknown_set(&word, is_list(&line) && !blocks.is_empty())
                );
            };
            arguments::<0>(&line, "the name of the set alone on its line")?;
            if std::mem::replace(&mut is_used[set], true) {
                let found = format!("the set {} a second time", word.text);
                return Err(Fault::new(word.at, found, "each set once in a block"));
            }
            let slots = self.sets.slots_of(set).len();
            let numbers = read_list(lines, slots, word.text)?;
            let is_more = lines.peek().is_some_and(|line| is_list(line));
            let ori =
                is_more.then(|| read_list(lines, slots, word.text)).transpose()?;
            blocks.push(SetBlock { set, numbers, ori });
        }
    }

    /// The fault of a word where a set should be named; `is_third` says that it begins a third
    /// list.
    fn unknown_set(&self, word: &Word, is_third: bool) -> Fault {
        let names = self.sets.iter().map(|set| set.name.as_str());
        let names = names.take(8).collect::<Vec<_>>().join(", ");
        let more = if self.sets.iter().len() > 8 { ", …" } else { "" };
        let expected = format!("the name of a set ({names}{more}), or `End`");
        match is_third {
            true => Fault::new(word.at, "a third list of numbers", expected),
            false => word.unexpected(expected),
        }
    }

    fn read_start(&self, lines: &mut Lines<'a>, first: usize) -> Result<Start, Fault> {
        let sets = &self.sets;
        let mut start = Start::in_order(sets);
        for SetBlock { set, numbers, ori } in self.read(lines)? {
            let slots = sets.slots_of(set);
            let v = usize::from(sets.orientations(slots.start));
            for (slot, word) in slots.clone().zip(&numbers) {
                let last = slots.len() + first - 1;
                let piece = word.number(first, last, "the number of a piece")?;
                start.pieces[slot] = (slots.start + piece - first) as u16;
            }
            let Some(words) = ori else { continue };
            for (slot, word) in slots.clone().zip(&words) {
                match word.text {
                    "?" => start.moduli[slot] = 1,
                    _ => {
                        start.ori[slot] =
                            word.number(0, v - 1, "`?` or an orientation")? as u16
                    }
                }
            }
            let (pieces, moduli) =
                (&start.pieces[slots.clone()], &start.moduli[slots.clone()]);
            checks::check_alike(pieces, moduli, slots.start).map_err(|fault| {
                let number = usize::from(pieces[fault.at]) - slots.start + first;
                let expected = format!(
                    "`?` for all pieces {number} or for none, as they look alike"
                );
                words[fault.at].unexpected(expected)
            })?;
        }
        Ok(start)
    }

    fn read_move(
        &self,
        lines: &mut Lines<'a>,
        first: usize,
    ) -> Result<Transformation, Fault> {
        let sets = &self.sets;
        let mut one = sets.identity();
        for SetBlock { set, numbers, ori } in self.read(lines)? {
            let slots = sets.slots_of(set);
            let last = slots.len() + first - 1;
            for (slot, word) in slots.clone().zip(&numbers) {
                let source = word.number(first, last, "the number of a slot")?;
                one.pm[slot] = (slots.start + source - first) as u16;
            }
            checks::check_permutation(&one.pm[slots.clone()], slots.start, first)
                .map_err(|fault| Fault { at: numbers[fault.at].at, ..fault })?;
            let v = usize::from(sets.orientations(slots.start));
            let turns = ori
                .iter()
                .flatten()
                .map(|word| word.number(0, v - 1, "an orientation"));
            let turns = turns.collect::<Result<Vec<_>, _>>()?;
            for slot in slots.clone().take(turns.len()) {
                // A `Move` lists them by the slot that the piece comes from.
                let listed = if first == 1 { usize::from(one.pm[slot]) } else { slot };
                one.ori[slot] = turns[listed - slots.start] as u16;
            }
        }
        Ok(one)
    }
}

/// The next line, which must have so many numbers.
fn read_list<'a>(lines: &mut Lines<'a>, slots: usize, set: &str) -> NumberLine<'a> {
    let expected = format!("{slots} numbers, one for each slot of {set}");
    let line = lines.expect(&expected)?;
    match line.get(slots).unwrap_or(&line[0]) {
        _ if line.len() == slots && is_list(&line) => Ok(line),
        word if is_list(&line) => {
            Err(Fault::new(word.at, format!("{} numbers", line.len()), expected))
        }
        _ => Err(line[0].unexpected(expected)),
    }
}

fn is_list(line: &[Word]) -> bool {
    line[0].text.starts_with(|c: char| c.is_ascii_digit() || c == '?')
}

/// What is read after the start position.
struct Body<'b, 'a> {
    blocks: &'b Blocks<'a>,
    names: HashSet<&'a str>,
    moves: Vec<Move>,
    illegal: Vec<Illegal>,
}

impl<'a> Body<'_, 'a> {
    /// Checks the name of a move, and that there may be one more beside so many sequences.
    fn check_new_name(
        &mut self,
        name: &Word<'a>,
        sequences: usize,
    ) -> Result<(), Fault> {
        check_new_name(&mut self.names, name)?;
        checks::check_size(self.blocks.sets.points(), self.moves.len() + sequences + 1)
            .map_err(|fault| fault.at(name.at))
    }

    fn read_illegal(&mut self, line: &[Word], start: &Start) -> Result<(), Fault> {
        let [_, name, slot, pieces @ ..] = line else {
            let expected = "`Illegal SET SLOT PIECES`, as in `Illegal CORNER 1 2 3`";
            return Err(line[0].unexpected(expected));
        };
        let Some(&set) = self.blocks.names.get(name.text) else {
            return Err(name.unexpected("the name of a set"));
        };
        let slots = self.blocks.sets.slots_of(set);
        let number = |word: &Word, kind| {
            let number = word.number(1, slots.len(), kind)?;
            Ok((slots.start + number - 1) as u16)
        };
        let slot = number(slot, "the number of a slot")?;
        let pieces = pieces.iter().map(|word| number(word, "the number of a piece"));
        let illegal = Illegal { slot, pieces: pieces.collect::<Result<_, _>>()? };
        checks::check_illegal(&self.blocks.sets, start, &illegal)
            .map_err(|fault| fault.at(line[0].at))?;
        self.illegal.push(illegal);
        Ok(())
    }
}

/// Checks that a move may have this name, and that no other has it.
pub(crate) fn check_new_name<'a>(
    names: &mut HashSet<&'a str>,
    name: &Word<'a>,
) -> Result<(), Fault> {
    checks::check_move_name(name.text).map_err(|fault| fault.at(name.at))?;
    if names.insert(name.text) {
        return Ok(());
    }
    let found = format!("the move {} a second time", name.text);
    Err(Fault::new(name.at, found, "each name once"))
}
