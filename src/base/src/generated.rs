//! Where the tool keeps what it writes for the book: figures and measured results.

/// The folder of the figures, tables and facts that are computed, from the book's root.
pub const FIGURES: &str = "chapters/figures";
/// The folder of what `gods measure` has found, from the book's root.
pub const MEASURED: &str = "chapters/measured";
