//! The folders of generated files: figures and measured results.

/// The folder of the computed figures, tables and facts, relative to the book's root.
pub const FIGURES: &str = "chapters/figures";
/// The folder of the results of `gods measure`, relative to the book's root.
pub const MEASURED: &str = "chapters/measured";
