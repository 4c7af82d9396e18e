//! Puzzles from moves that a program lists.

use crate::checks::{Fault, check_below, check_permutation, fail};
use crate::{DefinedPuzzle, Definition, DefinitionError, Move, PuzzleError, Set, Sets};

/// What a move does with one set: for each slot, from 0 in the set, the slot from which its
/// piece comes, and by how much the piece that arrives there is turned. An empty list of slots
/// moves nothing, an empty list of turns turns nothing.
pub type SetMove<'a> = (&'a [u16], &'a [u16]);

impl DefinedPuzzle {
    /// The puzzle of these sets of pieces with these moves, each with a name and with what it
    /// does in every set, in the sets' order. All powers of the moves are moves as well, and a
    /// name such as `x` or `Uv` makes a rotation of the whole: [`Move::is_rotation`].
    ///
    /// # Errors
    /// [`PuzzleError::Definition`] if a name cannot be one or stands twice, a list has not one
    /// entry for each slot, is no permutation of the set's slots, or has an orientation that is
    /// too large; and the others of [`DefinedPuzzle::new`].
    ///
    /// # Complexity
    /// That of [`DefinedPuzzle::new`].
    ///
    /// # Examples
    /// ```
    /// use definition::{DefinedPuzzle, Set};
    /// use puzzle::Puzzle;
    ///
    /// let pair = DefinedPuzzle::from_moves(
    ///     "pair",
    ///     &[Set::new("CORNER", 4, 3), Set::new("EDGE", 4, 1)],
    ///     &[
    ///         ("R", &[(&[1, 2, 3, 0], &[1, 2, 1, 2]), (&[1, 2, 3, 0], &[])]),
    ///         ("S", &[(&[], &[]), (&[1, 0, 2, 3], &[])]),
    ///     ],
    /// )?;
    /// assert_eq!(pair.count(), 96);
    /// assert_eq!(pair.write(&pair.scramble("R S")?), "1.1 2.2 3.1 0.2 / 2 1 3 0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_moves(
        name: &str,
        sets: &[Set],
        moves: &[(&str, &[SetMove])],
    ) -> Result<Self, PuzzleError> {
        let sets = Sets::new(sets.to_vec())?;
        let moves: Result<Vec<_>, _> =
            moves.iter().map(|&(name, parts)| joined(&sets, name, parts)).collect();
        DefinedPuzzle::new(Definition::new(name, sets, moves?)?)
    }

    /// The puzzle whose moves are permutations of points, each with a name: entry `p` is the
    /// point to which what is at point `p` goes, as in cycle notation. Its pieces are one set
    /// named `POINT`, without orientations.
    ///
    /// # Errors
    /// As [`from_moves`](Self::from_moves).
    ///
    /// # Complexity
    /// That of [`DefinedPuzzle::new`].
    ///
    /// # Examples
    /// ```
    /// use definition::DefinedPuzzle;
    /// use puzzle::Puzzle;
    ///
    /// let rings = [
    ///     ("a", &[1, 2, 3, 4, 5, 0, 6, 7, 8, 9][..]), // (0 1 2 3 4 5)
    ///     ("b", &[6, 1, 2, 8, 4, 5, 7, 3, 9, 0]),     // (0 6 7 3 8 9)
    /// ];
    /// let rings = DefinedPuzzle::from_permutations("rings", &rings)?;
    /// assert_eq!((rings.count(), rings.moves()), (1920, 10));
    /// # Ok::<(), definition::PuzzleError>(())
    /// ```
    pub fn from_permutations(
        name: &str,
        moves: &[(&str, &[u16])],
    ) -> Result<Self, PuzzleError> {
        let points = moves.first().ok_or(PuzzleError::NoMoves)?.1.len();
        let sets = Sets::new(vec![Set::new("POINT", points, 1)])?;
        let inverted = |&(name, images): &(&str, &[u16])| {
            let in_place = |fault: Fault| fault.in_place(format!("move {name}"));
            check_images(images, points).map_err(in_place)?;
            let mut pm = vec![0; points];
            for (point, &image) in images.iter().enumerate() {
                pm[usize::from(image)] = point as u16;
            }
            Ok(Move::new(name, pm, vec![0; points]))
        };
        let moves: Result<Vec<_>, DefinitionError> =
            moves.iter().map(inverted).collect();
        DefinedPuzzle::new(Definition::new(name, sets, moves?)?)
    }
}

/// A move of all sets, from what it does in each.
fn joined(sets: &Sets, name: &str, parts: &[SetMove]) -> Result<Move, DefinitionError> {
    let in_move = |fault: Fault| fault.in_place(format!("move {name}"));
    if parts.len() != sets.iter().len() {
        let found = format!("lists for {} sets", parts.len());
        let expected = format!("lists for each of the {} sets", sets.iter().len());
        return fail(0, found, expected).map_err(in_move);
    }
    let mut all = sets.identity();
    for (number, (set, &(pm, ori))) in sets.iter().zip(parts).enumerate() {
        let in_set =
            |fault: Fault| fault.in_place(format!("move {name}, set {}", set.name));
        let slots = sets.slots_of(number);
        if !pm.is_empty() {
            check_images(pm, set.pieces).map_err(in_set)?;
            for (slot, &source) in slots.clone().zip(pm) {
                all.pm[slot] = slots.start as u16 + source;
            }
        }
        if !ori.is_empty() {
            check_count(ori, set.pieces, "orientations").map_err(in_set)?;
            check_below(ori, |_| set.orientations as u16).map_err(in_set)?;
            all.ori[slots].copy_from_slice(ori);
        }
    }
    Ok(Move { name: name.to_string(), transformation: all })
}

fn check_images(images: &[u16], slots: usize) -> Result<(), Fault> {
    check_count(images, slots, "slots")?;
    check_permutation(images, 0, 0)
}

fn check_count(list: &[u16], slots: usize, what: &str) -> Result<(), Fault> {
    if list.len() == slots {
        return Ok(());
    }
    fail(0, format!("{} {what}", list.len()), format!("{slots}, one for each slot"))
}
