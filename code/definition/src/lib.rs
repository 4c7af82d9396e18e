//! Puzzle definitions that others wrote, in files: read, checked and written.
//!
//! A [`Definition`] is a puzzle given by its moves: [`Sets`] of pieces with slots and
//! orientations, a [`Start`] position, in which pieces may look alike, named [`Move`]s, each a
//! [`Transformation`], and slots where pieces are [`Illegal`]. [`Definition::generators`] are
//! the moves as permutations of points, which is all that a group needs.
//!
//! ```
//! use definition::Definition;
//!
//! let text = "Set CARD 4 1\nSolved\nEnd\nMove R\nCARD\n2 3 4 1\nEnd\nMove S\nCARD\n2 1 3 4\nEnd\n";
//! let cards = Definition::read("cards.tws", text.as_bytes())?;
//! assert_eq!(cards.generators(), [[3, 0, 1, 2], [1, 0, 2, 3]]);
//! assert_eq!(cards.to_gens(), "# puzzle\nstart = 1 2 3 4\nR = (1,4,3,2)\nS = (1,2)\n");
//! # Ok::<(), definition::ReadError>(())
//! ```
//!
//! Within the crate `pm[i]` is always the piece in slot `i`, or the slot from which slot `i`
//! takes its piece, from 0; `ori[i]` belongs to the piece that is, or arrives, in slot `i`.
//! Every power of a move is a move of its own where moves are counted, and is not listed.
//! A name says whether a move turns the whole puzzle: [`Move::is_rotation`]. Moves are possible
//! in every position: a bandaged puzzle, where glued pieces block some, has a definition only
//! if each move is blocked always or never, or where [`Illegal`] says what may not occur.
//!
//! # twsearch's format, `.tws`
//!
//! Words and numbers on lines. `Name` is optional, then come sets with a name, a number of
//! pieces and one of orientations, then the start, then moves:
//!
//! ```text
//! Name pair
//! Set CORNER 3 3        # three corners with three orientations
//! Set EDGE 4 1
//! Solved                # piece in each slot from 1, then orientations
//! EDGE
//! 1 1 2 3               # two edges look alike
//! CORNER
//! 1 2 3
//! 0 0 ?                 # the third corner's orientation does not matter
//! End
//! Move R                # slot that each slot takes its piece from
//! CORNER
//! 2 3 1
//! 1 2 0                 # listed by the slot that a piece comes FROM
//! End
//! MoveTransformation U  # numbers from 0
//! CORNER
//! 1 0 2
//! 1 2 0                 # listed by the slot that a piece goes TO
//! End
//! MoveSequence S R U' [R, U2]
//! MoveAlias T S         # another name in sequences, and no move
//! Illegal EDGE 4 1 2    # in slot 4 may be neither piece 1 nor 2
//! ```
//!
//! `StartState` is `Solved` with numbers from 0. Sets that a block leaves out, and orientations,
//! are in order and 0. Everything after a word that begins with `#` is a comment.
//!
//! # cubing's KPuzzle JSON, `.kpuzzle.json` or `.def.json`
//!
//! ```text
//! { "name": "pair",
//!   "orbits": [{ "orbitName": "CORNERS", "numPieces": 3, "numOrientations": 3 }],
//!   "defaultPattern": { "CORNERS": {
//!     "pieces": [0, 1, 2], "orientation": [0, 0, 0], "orientationMod": [0, 0, 1] } },
//!   "moves": { "R": { "CORNERS": {
//!     "permutation": [1, 2, 0], "orientationDelta": [0, 1, 2] } } },
//!   "derivedMoves": { "S": "R2'" } }
//! ```
//!
//! Numbers are from 0, `orientationDelta` is listed by the slot that a piece goes to, and
//! `orientationMod` is a divisor of the number of orientations: how many can be told apart,
//! where 0 means all. Names that begin with `$` or `experimental` are not looked at.
//!
//! # Generators in cycle notation, `.gens`
//!
//! ```text
//! # a ring of six, whose points are those of one set
//! start = 1 1 1 2 2 2       # optional: points with the same number look alike
//! R = (1,2,3,4,5,6)         # what is at point 1 goes to point 2
//! S := (1,2) (3, 4);        # as GAP writes it
//! rotation y = (1,6)(2,5)(3,4)
//! illegal 4 = 1             # at point 4 may not be what has the number 1
//! ```
//!
//! In the order to be read: `sets` and `definition`, the data; `checks` and `error`; `read`,
//! with `lists`, `tws`, `json`, `kpuzzle`, `gens` and `sequence`; `write`; `catalog`; `powers`,
//! `text` and `puzzle`, a [`DefinedPuzzle`], or `arrangements`, if pieces look alike;
//! `from_moves`; `goals`; `relabel`, `rotations` and `held`; `characters` and `structure`.
//!
//! The crate needs `std`. It belongs to the chapter *Your own puzzle in thirty lines* of the
//! book *God's Algorithm*.

// ANCHOR: map
mod arrangements;
mod catalog;
mod characters;
mod checks;
mod definition;
mod error;
mod from_moves;
mod gens;
mod goals;
mod held;
mod json;
mod kpuzzle;
mod lists;
mod powers;
mod puzzle;
mod read;
mod relabel;
mod rotations;
mod sequence;
mod sets;
mod structure;
mod text;
mod tws;
mod write;
// ANCHOR_END: map

// ANCHOR: names
pub use arrangements::{ArrangementPuzzle, Members, RowTables};
pub use characters::Constraint;
pub use definition::{Definition, Illegal, Move, Start, Transformation};
pub use error::{CatalogError, DefinitionError, GoalError, ReadError, WriteError};
pub use from_moves::SetMove;
pub use goals::{goal_ranks, is_subgroup};
pub use puzzle::{DefinedPuzzle, MAX_MOVES, PuzzleError};
pub use read::MAX_BYTES;
pub use rotations::{HOW_TO_NAME_ROTATIONS, RotationError};
pub use sets::{MAX_POINTS, Set, Sets};
pub use structure::{SlotOrbit, Structure};
// ANCHOR_END: names
