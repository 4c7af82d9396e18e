//! Rows that are cosets: of any puzzle whose moves are permutations.
//!
//! Let H be a subgroup of the group G that the moves generate. A row is a coset of H: all
//! positions h·r, with one representative r for the row and a column for each h in H. A move m
//! takes r to r·m, which lies in some row: r·m = c·r'. So it takes the whole row to that row, and
//! column h to column h·c: one rearrangement of the columns for each of the |H| *multipliers* c.
//!
//! H leaves the first points of a stabilizer chain's base where they are, so a row is known by
//! where those are. Columns are cut into words in the same way: L leaves more points where they
//! are, a word is a coset of L in H, and a bit an element of L.
//!
//! The modules, in the order to be read:
//!
//! - [`plain`]: all of it by plain loops
//! - `image_tree`: numbers for lists of images
//! - `columns`: H and L, and what a multiplier does to words; `shuffle`: to the bits of a word
//! - `turns`: moves that are powers of one another
//! - `coset_table`: the rows, found by walking, and where each turn takes each of them
//! - `cycles`: the rows that a turn takes to one another; `neighbors`: those of each row
//! - `geometry`: [`CosetRows`]; `kernel`: one step of it

mod columns;
mod coset_table;
mod cycles;
mod geometry;
mod image_tree;
mod kernel;
mod neighbors;
pub mod plain;
mod shuffle;
mod turns;

pub use geometry::{CosetError, CosetRows, bits_per_word, builder};
pub(crate) use geometry::{Numbering, numbered_builder};
