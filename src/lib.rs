//! The book's crates under one name.
pub use combination;
pub use orientation;
pub use permutation;
pub use puzzle;
pub use table;
pub use transition;
