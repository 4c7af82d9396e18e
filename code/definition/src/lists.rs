//! Lists of numbers for the slots of one set, as files have them.

use crate::checks::{self, Fault, fail};
use crate::definition::{Start, Transformation};
use crate::read::{List, Word};
use crate::{MAX_POINTS, Set, Sets};
use std::collections::HashMap;
use std::ops::Range;

/// The sets of a file by their names.
pub(crate) struct NamedSets {
    pub(crate) sets: Sets,
    numbers: HashMap<String, usize>,
}

impl NamedSets {
    /// The sets whose names, numbers of pieces and of orientations stand in a file. `place` is
    /// where a fault without one is.
    pub(crate) fn read(words: &[[Word; 3]], place: usize) -> Result<Self, Fault> {
        let set = |[name, pieces, orientations]: &[Word; 3]| {
            Ok(Set {
                name: name.text.to_string(),
                pieces: pieces.number(1, MAX_POINTS, "a number of pieces")?,
                orientations: orientations.number(
                    1,
                    MAX_POINTS,
                    "a number of orientations",
                )?,
            })
        };
        let sets = words.iter().map(set).collect::<Result<Vec<_>, Fault>>()?;
        let checked = Sets::checked(&sets).map_err(|fault| Fault {
            at: words.get(fault.at).map_or(place, |words| words[0].at),
            ..fault
        })?;
        let numbers = sets.into_iter().map(|set| set.name).zip(0..).collect();
        Ok(NamedSets { sets: checked, numbers })
    }

    /// What lists of the set with this name hold, where the first slot is number `first`.
    /// `hint` goes on with what is expected of a number: which lists begin with 0 and 1.
    pub(crate) fn find(
        &self,
        name: &str,
        first: usize,
        hint: &'static str,
    ) -> Option<SetLists<'_>> {
        let slots = self.sets.slots_of(*self.numbers.get(name)?);
        let orientations = self.sets.orientations(slots.start);
        Some(SetLists { sets: &self.sets, slots, orientations, first, hint })
    }
}

/// What reads the lists of one set.
pub(crate) struct SetLists<'s> {
    sets: &'s Sets,
    pub(crate) slots: Range<usize>,
    pub(crate) orientations: u16,
    /// The number of the set's first slot and first piece in the file: 0 or 1.
    first: usize,
    hint: &'static str,
}

impl SetLists<'_> {
    /// What a list of the set must be.
    pub(crate) fn expected_list(&self) -> String {
        let set = self.sets.iter().nth(self.sets.set_of(self.slots.start));
        let name = set.map_or("", |set| &set.name);
        format!("{} numbers, one for each slot of {name}", self.slots.len())
    }

    fn check_length(&self, list: &List) -> Result<(), Fault> {
        let (found, slots) = (list.words.len(), self.slots.len());
        let is_other = |c: char| !c.is_ascii_digit() && c != '?';
        let mut others = list.words.iter().filter(|word| word.text.contains(is_other));
        match others.next() {
            _ if found == slots => Ok(()),
            Some(word) => {
                let expected = format!("{}, with spaces between", self.expected_list());
                Err(word.unexpected(expected))
            }
            None => {
                let at = list.words.get(slots).map_or(list.at, |word| word.at);
                fail(at, puzzle::pluralize(found, "number"), self.expected_list())
            }
        }
    }

    /// A slot or piece of the set.
    pub(crate) fn number(&self, word: &Word, kind: &str) -> Result<u16, Fault> {
        let last = self.slots.len() + self.first - 1;
        let number = word
            .number(self.first, last, kind)
            .map_err(|fault| Fault { expected: fault.expected + self.hint, ..fault })?;
        Ok((self.slots.start + number - self.first) as u16)
    }

    /// Reads the piece in each slot.
    pub(crate) fn read_pieces(
        &self,
        list: &List,
        start: &mut Start,
    ) -> Result<(), Fault> {
        self.check_length(list)?;
        for (piece, word) in
            start.pieces[self.slots.clone()].iter_mut().zip(&list.words)
        {
            *piece = self.number(word, "the number of a piece")?;
        }
        Ok(())
    }

    /// Reads for each slot how many orientations can be told apart: 0 for all.
    pub(crate) fn read_moduli(
        &self,
        list: &List,
        start: &mut Start,
    ) -> Result<(), Fault> {
        self.check_length(list)?;
        let v = self.orientations;
        for (modulus, word) in
            start.moduli[self.slots.clone()].iter_mut().zip(&list.words)
        {
            let number = word.number(0, v.into(), "a modulus")? as u16;
            *modulus = if number == 0 { v } else { number };
            checks::check_modulus(*modulus, v).map_err(|fault| fault.at(word.at))?;
        }
        self.check_alike(list, start, "the same modulus for")
    }

    /// Reads the orientation of the piece in each slot, `?` where it does not matter.
    pub(crate) fn read_ori(&self, list: &List, start: &mut Start) -> Result<(), Fault> {
        self.check_length(list)?;
        for (slot, word) in self.slots.clone().zip(&list.words) {
            match word.text {
                "?" => start.moduli[slot] = 1,
                _ => {
                    let last = usize::from(start.moduli[slot]) - 1;
                    start.ori[slot] = word.number(0, last, "an orientation")? as u16;
                }
            }
        }
        self.check_alike(list, start, "`?` for none or")
    }

    /// Checks that pieces that look alike have the same modulus; `expected` says what must be
    /// the same for the pieces of a number.
    fn check_alike(
        &self,
        list: &List,
        start: &Start,
        expected: &str,
    ) -> Result<(), Fault> {
        let pieces = &start.pieces[self.slots.clone()];
        let moduli = &start.moduli[self.slots.clone()];
        checks::check_alike(pieces, moduli, self.slots.start).map_err(|fault| {
            let number = usize::from(pieces[fault.at]) - self.slots.start + self.first;
            let expected =
                format!("{expected} all pieces {number}, because they look alike");
            list.words[fault.at].unexpected(expected)
        })
    }

    /// Reads from where a move takes the piece to each slot.
    pub(crate) fn read_sources(
        &self,
        list: &List,
        one: &mut Transformation,
    ) -> Result<(), Fault> {
        self.check_length(list)?;
        let pm = &mut one.pm[self.slots.clone()];
        for (source, word) in pm.iter_mut().zip(&list.words) {
            *source = self.number(word, "the number of a slot")?;
        }
        checks::check_permutation(pm, self.slots.start, self.first)
            .map_err(|fault| Fault { at: list.words[fault.at].at, ..fault })
    }

    /// Reads how a move turns the pieces, listed by where they come from or by where they go.
    pub(crate) fn read_turns(
        &self,
        list: &List,
        by_source: bool,
        one: &mut Transformation,
    ) -> Result<(), Fault> {
        self.check_length(list)?;
        let last = usize::from(self.orientations) - 1;
        let turn = |word: &Word| Ok(word.number(0, last, "an orientation")? as u16);
        let turns = list.words.iter().map(turn).collect::<Result<Vec<_>, _>>()?;
        for slot in self.slots.clone() {
            let listed = if by_source { usize::from(one.pm[slot]) } else { slot };
            one.ori[slot] = turns[listed - self.slots.start];
        }
        Ok(())
    }
}
