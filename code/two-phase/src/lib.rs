//! Kociemba's two-phase algorithm: any Rubik's cube in about twenty turns, within a millisecond.
//!
//! The turns U, D, R2, L2, F2 and B2 generate a subgroup of 19,508,428,800 positions. The first
//! phase searches ways into the subgroup, and sees only the [`Coset`] of the cube, one of
//! 2,217,093,120; the second phase solves what is left with the ten turns of the subgroup. Each
//! way in that is one turn longer may leave a second phase that is several turns shorter, so the
//! search goes on and finds shorter and shorter solutions.
//!
//! ```
//! use puzzle::rubik::{Cube, parse};
//! use two_phase::TwoPhase;
//!
//! let scramble = "D2 B' R2 U L' F U2 R B D' L2 F' R U B2 L D F2 R'";
//! let cube: Cube = parse(scramble)?.into_iter().map(Cube::from_turn).product();
//!
//! let tables = TwoPhase::new();
//! let solution = tables.search().solve(&cube).solution.expect("at most 21 turns");
//! let turns = solution.turns().iter().map(|&turn| Cube::from_turn(turn));
//! assert_eq!(turns.fold(cube, |cube, turn| cube * turn), Cube::SOLVED);
//! # Ok::<(), puzzle::rubik::TurnError>(())
//! ```
//!
//! In which order to read the modules:
//!
//! 1. [`pocket`]: both phases for the pocket cube, and `plain`: the coordinates of Rubik's cube,
//!    as plain functions on slices.
//! 2. `turns`: the 18 turns and the ten, and which may follow which.
//! 3. `coordinates`, `coset`: the coordinates, and the three of the first phase together.
//! 4. `classes`, `key_table`, `near_cosets`: the exact distances of the cosets near the
//!    subgroup, up to 16 symmetries.
//! 5. `pruning`, `four_pieces`, `phase2`: the lower bounds of the second phase.
//! 6. `variants`, `worker`, `search`: the search. `control`, `solution`, `two_phase`: its limits,
//!    its result, and all tables.
//!
//! # Sources
//! H. Kociemba, *The two-phase algorithm* (kociemba.org/cube.htm), has the algorithm and its
//! coordinates. Six variants, turns after the second phase, and small tables by symmetries are
//! ideas of Chen Shuang's program min2phase. That the first phase knows exact distances near the
//! subgroup, and nothing of the other cosets, is this crate's own choice.
//!
//! The crate needs `std`. It is the chapter *Rubik's cube in two phases* of the book *God's
//! Algorithm*.

mod classes;
mod control;
mod coordinates;
mod coset;
mod four_pieces;
mod key_table;
mod near_cosets;
mod phase2;
mod plain;
pub mod pocket;
mod pruning;
mod search;
mod solution;
pub mod turns;
mod two_phase;
mod variants;
mod worker;

pub use classes::CosetClasses;
pub use control::{End, Progress};
pub use coordinates::{
    EdgeFlip, PUBLISHED, PublishedCoordinate, SlicePermutation, SliceSlots,
};
pub use coset::{Coset, CosetTurns};
pub use near_cosets::COSET_LAYERS;
pub use plain::{flip, permutation_rank, slice, twist};
pub use search::{GODS_NUMBER, Outcome, Search};
pub use solution::Solution;
pub use two_phase::{RadiusError, TwoPhase};
pub use variants::{Rotations, VARIANTS};
