//! The tests of this crate, a module for each subject: one program, which is linked once.

mod check;
mod cube;
mod eight_puzzle;
mod layers;
mod partial;
mod pieces;
mod saved;
mod six_edges;
mod slabs;
