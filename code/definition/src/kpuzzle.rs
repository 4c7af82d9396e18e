//! Reading cubing's KPuzzle JSON.

use crate::checks::{self, Fault};
use crate::definition::{Move, Start};
use crate::json::{self, Node};
use crate::read::{Word, puzzle_name};
use crate::sequence::{self, Sequence};
use crate::tws::{build, check_new_name};
use crate::{Definition, Set, Sets, Transformation};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The fields of an object by their names.
struct Fields<'n, 'a> {
    at: usize,
    fields: &'n [(usize, String, Node<'a>)],
    expected: &'static str,
}

impl<'n, 'a> Fields<'n, 'a> {
    /// The fields of an object, which may have only those of `names`; of names that end with
    /// `*`, those that begin so.
    fn new(
        node: &'n Node<'a>,
        names: &[&str],
        expected: &'static str,
    ) -> Result<Self, Fault> {
        let fields = node.fields(expected)?;
        let is_known = |key: &str| {
            names.iter().any(|name| match name.strip_suffix('*') {
                Some(start) => key.starts_with(start),
                None => key == *name,
            })
        };
        match fields.iter().find(|(_, key, _)| !is_known(key)) {
            None => Ok(Fields { at: node.at, fields, expected }),
            Some((at, key, _)) => {
                let found = format!("the name {}", checks::quoted(key));
                Err(Fault::new(*at, found, expected))
            }
        }
    }

    fn find(&self, name: &str) -> Option<&'n Node<'a>> {
        self.fields.iter().find(|(_, key, _)| key == name).map(|(_, _, node)| node)
    }

    fn get(&self, name: &str) -> Result<&'n Node<'a>, Fault> {
        let missing = || {
            Fault::new(self.at, format!("no {}", checks::quoted(name)), self.expected)
        };
        self.find(name).ok_or_else(missing)
    }
}

const PUZZLE: &str =
    "an object with name, orbits, defaultPattern, moves and derivedMoves";
const ORBIT: &str = "an object with orbitName, numPieces and numOrientations";
const PATTERN: &str = "an object with pieces, orientation and orientationMod";
const TRANSFORMATION: &str = "an object with permutation and orientationDelta";

pub(crate) fn read(text: &str) -> Result<Definition, Fault> {
    let root = json::parse(text)?;
    let names = [
        "$*",
        "name",
        "orbits",
        "defaultPattern",
        "moves",
        "derivedMoves",
        "experimental*",
    ];
    let fields = Fields::new(&root, &names, PUZZLE)?;
    let name = fields.get("name")?.text("the name of the puzzle in `\"`")?;
    let orbits = Orbits::read(fields.get("orbits")?)?;
    let sets = &orbits.sets;
    let start = orbits.read_start(fields.get("defaultPattern")?)?;

    let expected = "an object with a transformation for each move";
    let (node, mut names, mut moves) =
        (fields.get("moves")?, HashSet::new(), Vec::new());
    let derived = fields.find("derivedMoves");
    let derived =
        derived.map(|node| node.fields("an object with a sequence for each move"));
    let derived = derived.transpose()?.unwrap_or_default();
    let number = node.fields(expected)?.len() + derived.len();
    if number == derived.len() {
        return Err(Fault::new(node.at, "no move", "at least one"));
    }
    checks::check_size(sets.points(), number).map_err(|fault| fault.at(node.at))?;
    for (at, name, node) in node.fields(expected)? {
        check_new_name(&mut names, &Word { at: *at, text: name })?;
        let transformation = orbits.read_transformation(node)?;
        moves.push(Move { name: name.clone(), transformation });
    }
    let mut sequences = Vec::new();
    for (at, name, node) in derived {
        // A name in both is that of `moves`, as in cubing.
        if names.contains(&name[..]) {
            continue;
        }
        let name = Word { at: *at, text: name };
        check_new_name(&mut names, &name)?;
        let text = node.text("a sequence of moves in `\"`")?;
        sequences.push(Sequence { name, text: Word { at: node.at + 1, text } });
    }
    let known: Vec<_> =
        moves.iter().map(|one| (&one.name[..], &one.transformation)).collect();
    let products = sequence::resolve(sets, &known, &sequences)?;
    let derived = sequences.iter().zip(products).map(|(sequence, transformation)| {
        Move { name: sequence.name.text.to_string(), transformation }
    });
    moves.extend(derived.collect::<Vec<_>>());
    build(&puzzle_name(name), orbits.sets, start, moves, Vec::new())
}

struct Orbits {
    sets: Sets,
    numbers: HashMap<String, usize>,
}

impl Orbits {
    fn read(node: &Node) -> Result<Self, Fault> {
        let (mut sets, mut places) = (Vec::new(), Vec::new());
        for node in node.list("a list of orbits")? {
            let fields = Fields::new(
                node,
                &["orbitName", "numPieces", "numOrientations"],
                ORBIT,
            )?;
            let name = fields.get("orbitName")?;
            places.push(name.at);
            let most = crate::MAX_POINTS;
            sets.push(Set {
                name: name.text("the name of an orbit in `\"`")?.to_string(),
                pieces: fields.get("numPieces")?.number(
                    1,
                    most,
                    "a number of pieces",
                )?,
                orientations: fields.get("numOrientations")?.number(
                    1,
                    most,
                    "a number of orientations",
                )?,
            });
        }
        let place = |index: usize| places.get(index).copied().unwrap_or(node.at);
        let checked = Sets::checked(&sets);
        let checked =
            checked.map_err(|fault| Fault { at: place(fault.at), ..fault })?;
        let numbers = sets.into_iter().map(|set| set.name).zip(0..).collect();
        Ok(Orbits { sets: checked, numbers })
    }

    /// The orbits in an object, each with its slots and what is said of it. If all orbits are
    /// there, others are not looked at: some files have more of them than they use.
    fn entries<'n, 'a>(
        &self,
        node: &'n Node<'a>,
    ) -> Result<Vec<(Range<usize>, &'n Node<'a>)>, Fault> {
        let fields = node.fields("an object with what belongs to each orbit")?;
        let (mut entries, mut unknown) = (Vec::new(), None);
        for (at, name, node) in fields {
            match self.numbers.get(name) {
                Some(&set) => entries.push((self.sets.slots_of(set), node)),
                None => unknown = unknown.or(Some(Word { at: *at, text: name })),
            }
        }
        match unknown {
            Some(word) if entries.len() < self.numbers.len() => {
                Err(word.unexpected("the name of an orbit in `orbits`"))
            }
            _ => Ok(entries),
        }
    }

    /// A list of one number for each slot, from 0 to `last`.
    fn list(
        &self,
        node: &Node,
        slots: &Range<usize>,
        last: usize,
        kind: &str,
    ) -> Result<Vec<u16>, Fault> {
        let expected = format!("a list of {} numbers, one for each slot", slots.len());
        let list = node.list(&expected)?;
        if list.len() != slots.len() {
            return Err(node.unexpected(expected));
        }
        list.iter().map(|node| Ok(node.number(0, last, kind)? as u16)).collect()
    }

    fn read_start(&self, node: &Node) -> Result<Start, Fault> {
        let mut start = Start::in_order(&self.sets);
        for (slots, node) in self.entries(node)? {
            let fields = Fields::new(
                node,
                &["pieces", "orientation", "orientationMod"],
                PATTERN,
            )?;
            let pieces = fields.get("pieces")?;
            let pieces =
                self.list(pieces, &slots, slots.len() - 1, "the number of a piece")?;
            for (slot, piece) in slots.clone().zip(pieces) {
                start.pieces[slot] = (slots.start + usize::from(piece)) as u16;
            }
            let v = self.sets.orientations(slots.start);
            if let Some(node) = fields.find("orientationMod") {
                let list = self.list(node, &slots, usize::from(v), "a modulus")?;
                for (index, modulus) in list.into_iter().enumerate() {
                    let modulus = if modulus == 0 { v } else { modulus };
                    let place = node.list("")?[index].at;
                    checks::check_modulus(modulus, v)
                        .map_err(|fault| fault.at(place))?;
                    start.moduli[slots.start + index] = modulus;
                }
                let moduli = &start.moduli[slots.clone()];
                checks::check_alike(&start.pieces[slots.clone()], moduli, slots.start)
                    .map_err(|fault| fault.at(node.at))?;
            }
            let Some(node) = fields.find("orientation") else { continue };
            self.list(node, &slots, usize::from(v) - 1, "an orientation")?;
            for (slot, node) in slots.clone().zip(node.list("")?) {
                let last = usize::from(start.moduli[slot]) - 1;
                start.ori[slot] =
                    node.number(0, last, "an orientation below its modulus,")? as u16;
            }
        }
        Ok(start)
    }

    fn read_transformation(&self, node: &Node) -> Result<Transformation, Fault> {
        let mut one = self.sets.identity();
        for (slots, node) in self.entries(node)? {
            let fields = Fields::new(
                node,
                &["permutation", "orientationDelta"],
                TRANSFORMATION,
            )?;
            let node = fields.get("permutation")?;
            let sources =
                self.list(node, &slots, slots.len() - 1, "the number of a slot")?;
            for (slot, source) in slots.clone().zip(sources) {
                one.pm[slot] = (slots.start + usize::from(source)) as u16;
            }
            checks::check_permutation(&one.pm[slots.clone()], slots.start, 0).map_err(
                |fault| {
                    let place = node.list("").map_or(node.at, |list| list[fault.at].at);
                    fault.at(place)
                },
            )?;
            if let Some(node) = fields.find("orientationDelta") {
                let v = usize::from(self.sets.orientations(slots.start));
                let turns = self.list(node, &slots, v - 1, "an orientation")?;
                one.ori[slots].copy_from_slice(&turns);
            }
        }
        Ok(one)
    }
}
