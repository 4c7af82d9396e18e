//! Rubik's cube, set up by moves or by colors, and solved in two phases.

use puzzle::Metric;
use puzzle::rubik::{Cube, CubeFaceletError, Turn, parse, turns};
use std::ops::ControlFlow;
use std::sync::OnceLock;
use two_phase::{Progress, Solution, TwoPhase};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// Turns from the subgroup within which cosets have a table: all tables take less than 4 MB.
const RADIUS: usize = 6;
/// Any solution is better than none: of 12 and 18 turns in the two phases at most.
const MAX_LENGTH: usize = 30;
/// Number of nodes after which a search is content with the solution it has.
const NODES: u64 = 500_000;
/// A sticker that has no color yet.
const BLANK: char = '.';
/// Number of stickers of each color.
const STICKERS: usize = 9;

/// Rubik's cube as 54 letters, nine to a face in the order U R F D L B, and its solver, whose
/// tables are made when something is solved for the first time.
///
/// ```
/// let cube = widgets::Rubik::new();
/// let facelets = cube.scramble("R U2 F'")?;
/// assert_eq!(cube.solve(&facelets)?, ["F", "U2", "R'"]);
/// assert!(cube.table_bytes() < 4_000_000);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
#[derive(Default)]
pub struct Rubik {
    tables: OnceLock<TwoPhase>,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Rubik {
    /// A solver whose tables are not made yet.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new() -> Rubik {
        Rubik::default()
    }

    /// The names of the 18 turns.
    pub fn names(&self) -> Vec<String> {
        names(&turns(Metric::HalfTurn))
    }

    /// The facelets after these moves of the solved cube, whose centers stay where they are.
    ///
    /// # Errors
    /// A message that names the first character that is no move.
    pub fn scramble(&self, moves: &str) -> Result<String, String> {
        let turns = parse(moves).map_err(error_text)?.into_iter();
        Ok(turns.map(Cube::from_turn).product::<Cube>().to_facelets())
    }

    /// Turns that make a random position of the solved cube, each as likely as any other,
    /// given four random numbers, at least 0 and below 1.
    ///
    /// # Panics
    /// If there are fewer numbers, or others.
    ///
    /// # Complexity
    /// That of [`solve`](Self::solve).
    pub fn random(&self, numbers: &[f64]) -> Vec<String> {
        let mut numbers = numbers.iter();
        let mut draw = || numbers.next().expect("four numbers");
        let cube = Cube::random(|n| (draw() * n as f64) as u64);
        names(self.solution(&cube.inverse()).turns())
    }

    /// Why these facelets, of which some may be blank, `.`, are no position of a cube; nothing
    /// if they are one.
    ///
    /// # Complexity
    /// Constant time: nothing is searched.
    pub fn fault(&self, facelets: &str) -> Option<String> {
        let count = |color| facelets.chars().filter(|&c| c == color).count();
        let blank = match count(BLANK) {
            0 => return Cube::from_facelets(facelets).err().map(error_text),
            1 => "one sticker has no color yet".to_owned(),
            blank => format!("{blank} stickers have no color yet"),
        };
        let mut colors: Vec<char> = facelets.chars().filter(|&c| c != BLANK).collect();
        colors.sort_unstable();
        colors.dedup();
        let counts = colors.into_iter().map(|color| (color, count(color)));
        let wrong: Vec<_> = counts.filter(|&(_, found)| found > STICKERS).collect();
        let wrong = (!wrong.is_empty()).then_some(CubeFaceletError::Counts { wrong });
        Some(wrong.map_or(blank, error_text))
    }

    /// Makes the tables, unless they are made, and returns their size in bytes.
    ///
    /// # Complexity
    /// That of [`TwoPhase::with_radius`].
    pub fn table_bytes(&self) -> usize {
        self.tables().bytes()
    }

    /// Turns that solve the cube: about twenty, and as few as a short search finds.
    ///
    /// # Errors
    /// If there is no such cube, as [`fault`](Self::fault) says.
    ///
    /// # Complexity
    /// That of the tables, the first time; then about 500,000 nodes.
    pub fn solve(&self, facelets: &str) -> Result<Vec<String>, String> {
        let cube = Cube::from_facelets(facelets).map_err(error_text)?;
        Ok(names(self.solution(&cube).turns()))
    }
}

impl Rubik {
    fn tables(&self) -> &TwoPhase {
        let tables =
            || TwoPhase::with_radius(RADIUS).expect("a radius that is possible");
        self.tables.get_or_init(tables)
    }

    fn solution(&self, cube: &Cube) -> Solution {
        let mut is_solved = false;
        let observer = |progress: Progress| match progress {
            Progress::Nodes(nodes) if is_solved && nodes >= NODES => {
                ControlFlow::Break(())
            }
            Progress::Nodes(_) => ControlFlow::Continue(()),
            Progress::Solution(_) => {
                is_solved = true;
                ControlFlow::Continue(())
            }
        };
        let search = self.tables().search().max_length(MAX_LENGTH).stop_at(0);
        let outcome = search.solve_observed(cube, observer);
        outcome.solution.expect("both phases together take at most 30 turns")
    }
}

/// The names of turns.
fn names(turns: &[Turn]) -> Vec<String> {
    turns.iter().map(Turn::to_string).collect()
}

/// The message of an error, as a page shows it.
fn error_text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_solve() {
        let cube = Rubik::new();
        let replay = |moves: Vec<String>| cube.scramble(&moves.join(" ")).unwrap();
        let solved = Cube::SOLVED.to_facelets();
        for k in 0..5 {
            let scramble = cube.random(&[0.1, 0.3, 0.7, f64::from(k) / 5.0]);
            let facelets = replay(scramble.clone());
            let solution = cube.solve(&facelets).unwrap();
            assert!(solution.len().max(scramble.len()) <= 22);
            assert_eq!(replay([scramble, solution].concat()), solved);
        }
        assert!(cube.solve(&solved).unwrap().is_empty());
    }

    #[test]
    fn random_numbers_make_the_position() {
        let cube = Rubik::new();
        assert!(cube.random(&[0.0; 4]).is_empty());
        let moves = cube.random(&[0.5; 4]).join(" ");
        let position = Cube::random(|n| n / 2).to_facelets();
        assert_eq!(cube.scramble(&moves), Ok(position));
    }

    #[test]
    fn faults_say_why() {
        let cube = Rubik::new();
        let solved = Cube::SOLVED.to_facelets();
        let painted = |stickers: &[(usize, &str)]| {
            let mut text = solved.clone();
            for &(facelet, color) in stickers {
                text.replace_range(facelet..=facelet, color);
            }
            text
        };
        let fault =
            |stickers: &[(usize, &str)]| cube.fault(&painted(stickers)).unwrap();
        assert_eq!(cube.fault(&solved), None);
        assert!(fault(&[(0, "R")]).contains("'R' on 10, 'U' on 8"));
        assert!(fault(&[(5, "R"), (10, "U")]).starts_with("an edge is flipped"));
        let twist = [(8, "R"), (9, "F"), (20, "U")];
        assert!(fault(&twist).starts_with("a corner is twisted"));
        assert!(fault(&[(10, "F"), (19, "R")]).contains("two pieces are swapped"));
        assert_eq!(fault(&[(0, ".")]), "one sticker has no color yet");
        assert_eq!(fault(&[(0, "."), (9, ".")]), "2 stickers have no color yet");
        assert!(fault(&[(0, "."), (9, "F")]).contains("'F' on 10"));
        assert!(cube.solve(&painted(&twist)).unwrap_err().contains("twisted"));
    }
}
