//! Reading generators in cycle notation.

use crate::checks::{self, Fault, fail};
use crate::definition::{Illegal, Move, Start, is_rotation_name};
use crate::read::{Names, Word, build, puzzle_name};
use crate::{Definition, MAX_POINTS, Set, Sets, Transformation};

/// What is expected where a cycle begins.
const CYCLE: &str = "`(` of a cycle, as in R = (1,2,3)(4,5)";

/// The words of a text: numbers and names, each of the signs `( ) , ; = : [ ]`, and line ends.
/// `:=` is one word. Comments from `#` on are left out.
fn words(text: &str) -> Vec<Word<'_>> {
    let (mut words, mut at) = (Vec::new(), 0);
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match c {
            '#' => rest.find(['\n', '\r']).unwrap_or(rest.len()),
            ':' if rest.starts_with(":=") => 2,
            '(' | ')' | ',' | ';' | '=' | ':' | '[' | ']' | '\n' | '\r' => 1,
            _ if c.is_whitespace() => c.len_utf8(),
            _ => {
                let end = |c: char| c.is_whitespace() || "(),;=:[]#".contains(c);
                rest.find(end).unwrap_or(rest.len())
            }
        };
        let text = &rest[..length];
        if c != '#' && (!c.is_whitespace() || "\n\r".contains(c)) {
            words.push(Word { at, text });
        }
        at += length;
    }
    words
}

/// A move as cycles of points, from 1.
struct Cycles<'a> {
    name: Word<'a>,
    cycles: Vec<Vec<u16>>,
}

/// What a line `start` or `illegal` says: labels from 1.
struct Labels<'a> {
    /// The word `start`, or the point of `illegal`.
    word: Word<'a>,
    labels: Vec<Word<'a>>,
}

struct Reader<'a> {
    words: Vec<Word<'a>>,
    next: usize,
    /// The byte after the last word.
    end: usize,
    moves: Vec<Cycles<'a>>,
    start: Option<Labels<'a>>,
    illegal: Vec<Labels<'a>>,
    names: Names,
    /// The largest point so far, from 1.
    points: usize,
    /// For each point, the number of moves that were complete when it was last read, plus 1.
    used: Vec<usize>,
}

pub(crate) fn read(text: &str, name: &str) -> Result<Definition, Fault> {
    let mut reader = Reader {
        words: words(text),
        next: 0,
        end: text.trim_end().len(),
        moves: Vec::new(),
        start: None,
        illegal: Vec::new(),
        names: Names::new(1),
        points: 1,
        used: vec![0; MAX_POINTS + 1],
    };
    while let Some(first) = reader.next_word() {
        reader.read_statement(first)?;
    }
    reader.finish(name)
}

/// Whether a word is a name or a number, and no sign or line end.
fn is_name(word: &str) -> bool {
    !word.starts_with(|c: char| "(),;=:[]".contains(c) || c.is_whitespace())
}

/// Checks that a move is called a rotation if and only if its name is one of a rotation.
fn check_rotation(name: &Word, is_rotation: bool) -> Result<(), Fault> {
    match (is_rotation_name(name.text), is_rotation) {
        (true, false) => Err(name.unexpected(format!(
            "`rotation {}` if it turns the whole puzzle and counts no move, and another name \
             if it is a move",
            name.text
        ))),
        (false, true) => {
            let expected = "a name of a rotation: x, y or z, alone or with 2 or ' after it, or \
                            capital letters and v";
            Err(name.unexpected(expected))
        }
        _ => Ok(()),
    }
}

impl Cycles<'_> {
    fn to_move(&self, points: usize) -> Move {
        let mut pm: Vec<u16> = (0..points).map(|point| point as u16).collect();
        for cycle in &self.cycles {
            for (k, point) in cycle.iter().enumerate() {
                pm[usize::from(cycle[(k + 1) % cycle.len()]) - 1] = point - 1;
            }
        }
        let transformation = Transformation { pm, ori: vec![0; points] };
        Move { name: self.name.text.to_string(), transformation }
    }
}

fn is_line_end(word: &str) -> bool {
    ["\n", "\r"].contains(&word)
}

impl<'a> Reader<'a> {
    /// Reads a statement that begins with the word `first`.
    fn read_statement(&mut self, first: Word<'a>) -> Result<(), Fault> {
        if !is_name(first.text) {
            return Err(first.unexpected("the name of a move"));
        }
        let mut left = vec![first];
        while let Some(word) = self.next_if(is_name) {
            left.push(word);
        }
        if self.next_if(|word| ["=", ":="].contains(&word)).is_none() {
            return Err(self.unexpected("`=` or `:=` after the name of a move"));
        }
        let is_list = self.peek().filter(|word| is_name(word.text));
        match (&left[..], is_list, first.text) {
            ([name], None, _) | ([_, name], None, "rotation") => {
                self.names.add(*name)?;
                check_rotation(name, left.len() == 2)?;
                let cycles = self.cycles()?;
                self.moves.push(Cycles { name: *name, cycles });
            }
            ([word], Some(_), "start") if self.start.is_none() => {
                self.start = Some(Labels { word: *word, labels: self.labels() });
            }
            ([word], Some(_), "start") => return Err(word.unexpected("`start` once")),
            ([_, point], Some(_), "illegal") => {
                let labels = self.labels();
                self.illegal.push(Labels { word: *point, labels });
            }
            (_, Some(word), _) => {
                let expected = format!("{CYCLE}; a list of labels is called `start`");
                return Err(word.unexpected(expected));
            }
            _ => {
                let expected =
                    "the name of a move alone before `=`, or `rotation` and a name";
                return Err(first.unexpected(expected));
            }
        }
        Ok(())
    }

    /// The definition of all statements.
    fn finish(self, name: &str) -> Result<Definition, Fault> {
        let Some(last) = self.moves.last() else {
            return fail(self.end, "no move", "at least one, such as R = (1,2,3)(4,5)");
        };
        let points =
            self.start.as_ref().map_or(self.points, |start| start.labels.len());
        if points > MAX_POINTS || points < self.points {
            let at = self.start.map_or(0, |start| start.word.at);
            let expected =
                format!("from {} to {MAX_POINTS}, one for each point", self.points);
            return fail(at, format!("{points} labels"), expected);
        }
        checks::check_size(points, self.moves.len())
            .map_err(|fault| fault.at(last.name.at))?;
        let sets = Sets::checked(&[Set::new("POINT", points, 1)])?;
        let number =
            |word: &Word, kind: &str| Ok(word.number(1, points, kind)? as u16 - 1);
        let numbers = |labels: &Labels| {
            let labels =
                labels.labels.iter().map(|word| number(word, "a label, a number,"));
            labels.collect::<Result<Vec<_>, _>>()
        };
        let mut start = Start::in_order(&sets);
        if let Some(labels) = &self.start {
            start.pieces = numbers(labels)?;
        }
        let mut illegal = Vec::new();
        for labels in &self.illegal {
            let slot = number(&labels.word, "a point")?;
            let one = Illegal { slot, pieces: numbers(labels)? };
            let place = |fault: Fault| fault.at(labels.word.at);
            checks::check_illegal(&sets, &start, &one).map_err(place)?;
            illegal.push(one);
        }
        let moves = self.moves.iter().map(|one| one.to_move(points)).collect();
        build(self.end, &puzzle_name(name), sets, start, moves, illegal)
    }

    fn peek(&self) -> Option<Word<'a>> {
        self.words.get(self.next).copied()
    }

    fn next_if(&mut self, is_expected: impl Fn(&str) -> bool) -> Option<Word<'a>> {
        let word = self.peek().filter(|word| is_expected(word.text))?;
        self.next += 1;
        Some(word)
    }

    /// The first word of the next statement, if there is one.
    fn next_word(&mut self) -> Option<Word<'a>> {
        while self.next_if(|word| is_line_end(word) || word == ";").is_some() {}
        self.next_if(|_| true)
    }

    fn unexpected(&self, expected: impl Into<String>) -> Fault {
        match self.peek() {
            Some(word) if is_line_end(word.text) => {
                Fault::new(word.at, "the end of the line", expected)
            }
            Some(word) => word.unexpected(expected),
            None => Fault::new(self.end, "the end of the file", expected),
        }
    }

    fn skip_lines(&mut self) {
        while self.next_if(is_line_end).is_some() {}
    }

    /// The numbers up to the end of the line, with or without commas.
    fn labels(&mut self) -> Vec<Word<'a>> {
        let mut labels = Vec::new();
        while let Some(word) = self.next_if(|word| is_name(word) || word == ",") {
            labels.extend(Some(word).filter(|word| word.text != ","));
        }
        labels
    }

    /// The cycles of a move.
    fn cycles(&mut self) -> Result<Vec<Vec<u16>>, Fault> {
        let mut cycles = Vec::new();
        self.skip_lines();
        if self.next_if(|word| word == "(").is_none() {
            return Err(self.unexpected(CYCLE));
        }
        loop {
            let cycle = self.cycle()?;
            cycles.extend(Some(cycle).filter(|cycle| !cycle.is_empty()));
            // The next line may go on with `(`.
            let end = self.next;
            self.skip_lines();
            if self.next_if(|word| word == "(").is_none() {
                self.next = end;
                break;
            }
        }
        let ends = |word: Word| [";", ",", "\n", "\r"].contains(&word.text);
        if !self.peek().is_none_or(ends) {
            return Err(
                self.unexpected("`(` of one more cycle, or the end of the line")
            );
        }
        self.next_if(|word| word == ",");
        Ok(cycles)
    }

    /// The points up to a `)`.
    fn cycle(&mut self) -> Result<Vec<u16>, Fault> {
        let (mut cycle, number) = (Vec::new(), self.moves.len() + 1);
        self.skip_lines();
        while self.next_if(|word| word == ")").is_none() {
            let Some(word) = self.next_if(is_name) else {
                return Err(self.unexpected("the number of a point, or `)`"));
            };
            let point = word.number(1, MAX_POINTS, "the number of a point,")?;
            if std::mem::replace(&mut self.used[point], number) == number {
                let found = format!("{point} a second time");
                return fail(word.at, found, "each point at most once in a move");
            }
            self.points = self.points.max(point);
            cycle.push(point as u16);
            self.skip_lines();
            self.next_if(|word| word == ",");
            self.skip_lines();
        }
        Ok(cycle)
    }
}
