//! The tests of this crate, a module for each subject: one program, which is linked once.

mod catalog;
mod formats;
mod from_moves;
mod layers;
mod limits;
mod members;
mod properties;
mod puzzle;
mod rotations;
mod starts;
mod structure;
mod wrong;
