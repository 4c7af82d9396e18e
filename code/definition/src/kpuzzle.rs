//! Reading cubing's KPuzzle JSON.

use crate::checks::Fault;
use crate::definition::{Move, Start};
use crate::json::{self, Key, Node};
use crate::lists::{NamedSets, SetLists};
use crate::read::{Names, Word, build, puzzle_name};
use crate::sequence::{self, Sequence};
use crate::{Definition, Transformation};

const PUZZLE: &[&str] = &["name", "orbits", "defaultPattern", "moves", "derivedMoves"];
const ORBIT: &[&str] = &["orbitName", "numPieces", "numOrientations"];
const PATTERN: &[&str] = &["pieces", "orientation", "orientationMod"];
const TRANSFORMATION: &[&str] = &["permutation", "orientationDelta"];
const BY_ORBIT: &str = "an object with what belongs to each orbit";

/// An object, and the names that it may have.
struct Fields<'n, 'a> {
    node: &'n Node<'a>,
    fields: &'n [(Key, Node<'a>)],
    names: &'static [&'static str],
}

/// What is expected where an object has these names.
fn object(names: &[&str]) -> String {
    format!("an object with {}", names.join(", "))
}

impl<'n, 'a> Fields<'n, 'a> {
    fn new(node: &'n Node<'a>, names: &'static [&'static str]) -> Result<Self, Fault> {
        let fields = node.fields(&object(names))?;
        let is_other =
            |name: &str| name.starts_with('$') || name.starts_with("experimental");
        let is_known = |name: &str| names.contains(&name) || is_other(name);
        match fields.iter().find(|(name, _)| !is_known(&name.text)) {
            None => Ok(Fields { node, fields, names }),
            Some((name, _)) => Err(name.unexpected(&object(names))),
        }
    }

    fn find(&self, name: &str) -> Option<&'n Node<'a>> {
        self.fields.iter().find(|(key, _)| key.text == name).map(|(_, node)| node)
    }

    fn get(&self, name: &str) -> Result<&'n Node<'a>, Fault> {
        let found = || format!("an object without `{name}`");
        self.find(name)
            .ok_or_else(|| Fault::new(self.node.at, found(), object(self.names)))
    }
}

pub(crate) fn read(text: &str) -> Result<Definition, Fault> {
    let root = json::parse(text)?;
    let fields = Fields::new(&root, PUZZLE)?;
    let name = fields.get("name")?.text("the name of the puzzle in `\"`")?;
    let sets = read_orbits(fields.get("orbits")?)?;
    let start = read_start(&sets, fields.get("defaultPattern")?)?;
    let expected = "an object with a transformation for each move";
    let mut names = Names::new(sets.sets.points());
    let (node, mut moves) = (fields.get("moves")?, Vec::new());
    for (name, value) in node.fields(expected)? {
        names.add(name.word())?;
        let transformation = read_transformation(&sets, value)?;
        moves.push(Move { name: name.text.clone(), transformation });
    }
    let mut sequences = Vec::new();
    let derived = fields.find("derivedMoves");
    let derived =
        derived.map(|node| node.fields("an object with a sequence for each move"));
    for (name, value) in derived.transpose()?.unwrap_or_default() {
        // A name in both is that of `moves`, as in cubing.
        if !names.contains(&name.text) {
            names.add(name.word())?;
            let text = value.text("a sequence of moves in `\"`")?;
            let text = Word { at: value.at + 1, text };
            sequences.push(Sequence { name: name.word(), text });
        }
    }
    let moves = sequence::resolve(&sets.sets, moves, &sequences)?;
    build(node.at, &puzzle_name(name), sets.sets, start, moves, Vec::new())
}

fn read_orbits(node: &Node) -> Result<NamedSets, Fault> {
    let mut words = Vec::new();
    for node in node.list("a list of orbits")? {
        let fields = Fields::new(node, ORBIT)?;
        let name = fields.get("orbitName")?;
        let text = name.text("the name of an orbit in `\"`")?;
        let pieces = fields.get("numPieces")?.word("a number of pieces")?;
        let orientations =
            fields.get("numOrientations")?.word("a number of orientations")?;
        words.push([Word { at: name.at, text }, pieces, orientations]);
    }
    NamedSets::read(&words, node.at)
}

/// The orbits in an object, each with what is said of it. If all orbits are there, others are
/// not looked at: some files have more of them than they use.
fn orbits<'s, 'n, 'a>(
    sets: &'s NamedSets,
    node: &'n Node<'a>,
) -> Result<Vec<(SetLists<'s>, &'n Node<'a>)>, Fault> {
    let (mut entries, mut unknown) = (Vec::new(), None);
    for (name, node) in node.fields(BY_ORBIT)? {
        match sets.find(&name.text, 0, "") {
            Some(set) => entries.push((set, node)),
            None => unknown = unknown.or(Some(name)),
        }
    }
    match unknown {
        Some(name) if entries.len() < sets.sets.iter().len() => {
            Err(name.unexpected("the name of an orbit in `orbits`"))
        }
        _ => Ok(entries),
    }
}

fn read_start(sets: &NamedSets, node: &Node) -> Result<Start, Fault> {
    let mut start = Start::in_order(&sets.sets);
    for (set, node) in orbits(sets, node)? {
        let fields = Fields::new(node, PATTERN)?;
        let pieces = fields.get("pieces")?.numbers("the number of a piece")?;
        set.read_pieces(&pieces, &mut start)?;
        if let Some(node) = fields.find("orientationMod") {
            set.read_moduli(&node.numbers("a modulus")?, &mut start)?;
        }
        if let Some(node) = fields.find("orientation") {
            set.read_ori(&node.numbers("an orientation")?, &mut start)?;
        }
    }
    Ok(start)
}

fn read_transformation(sets: &NamedSets, node: &Node) -> Result<Transformation, Fault> {
    let mut one = sets.sets.identity();
    for (set, node) in orbits(sets, node)? {
        let fields = Fields::new(node, TRANSFORMATION)?;
        let pm = fields.get("permutation")?.numbers("the number of a slot")?;
        set.read_sources(&pm, &mut one)?;
        if let Some(node) = fields.find("orientationDelta") {
            set.read_turns(&node.numbers("an orientation")?, false, &mut one)?;
        }
    }
    Ok(one)
}
