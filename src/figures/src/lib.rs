//! The figures, tables and facts of the book, all computed by its crates. To add one, see a
//! short module of `generators`, such as `place_value`, and `svg`, `data` and `facts`, on which all
//! generators build.
//!
//! - [`write()`], [`refresh`], [`check`]: the folder of generated files.
//! - [`picture()`]: the layers of any puzzle as a picture.
//! - [`measure`]: every engine and every rank against the documents' way.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod data;
mod facts;
mod folder;
mod generators;
mod layers;
pub mod measure;
mod output;
mod picture;
mod plot;
mod prelude;
mod svg;
mod tables;

pub use folder::{check, refresh, write};
pub use generators::generate_all;
pub use picture::{PICTURE, picture};
