//! Reading twsearch's format.

use crate::checks::{self, Fault, fail};
use crate::definition::{Illegal, Move, Start};
use crate::lists::{NamedSets, SetLists};
use crate::read::{List, Names, Word, build, puzzle_name};
use crate::sequence::{self, Sequence};
use crate::{Definition, Transformation};
use std::collections::HashSet;

/// What numbers of slots and pieces begin with.
const FIRST: &str = "; `Solved`, `Move` and `Illegal` count from 1, `StartState` and `MoveTransformation` from 0";

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

    /// The next line, or the fault that the text ends where something is expected.
    fn expect(&mut self, expected: &str) -> Result<Vec<Word<'a>>, Fault> {
        let end =
            || Fault::new(self.text.trim_end().len(), "the end of the file", expected);
        self.next().ok_or_else(end)
    }

    /// The next line, if it is one of numbers.
    fn next_list(&mut self) -> Option<List<'a>> {
        let is_number = |c: char| c.is_ascii_digit() || c == '?';
        let is_list = |line: &Vec<Word>| line[0].text.starts_with(is_number);
        let words =
            if self.peek().is_some_and(is_list) { self.next()? } else { return None };
        Some(List { at: words[0].at, words })
    }
}

/// The words of a line that begins at byte `at`, up to a word that begins with `#`.
fn words(at: usize, line: &str) -> Vec<Word<'_>> {
    let words = line.split(char::is_whitespace).filter(|text| !text.is_empty());
    let start = |text: &str| text.as_ptr() as usize - line.as_ptr() as usize;
    let words = words.take_while(|text| !text.starts_with('#'));
    words.map(|text| Word { at: at + start(text), text }).collect()
}

/// The words after the first, which must be as many.
fn arguments<'a, const N: usize>(
    line: &[Word<'a>],
    form: &str,
) -> Result<[Word<'a>; N], Fault> {
    line[1..].try_into().map_err(|_| match line.get(N + 1) {
        Some(extra) => extra.unexpected(format!("no more words: {form}")),
        None => {
            let found = line.iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
            Fault::new(line[0].at, checks::quoted(&found), form)
        }
    })
}

pub(crate) fn read(text: &str) -> Result<Definition, Fault> {
    let mut lines = Lines { text, at: 0, peeked: None };
    let (name, sets, first) = read_header(&mut lines)?;
    let start = read_start(&mut lines, &sets, first)?;
    let (moves, illegal) = read_moves(&mut lines, &sets, &start)?;
    let name = name.unwrap_or_else(|| "puzzle".to_string());
    build(text.trim_end().len(), &name, sets.sets, start, moves, illegal)
}

/// The name, the sets, and the number of the first piece in the start position that follows.
fn read_header(lines: &mut Lines) -> Result<(Option<String>, NamedSets, usize), Fault> {
    let (mut name, mut sets) = (None, Vec::new());
    loop {
        let expected = "`Set NAME PIECES ORIENTATIONS`, or `Solved` after the sets";
        let line = lines.expect(expected)?;
        match line[0].text {
            "Name" if name.is_none() && sets.is_empty() => {
                let [word] = arguments(&line, "`Name` and one word")?;
                name = Some(puzzle_name(word.text));
            }
            "Name" => return Err(line[0].unexpected("it once, before the sets")),
            "Set" => {
                let form = "`Set NAME PIECES ORIENTATIONS`, as in `Set CORNER 8 3`";
                sets.push(arguments(&line, form)?);
            }
            word @ ("Solved" | "StartState") => {
                arguments::<0>(&line, &format!("`{word}` alone on its line"))?;
                let first = usize::from(word == "Solved");
                return Ok((name, NamedSets::read(&sets, line[0].at)?, first));
            }
            "Move" | "MoveTransformation" | "MoveSequence" | "MoveAlias"
            | "Illegal" => {
                let expected = "`Solved` before it, and `End` on the next line if all pieces \
                                start in order";
                return Err(line[0].unexpected(expected));
            }
            _ => return Err(line[0].unexpected(expected)),
        }
    }
}

/// The moves and what is illegal, up to the end.
fn read_moves(
    lines: &mut Lines,
    sets: &NamedSets,
    start: &Start,
) -> Result<(Vec<Move>, Vec<Illegal>), Fault> {
    let mut names = Names::new(sets.sets.points());
    let (mut moves, mut sequences, mut illegal) = (Vec::new(), Vec::new(), Vec::new());
    let mut aliases = HashSet::new();
    while let Some(line) = lines.next() {
        match line[0].text {
            word @ ("Move" | "MoveTransformation") => {
                let [name] = arguments(&line, &format!("`{word}` and a name"))?;
                names.add(name)?;
                let transformation = read_move(lines, sets, word == "Move")?;
                moves.push(Move { name: name.text.to_string(), transformation });
            }
            word @ ("MoveSequence" | "MoveAlias") => {
                let [_, name, first, ..] = line[..] else {
                    return Err(line[0].unexpected(format!("`{word} NAME` and moves")));
                };
                if word == "MoveAlias" {
                    arguments::<2>(&line, "`MoveAlias`, the new name and the old one")?;
                    aliases.insert(name.text);
                }
                names.add(name)?;
                let end = line.last().map_or(0, |last| last.at + last.text.len());
                let text = Word { at: first.at, text: &lines.text[first.at..end] };
                sequences.push(Sequence { name, text });
            }
            "Illegal" => illegal.push(read_illegal(&line, sets, start)?),
            _ => {
                let expected = "`Move`, `MoveTransformation`, `MoveSequence`, `MoveAlias` or \
                                `Illegal`";
                return Err(line[0].unexpected(expected));
            }
        }
    }
    let mut moves = sequence::resolve(&sets.sets, moves, &sequences)?;
    moves.retain(|one| !aliases.contains(&one.name[..]));
    Ok((moves, illegal))
}

/// Reads the blocks of sets up to `End`: `read_set` gets a set, its numbers, and its
/// orientations if they are there. The first slot has the number `first`.
fn read_blocks<'a>(
    lines: &mut Lines<'a>,
    sets: &NamedSets,
    first: usize,
    mut read_set: impl FnMut(SetLists, &List, Option<List>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut names = HashSet::new();
    loop {
        let line = lines.expect("`End` of the block")?;
        let word = line[0];
        if word.text == "End" {
            return arguments::<0>(&line, "`End` alone on its line").map(|_| ());
        }
        let Some(set) = sets.find(word.text, first, FIRST) else {
            let names =
                sets.sets.iter().map(|set| &set.name[..]).take(8).collect::<Vec<_>>();
            let more = if sets.sets.iter().len() > 8 { ", …" } else { "" };
            let expected =
                format!("the name of a set ({}{more}), or `End`", names.join(", "));
            return Err(word.unexpected(expected));
        };
        arguments::<0>(&line, "the name of the set alone on its line")?;
        if !names.insert(word.text) {
            let found = format!("the set {} a second time", word.text);
            return fail(word.at, found, "each set once in a block");
        }
        let Some(numbers) = lines.next_list() else {
            let found = lines.expect(&set.expected_list())?[0];
            return Err(found.unexpected(set.expected_list()));
        };
        read_set(set, &numbers, lines.next_list())?;
    }
}

fn read_start(
    lines: &mut Lines,
    sets: &NamedSets,
    first: usize,
) -> Result<Start, Fault> {
    let mut start = Start::in_order(&sets.sets);
    read_blocks(lines, sets, first, |set, pieces, ori| {
        set.read_pieces(pieces, &mut start)?;
        ori.map_or(Ok(()), |ori| set.read_ori(&ori, &mut start))
    })?;
    Ok(start)
}

/// A `Move`, or a `MoveTransformation`, whose numbers begin with 0 and whose orientations are
/// listed by the slot where a piece goes.
fn read_move(
    lines: &mut Lines,
    sets: &NamedSets,
    is_move: bool,
) -> Result<Transformation, Fault> {
    let mut one = sets.sets.identity();
    read_blocks(lines, sets, is_move.into(), |set, sources, turns| {
        set.read_sources(sources, &mut one)?;
        turns.map_or(Ok(()), |turns| set.read_turns(&turns, is_move, &mut one))
    })?;
    Ok(one)
}

fn read_illegal(
    line: &[Word],
    sets: &NamedSets,
    start: &Start,
) -> Result<Illegal, Fault> {
    let [_, name, slot, pieces @ ..] = line else {
        let expected = "`Illegal SET SLOT PIECES`, as in `Illegal CORNER 1 2 3`";
        return Err(line[0].unexpected(expected));
    };
    let set = sets.find(name.text, 1, FIRST);
    let set = set.ok_or_else(|| name.unexpected("the name of a set"))?;
    let pieces = pieces.iter().map(|word| set.number(word, "the number of a piece"));
    let (slot, pieces) =
        (set.number(slot, "the number of a slot")?, pieces.collect::<Result<_, _>>()?);
    let illegal = Illegal { slot, pieces };
    checks::check_illegal(&sets.sets, start, &illegal)
        .map_err(|fault| fault.at(line[0].at))?;
    Ok(illegal)
}
