//! A group whose generators are typed: its orbits, its chain, and the layers of its positions.

use combination::multinomial;
use cpu::Cpu;
use definition::{ArrangementPuzzle, DefinedPuzzle, Definition};
use permutation_group::{Permutation, PermutationGroup, orbits};
use rows::arrangements::ArrangementRows;
use rows::cosets::CosetRows;
use rows::{Geometry, Nothing, SearchOptions, search};
use std::collections::BTreeMap;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// Maximum number of points: their chain is found in a moment.
const MAX_POINTS: usize = 60;
/// Maximum number of positions whose layers are counted: in a second, on a phone too.
const MAX_POSITIONS: u64 = 1_000_000;
/// Number of characters that are shown before a fault.
const SHOWN_BEFORE: usize = 24;
/// Number of characters that are shown from a fault on.
const SHOWN_AFTER: usize = 10;

/// The group of generators in cycle notation, as a file `.gens` has them. Points are numbered
/// from 0 here, and from 1 in the text.
///
/// ```
/// let cards = widgets::Generators::new("a = (1,2)\nb = (2,3)\n")?;
/// assert_eq!((cards.order().as_str(), cards.orbit_lengths()), ("6", vec![3, 2]));
/// assert_eq!(cards.layers()?, [1.0, 2.0, 2.0, 1.0]);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Generators {
    definition: Definition,
    group: PermutationGroup,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Generators {
    /// Reads generators and finds their group.
    ///
    /// # Errors
    /// What is wrong and where, and in a second line, if it is in the text, the text around it.
    ///
    /// # Complexity
    /// That of [`PermutationGroup::new`].
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(text: &str) -> Result<Generators, String> {
        let definition = Definition::read_gens("typed.gens", text.as_bytes());
        let definition = definition.map_err(|fault| {
            format!(
                "Line {}, column {}: found {}, and expected {}.\n{}",
                fault.line,
                fault.column,
                fault.found,
                fault.expected,
                surroundings(text, fault.line, fault.column)
            )
        })?;
        let points = definition.points();
        if points > MAX_POINTS {
            return Err(format!(
                "Found {points} points, and expected at most {MAX_POINTS}: this page computes \
                 while you type."
            ));
        }
        let permutation = |images| Permutation::new(images).map_err(error_text);
        let generators: Result<Vec<_>, _> =
            definition.generators().into_iter().map(permutation).collect();
        let group = PermutationGroup::new(points, &generators?).map_err(error_text)?;
        Ok(Generators { definition, group })
    }

    /// The names of the generators.
    pub fn names(&self) -> Vec<String> {
        let moves = self.definition.moves().iter().filter(|it| !it.is_rotation());
        moves.map(|it| it.name.clone()).collect()
    }

    /// Where a generator takes each point.
    ///
    /// # Panics
    /// If there is no such generator.
    pub fn images(&self, generator: usize) -> Vec<u16> {
        self.group.generators()[generator].images().to_vec()
    }

    /// The number of each point's orbit.
    pub fn orbits(&self) -> Vec<u16> {
        let mut numbers = vec![0; self.group.points()];
        for (number, orbit) in (0..).zip(orbits(numbers.len(), self.group.generators()))
        {
            orbit.iter().for_each(|&point| numbers[usize::from(point)] = number);
        }
        numbers
    }

    /// The order of the group, in digits: the number of positions, if none look alike.
    pub fn order(&self) -> String {
        self.group.order().to_string()
    }

    /// The point of each link of the chain.
    pub fn base(&self) -> Vec<u16> {
        self.group.base()
    }

    /// For each link, the number of places where its point can be while those before are home.
    pub fn orbit_lengths(&self) -> Vec<usize> {
        self.group.orbit_lengths()
    }

    /// The places of a link.
    ///
    /// # Panics
    /// If there is no such link.
    pub fn places(&self, link: usize) -> Vec<u16> {
        let point = self.group.base()[link];
        self.group.transversal(link).iter().map(|t| t.image(point)).collect()
    }

    /// The number of positions at each distance from the start, if a move and each of its powers count one.
    ///
    /// # Errors
    /// If there are too many positions for a page, or a table cannot be made of the puzzle.
    ///
    /// # Complexity
    /// That of a search by rows that are cosets.
    pub fn layers(&self) -> Result<Vec<f64>, String> {
        let is_group = self.definition.has_distinct_positions();
        let at_most = if is_group {
            u64::try_from(self.group.order()).ok()
        } else {
            self.arrangements()
        };
        if at_most.is_none_or(|at_most| at_most > MAX_POSITIONS) {
            return Err(
                "more than a million positions are too many for a page".to_owned()
            );
        }
        let definition = self.definition.clone();
        let layers = if is_group {
            let puzzle = DefinedPuzzle::new(definition).map_err(error_text)?;
            let (group, moves) = (puzzle.group().clone(), puzzle.move_permutations());
            count_layers(&CosetRows::<u64>::new(group, &moves).map_err(error_text)?)
        } else {
            let puzzle = ArrangementPuzzle::new(definition).map_err(error_text)?;
            count_layers(&ArrangementRows::new(&puzzle))
        };
        Ok(layers?.iter().map(|&positions| positions as f64).collect())
    }
}

impl Generators {
    /// In how many ways what is at the points of each orbit can be arranged: at least the number
    /// of positions. `None` if there are too many.
    fn arrangements(&self) -> Option<u64> {
        let labels = self.definition.labels();
        let orbits = orbits(self.group.points(), self.group.generators());
        orbits.iter().try_fold(1_u64, |product, orbit| {
            let mut counts = BTreeMap::new();
            for &point in orbit {
                *counts.entry(labels[usize::from(point)]).or_insert(0) += 1;
            }
            let counts: Vec<_> = counts.into_values().collect();
            product.checked_mul(multinomial(&counts)?)
        })
    }
}

/// The layers of a puzzle in rows.
fn count_layers(rows: &dyn Geometry<Word = u64>) -> Result<Vec<u64>, String> {
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    Ok(search(rows, &Nothing, options, |_| ()).map_err(error_text)?.layers)
}

/// The message of an error, as a page shows it.
fn error_text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// The text around a character of a line, both counted from 1, and a second line with a mark
/// below it.
fn surroundings(text: &str, line: usize, column: usize) -> String {
    let line = text.lines().nth(line - 1).unwrap_or_default();
    let skipped = (column - 1).saturating_sub(SHOWN_BEFORE);
    let shown = line.chars().skip(skipped).take(column - 1 - skipped + SHOWN_AFTER);
    let shown: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("{shown}\n{}^", " ".repeat(column - 1 - skipped))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_FACES: &str = "U = (1,4,7,10)(2,5,8,11)(3,6,9,12)\n\
                             R = (1,11,16,14)(2,12,17,15)(3,10,18,13)\n";

    #[test]
    fn two_faces_match_chapter() {
        let group = Generators::new(TWO_FACES).unwrap();
        assert_eq!(group.order(), "29160");
        assert_eq!(group.orbit_lengths(), [18, 15, 12, 3, 3]);
        assert_eq!(group.orbits(), [0; 18]);
        let layers =
            [1, 6, 18, 53, 148, 400, 910, 1882, 3276, 4628, 6198, 6325, 4352, 941, 22];
        assert_eq!(group.layers().unwrap(), layers.map(f64::from));
        assert_eq!(group.names(), ["U", "R"]);
        assert_eq!(group.images(1)[..3], [10, 11, 9]);
    }

    #[test]
    fn places_leave_earlier_points_home() {
        let group = Generators::new("a = (1,2)\nb = (2,3)(4,5)\n").unwrap();
        assert_eq!(group.orbits(), [0, 0, 0, 1, 1]);
        assert_eq!(
            (group.base(), group.orbit_lengths()),
            (vec![0, 1, 3], vec![3, 2, 2])
        );
        let places = |link| {
            let mut places = group.places(link);
            places.sort_unstable();
            places
        };
        assert_eq!(
            [places(0), places(1), places(2)],
            [vec![0, 1, 2], vec![1, 2], vec![3, 4]]
        );
    }

    #[test]
    fn errors_show_where() {
        let error = |text| Generators::new(text).err().unwrap();
        let twice = "Line 1, column 27: found 2 a second time, and expected each point at most \
                     once in a move.\n= (1,2,3,4,5,6,7,8,9,10,2)(11,12)(\n                        ^";
        assert_eq!(error("a = (1,2,3,4,5,6,7,8,9,10,2)(11,12)(13,14)"), twice);
        assert!(error("").starts_with("Line 1, column 1: found no move"));
        assert!(error("ü").ends_with("\nü\n ^"));
        assert!(error("a = (1,61)").starts_with("Found 61 points"));
    }

    #[test]
    fn rejects_layers_of_large_groups() {
        let layers = |text: &str| Generators::new(text).unwrap().layers();
        let ring = |cards: usize| {
            let cycle =
                (1..=cards).map(|i| i.to_string()).collect::<Vec<_>>().join(",");
            format!("R = ({cycle})\nS = (1,2)\n")
        };
        assert_eq!(layers(&ring(9)).unwrap().iter().sum::<f64>(), 362_880.0);
        assert!(layers(&ring(10)).unwrap_err().contains("more than a million"));
        let ring = format!("start = 1 1 1 1 1 2 2 2 2 2\n{}", ring(10));
        assert_eq!(layers(&ring).unwrap().iter().sum::<f64>(), 252.0);
        assert!(layers("a = ()").unwrap_err().contains("no move"));
    }
}
