//! The tests of this crate, a module for each subject: one program, which is linked once.

mod cube;
mod pocket_cube;
mod small;
mod sym_coordinate;
mod twins;
