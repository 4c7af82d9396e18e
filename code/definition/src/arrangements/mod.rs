//! Puzzles whose pieces look alike, whose orientations do not matter, or with illegal positions.
//!
//! Let S be the elements of the group that change only pieces that look alike, or orientations
//! that do not matter. A position is a coset S·g: an arrangement of *symbols*, one in each slot,
//! and what a symbol does not say cannot be seen. A row is the slots of the pieces of some classes,
//! a column the arrangement of the rest in the other slots, in their order. A move takes a row to
//! a row, and rearranges its columns by a *connection*, which depends only on how it permutes
//! and turns the slots of the rest. So equal connections are many, and each is found once.
//!
//! The modules, in the order to be read:
//!
//! - `symbols`: what can be told apart; `orbits`: the slots in which moves change it
//! - `split`: which classes number the rows
//! - `walk`: the rows and the connections; `columns`: the columns, and where connections take them
//! - `sectors`: the columns that can be reached in a row
//! - `members`: [`Members`], where only some numbers have ranks
//! - `numbering`: ranks without gaps; `row_tables`: [`RowTables`], all that a search needs
//! - `wildcards`: goals that leave something open; `puzzle`: [`ArrangementPuzzle`]

mod columns;
mod members;
mod numbering;
mod orbits;
mod puzzle;
mod row_tables;
mod sectors;
mod split;
mod symbols;
mod walk;
mod wildcards;

pub use members::Members;
pub use puzzle::ArrangementPuzzle;
pub use row_tables::RowTables;
