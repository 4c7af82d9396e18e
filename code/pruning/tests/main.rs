//! The tests of this crate, a module for each subject: one program, which is linked once.

mod common;
mod compare;
mod coordinates;
mod plain;
mod whole_cube;
