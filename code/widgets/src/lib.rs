//! The interactive figures of the book's pages: its crates, compiled to WebAssembly.
//!
//! The crates of the chapters compute ranks, moves, tables and bounds; a module only makes the
//! steps of a search available one by one. Numbers are `f64`, as in JavaScript; all ranks here
//! are below 2⁵³, so that none is rounded.
//!
//! Pages load one of three modules, and each is made with one feature: `figures`, or `generators`
//! for the page where generators of a group are typed, or `rubik` for that of Rubik's cube.
//!
//! Without a browser these are plain functions, and are tested as such. The crate needs `std`.
//!
//! ```
//! let mut cube = widgets::Play::new("pocket-cube", "half-turn")?;
//! cube.search()?;
//! let rank = cube.scramble("R U2 F'")?;
//! assert_eq!(cube.distance(rank), Some(3));
//! # Ok::<(), String>(())
//! ```

#[cfg(feature = "figures")]
mod figures;
#[cfg(feature = "generators")]
mod generators;
#[cfg(feature = "rubik")]
mod rubik;

#[cfg(feature = "figures")]
pub use figures::*;
#[cfg(feature = "generators")]
pub use generators::Generators;
#[cfg(feature = "rubik")]
pub use rubik::Rubik;
