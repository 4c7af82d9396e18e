//! The tests of this crate, a module for each subject: one program, which is linked once.

mod corner_turns;
mod edges;
mod errata;
mod file;
mod hanoi;
mod metrics;
mod own;
mod pancakes;
mod pocket_cube;
mod small;
mod split;
mod topspin;
