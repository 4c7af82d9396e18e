//! Reading generators in cycle notation.

use crate::checks::{self, Fault};
use crate::definition::{Illegal, Move, Start, is_rotation_name};
use crate::read::{Names, Word, build, puzzle_name};
use crate::{Definition, MAX_POINTS, Set, Sets, Transformation};

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

struct Reader<'a> {
    words: Vec<Word<'a>>,
    next: usize,
    /// The byte after the last word.
    end: usize,
    /// The largest point so far, from 1.
    points: usize,
}

/// A move as cycles of points, from 1.
struct Cycles<'a> {
    name: Word<'a>,
    cycles: Vec<Vec<u16>>,
}

/// What the lines `start` and `illegal` say: labels from 1.
struct Labels<'a> {
    /// The word `start`, or the point of `illegal`.
    word: Word<'a>,
    labels: Vec<Word<'a>>,
}

pub(crate) fn read(text: &str, name: &str) -> Result<Definition, Fault> {
    let mut reader =
        Reader { words: words(text), next: 0, end: text.trim_end().len(), points: 0 };
    let (mut moves, mut start, mut illegal) = (Vec::new(), None::<Labels>, Vec::new());
    let (mut names, mut used) = (Names::new(1), vec![0_u32; MAX_POINTS + 1]);
    while let Some(first) = reader.next_word() {
        if !is_name(first.text) {
            return Err(first.unexpected("the name of a move"));
        }
        let mut left = vec![first];
        while let Some(word) = reader.next_if(is_name) {
            left.push(word);
        }
        reader.take(&["=", ":="], "`=` or `:=` after the name of a move")?;
        let is_list = reader.peek().is_some_and(|word| is_name(word.text));
        match (&left[..], is_list) {
            ([name], false) | ([_, name], false)
                if left.len() == 1 || left[0].text == "rotation" =>
            {
                names.add(*name)?;
                check_rotation(name, left.len() == 2)?;
                let cycles = reader.cycles(&mut used, moves.len() as u32 + 1)?;
                moves.push(Cycles { name: *name, cycles });
            }
            ([word], true) if word.text == "start" && start.is_none() => {
                start = Some(Labels { word: *word, labels: reader.labels() });
            }
            ([word], true) if word.text == "start" => {
                return Err(word.unexpected("`start` once"));
            }
            ([word, point], true) if word.text == "illegal" => {
                illegal.push(Labels { word: *point, labels: reader.labels() });
            }
            (_, true) => {
                let word = reader.peek().unwrap_or(first);
                let expected = "`(` of a cycle, as in R = (1,2,3)(4,5); a list of labels is \
                                called `start`";
                return Err(word.unexpected(expected));
            }
            _ => {
                let expected =
                    "the name of a move alone before `=`, or `rotation` and a name";
                return Err(first.unexpected(expected));
            }
        }
    }
    if moves.is_empty() {
        let expected = "at least one, such as R = (1,2,3)(4,5)";
        return Err(Fault::new(reader.end, "no move", expected));
    }
    reader.points = reader.points.max(1);
    let points = start.as_ref().map_or(reader.points, |start| start.labels.len());
    if points > MAX_POINTS || points < reader.points {
        let at = start.map_or(0, |start| start.word.at);
        let expected =
            format!("from {} to {MAX_POINTS}, one for each point", reader.points);
        return Err(Fault::new(at, format!("{points} labels"), expected));
    }
    let last = moves[moves.len() - 1].name.at;
    checks::check_size(points, moves.len()).map_err(|fault| fault.at(last))?;
    let set = [Set::new("POINT", points, 1)];
    let sets = Sets::checked(&set)?;
    let moves = moves.iter().map(|one| one.to_move(points)).collect();
    let label =
        |word: &Word| Ok(word.number(1, points, "a label, a number,")? as u16 - 1);
    let pieces = match &start {
        Some(start) => start.labels.iter().map(label).collect::<Result<_, _>>()?,
        None => sets.identity().pm,
    };
    let start = Start { pieces, ori: vec![0; points], moduli: vec![1; points] };
    let illegal = illegal.iter().map(|Labels { word, labels }| {
        let slot = word.number(1, points, "a point")? as u16 - 1;
        let pieces = labels.iter().map(label).collect::<Result<_, _>>()?;
        let one = Illegal { slot, pieces };
        checks::check_illegal(&sets, &start, &one)
            .map_err(|fault| fault.at(word.at))?;
        Ok(one)
    });
    let illegal = illegal.collect::<Result<_, _>>()?;
    build(reader.end, &puzzle_name(name), sets.clone(), start, moves, illegal)
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

    fn take(&mut self, texts: &[&str], expected: &str) -> Result<(), Fault> {
        match self.next_if(|word| texts.contains(&word)) {
            Some(_) => Ok(()),
            None => Err(self.unexpected(expected)),
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

    /// The cycles of the move with this number, from 1. `used` has for each point the last
    /// move in which it stood.
    fn cycles(
        &mut self,
        used: &mut [u32],
        number: u32,
    ) -> Result<Vec<Vec<u16>>, Fault> {
        let mut cycles = Vec::new();
        self.skip_lines();
        self.take(&["("], "`(` of a cycle, as in R = (1,2,3)(4,5)")?;
        loop {
            let cycle = self.cycle(used, number)?;
            cycles.extend(Some(cycle).filter(|cycle| !cycle.is_empty()));
            // The next line may go on with `(`.
            let end = self.next;
            self.skip_lines();
            if self.next_if(|word| word == "(").is_none() {
                self.next = end;
                break;
            }
        }
        if self.peek().is_some_and(|word| ![";", ",", "\n", "\r"].contains(&word.text))
        {
            return Err(
                self.unexpected("`(` of one more cycle, or the end of the line")
            );
        }
        self.next_if(|word| word == ",");
        Ok(cycles)
    }

    /// The points up to a `)`.
    fn cycle(&mut self, used: &mut [u32], number: u32) -> Result<Vec<u16>, Fault> {
        let mut cycle = Vec::new();
        self.skip_lines();
        while self.next_if(|word| word == ")").is_none() {
            let Some(word) = self.next_if(is_name) else {
                return Err(self.unexpected("the number of a point, or `)`"));
            };
            let point = word.number(1, MAX_POINTS, "the number of a point,")?;
            if std::mem::replace(&mut used[point], number) == number {
                let found = format!("{point} a second time");
                return Err(Fault::new(
                    word.at,
                    found,
                    "each point at most once in a move",
                ));
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
