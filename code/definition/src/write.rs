//! Writing definitions.

use crate::{Definition, Move, WriteError};
use std::fmt::{Display, Write};
use std::ops::Range;

fn joined(numbers: impl IntoIterator<Item = impl Display>, separator: &str) -> String {
    let numbers = numbers.into_iter().map(|number| number.to_string());
    numbers.collect::<Vec<_>>().join(separator)
}

/// A text in JSON.
fn json(text: &str) -> String {
    let escaped = text.chars().map(|c| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => format!("\\u{:04x}", u32::from(c)),
        c => c.to_string(),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

impl Definition {
    /// The definition in twsearch's format, which [`read_tws`](Self::read_tws) reads as the
    /// same definition. It is written with `StartState` and `MoveTransformation`: numbers
    /// begin with 0, and orientations are listed by the slot that a piece goes to.
    ///
    /// twsearch itself takes at most 255 pieces and 127 orientations in a set.
    ///
    /// # Errors
    /// [`WriteError::Modulus`] if the orientation of a piece matters in part.
    ///
    /// # Complexity
    /// O(slots · moves) time and bytes.
    ///
    /// # Examples
    /// ```
    /// use definition::Definition;
    ///
    /// let ring = Definition::read("ring.gens", b"start = 1 1 2\nR = (1,2,3)")?;
    /// let text = "Name ring\n\nSet POINT 3 1\n\nStartState\nPOINT\n0 0 1\nEnd\n\n\
    ///             MoveTransformation R\nPOINT\n2 0 1\nEnd\n";
    /// assert_eq!(ring.to_tws()?, text);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_tws(&self) -> Result<String, WriteError> {
        let (sets, start) = (self.sets(), self.start());
        let mut text = format!("Name {}\n\n", self.name());
        for set in sets.iter() {
            let _ =
                writeln!(text, "Set {} {} {}", set.name, set.pieces, set.orientations);
        }
        text.push_str("\nStartState\n");
        let identity = sets.identity();
        for (number, set) in sets.iter().enumerate() {
            let slots = sets.slots_of(number);
            for slot in slots.clone() {
                let (modulus, orientations) =
                    (start.moduli[slot], sets.orientations(slot));
                if modulus > 1 && modulus != orientations {
                    return Err(WriteError::Modulus {
                        set: set.name.clone(),
                        modulus,
                        orientations,
                    });
                }
            }
            let pieces = start.pieces[slots.clone()].iter();
            let pieces =
                joined(pieces.map(|&piece| usize::from(piece) - slots.start), " ");
            let _ = writeln!(text, "{}\n{pieces}", set.name);
            if set.orientations > 1 {
                let ori = slots.map(|slot| match start.moduli[slot] {
                    1 => "?".to_string(),
                    _ => start.ori[slot].to_string(),
                });
                let _ = writeln!(text, "{}", joined(ori, " "));
            }
        }
        text.push_str("End\n");
        for Move { name, transformation } in self.moves() {
            let _ = writeln!(text, "\nMoveTransformation {name}");
            for (number, set) in sets.iter().enumerate() {
                let slots = sets.slots_of(number);
                let (pm, ori) = (
                    &transformation.pm[slots.clone()],
                    &transformation.ori[slots.clone()],
                );
                if *pm == identity.pm[slots.clone()] && ori.iter().all(|&ori| ori == 0)
                {
                    continue;
                }
                let sources =
                    pm.iter().map(|&source| usize::from(source) - slots.start);
                let _ = writeln!(text, "{}\n{}", set.name, joined(sources, " "));
                if set.orientations > 1 {
                    let _ = writeln!(text, "{}", joined(ori, " "));
                }
            }
            text.push_str("End\n");
        }
        for illegal in self.illegal() {
            let slot = usize::from(illegal.slot);
            let set = sets.set_of(slot);
            let first = sets.slots_of(set).start;
            let name = sets.iter().nth(set).map_or("", |set| &set.name);
            let pieces =
                illegal.pieces.iter().map(|&piece| usize::from(piece) - first + 1);
            let _ = writeln!(
                text,
                "\nIllegal {name} {} {}",
                slot - first + 1,
                joined(pieces, " ")
            );
        }
        Ok(text)
    }

    /// The definition in cubing's KPuzzle JSON, which
    /// [`read_kpuzzle_json`](Self::read_kpuzzle_json) reads as the same definition.
    ///
    /// # Errors
    /// [`WriteError::Illegal`] if some pieces may not be in some slots.
    ///
    /// # Complexity
    /// O(slots · moves) time and bytes.
    pub fn to_kpuzzle_json(&self) -> Result<String, WriteError> {
        if !self.illegal().is_empty() {
            return Err(WriteError::Illegal);
        }
        let (sets, start) = (self.sets(), self.start());
        let list = |name: &str, numbers: &[u16], first: usize| {
            let numbers = numbers.iter().map(|&number| usize::from(number) - first);
            format!("{}: [{}]", json(name), joined(numbers, ", "))
        };
        // What `lists` gives for the slots of each set, as the fields of an object.
        let by_set = |space: &str, lists: &dyn Fn(Range<usize>) -> Vec<String>| {
            let fields = sets.iter().enumerate().map(|(number, set)| {
                let fields = joined(lists(sets.slots_of(number)), ", ");
                format!("{space}{}: {{ {fields} }}", json(&set.name))
            });
            joined(fields, ",\n")
        };
        let orbits = sets.iter().map(|set| {
            let name = format!("\"orbitName\": {}", json(&set.name));
            let pieces = format!("\"numPieces\": {}", set.pieces);
            format!(
                "    {{ {name}, {pieces}, \"numOrientations\": {} }}",
                set.orientations
            )
        });
        let pattern = by_set("    ", &|slots: Range<usize>| {
            let v = sets.orientations(slots.start);
            let moduli = start.moduli[slots.clone()].iter();
            let moduli: Vec<_> = moduli.map(|&modulus| modulus % v).collect();
            let mut lists = vec![
                list("pieces", &start.pieces[slots.clone()], slots.start),
                list("orientation", &start.ori[slots], 0),
            ];
            if moduli.iter().any(|&modulus| modulus > 0) {
                lists.push(list("orientationMod", &moduli, 0));
            }
            lists
        });
        let moves = self.moves().iter().map(|Move { name, transformation }| {
            let sets = by_set("      ", &|slots: Range<usize>| {
                vec![
                    list("permutation", &transformation.pm[slots.clone()], slots.start),
                    list("orientationDelta", &transformation.ori[slots], 0),
                ]
            });
            format!("    {}: {{\n{sets}\n    }}", json(name))
        });
        let [name, orbits] = [json(self.name()), joined(orbits, ",\n")];
        let moves = joined(moves, ",\n");
        Ok(format!(
            "{{\n  \"name\": {name},\n  \"orbits\": [\n{orbits}\n  ],\n  \"defaultPattern\": \
             {{\n{pattern}\n  }},\n  \"moves\": {{\n{moves}\n  }}\n}}\n"
        ))
    }

    /// The definition as generators in cycle notation, which
    /// [`read_gens`](Self::read_gens) reads as [`in_points`](Self::in_points).
    ///
    /// # Complexity
    /// O(points · moves) time and bytes.
    pub fn to_gens(&self) -> String {
        let flat = self.in_points();
        let labels = flat.start().pieces.iter().map(|&label| u32::from(label) + 1);
        let mut text = format!("# {}\nstart = {}\n", flat.name(), joined(labels, " "));
        for Move { name, transformation } in flat.moves() {
            let is_rotation = crate::definition::is_rotation_name(name);
            let word = if is_rotation { "rotation " } else { "" };
            let images = flat.sets().images(transformation);
            let _ = writeln!(text, "{word}{name} = {}", cycles(&images));
        }
        for illegal in flat.illegal() {
            let pieces =
                joined(illegal.pieces.iter().map(|&label| u32::from(label) + 1), " ");
            let _ =
                writeln!(text, "illegal {} = {pieces}", u32::from(illegal.slot) + 1);
        }
        text
    }
}

/// A permutation in cycle notation, its points from 1; `()` if it changes nothing.
fn cycles(images: &[u16]) -> String {
    let (mut text, mut visited) = (String::new(), vec![false; images.len()]);
    for first in 0..images.len() {
        let (mut cycle, mut point) = (Vec::new(), first);
        while !std::mem::replace(&mut visited[point], true) {
            cycle.push(point + 1);
            point = usize::from(images[point]);
        }
        if cycle.len() > 1 {
            let _ = write!(text, "({})", joined(cycle, ","));
        }
    }
    if text.is_empty() { "()".to_string() } else { text }
}
