//! The tests of this crate, a module for each subject: one program, which is linked once.

mod common;
mod errata;
mod errors;
mod properties;
mod search;
mod sliding;
