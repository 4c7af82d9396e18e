//! Definitions of the catalog's puzzles.

use crate::definition::Move;
use crate::{CatalogError, Definition, Set, Sets, Transformation};
use puzzle::catalog::NamedPuzzle;
use puzzle::{Indexed, PieceSet};

impl Definition {
    /// The definition of a puzzle of the catalog: its position after each move, seen as pieces
    /// in slots. A move that is a power of an earlier one is left out: R2 and R' after R.
    ///
    /// # Errors
    /// [`CatalogError`] if the puzzle has no such size, no moves, or moves that are no group.
    ///
    /// # Complexity
    /// O(slots · moves²) time and the orders of the moves.
    ///
    /// # Examples
    /// ```
    /// use definition::Definition;
    ///
    /// let cube = puzzle::catalog::find("pocket-cube")?;
    /// let cube = Definition::of_catalog(&cube)?;
    /// let names: Vec<_> = cube.moves().iter().map(|one| &one.name[..]).collect();
    /// assert_eq!((names, cube.points()), (vec!["U", "R", "F"], 21));
    ///
    /// let board = puzzle::catalog::find("15-puzzle")?;
    /// assert!(Definition::of_catalog(&board).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_catalog(found: &NamedPuzzle) -> Result<Self, CatalogError> {
        Definition::of_puzzle(&found.name, &*found.puzzle(None)?)
    }

    /// The definition of a puzzle, as [`of_catalog`](Self::of_catalog) makes it. The puzzle
    /// must say where its pieces are: [`puzzle::Puzzle::piece_sets`].
    ///
    /// # Errors
    /// [`CatalogError`] if it does not, or what it says is no definition.
    ///
    /// # Complexity
    /// As [`of_catalog`](Self::of_catalog).
    pub fn of_puzzle(name: &str, puzzle: &dyn Indexed) -> Result<Self, CatalogError> {
        let no_group = || CatalogError::NoGroup { name: name.to_string() };
        let pieces = |rank| puzzle.pieces_of_rank(rank).ok_or_else(no_group);
        let solved = pieces(puzzle.solved_rank())?;
        let set =
            |set: &PieceSet| Set::new(set.name, set.pm.len(), set.orientations.into());
        let sets = Sets::new(solved.iter().map(set).collect())?;
        if transformation(&solved) != sets.identity() {
            return Err(no_group());
        }
        let mut moves: Vec<Move> = Vec::new();
        let names = puzzle.move_names().into_iter();
        for (name, rank) in names.zip(puzzle.successors(puzzle.solved_rank())) {
            let transformation = transformation(&pieces(rank.ok_or_else(no_group)?)?);
            let is_power =
                |one: &Move| is_power(&sets, &one.transformation, &transformation);
            if !moves.iter().any(is_power) {
                moves.push(Move { name, transformation });
            }
        }
        Ok(Definition::new(name, sets, moves)?)
    }
}

/// The position of pieces in sets, numbered through all sets.
fn transformation(sets: &[PieceSet]) -> Transformation {
    let (mut pm, mut ori) = (Vec::new(), Vec::new());
    for set in sets {
        let first = pm.len();
        pm.extend(set.pm.iter().map(|&piece| (first + usize::from(piece)) as u16));
        ori.extend(set.ori.iter().map(|&turn| u16::from(turn)));
    }
    Transformation { pm, ori }
}

/// Whether `b` is a power of `a`.
fn is_power(sets: &Sets, a: &Transformation, b: &Transformation) -> bool {
    let (mut power, identity) = (a.clone(), sets.identity());
    while power != *b && power != identity {
        power = sets.product(&power, a);
    }
    power == *b
}
