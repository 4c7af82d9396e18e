//! Shortest solutions without a table of all positions: IDA* and A*.
//!
//! [`IdaStar`] searches any [`Space`]: any puzzle of the catalog, or a type of your own, whose
//! positions need no ranks. An [`Automaton`] rejects redundant sequences of moves. [`a_star`] is
//! the search that stores all positions instead.
//!
//! ```
//! use ida_star::{Automaton, IdaStar};
//! use lower_bound::WalkingDistance;
//! use puzzle::{Puzzle, sliding::Sliding};
//!
//! let puzzle = Sliding::new(3, 3)?;
//! let bound = WalkingDistance::new(&puzzle)?;
//! let boards: Vec<_> = (0..9).map(|i| puzzle.unrank(i * puzzle.count() / 9)).collect();
//! let automaton = Automaton::find(&puzzle, &boards, 2);
//!
//! let search = IdaStar::new(&puzzle, &bound).canonical(&automaton);
//! let found = search.search(&puzzle.read("867254301")?)?;
//! assert_eq!(found.solution().map(<[usize]>::len), Some(31));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In the order to be read:
//! - `space`: what a search needs of a puzzle; `plain`: IDA* as plain functions
//! - `ida_star`, `round`: the search; `control`: limits and observers; `threads`: subtrees on
//!   several threads
//! - `duplicates`, `canonical`: redundant sequences and the automaton that rejects them
//! - `a_star`: A*
//!
//! The crate needs `std`. It is the chapter *Iterative deepening* of the book *God's Algorithm*.

mod a_star;
mod canonical;
mod control;
mod duplicates;
mod error;
mod ida_star;
mod plain;
mod round;
mod space;
mod threads;

pub use a_star::{AStarOutcome, a_star};
pub use canonical::Automaton;
pub use control::Progress;
pub use duplicates::duplicates;
pub use error::SearchError;
pub use ida_star::{IdaStar, IdaStarOutcome};
pub use plain::{dive, ida_star_distance};
pub use round::{Cuts, Round};
pub use space::{Space, ZeroBound};
