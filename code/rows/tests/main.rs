//! The tests of this crate, a module for each subject: one program, which is linked once.

mod arrangements;
mod by_name;
mod cosets;
mod layers;
mod limits;
mod residue_table;
mod sliding;
mod stacks;
mod steps;
mod stop;
mod symmetric;
