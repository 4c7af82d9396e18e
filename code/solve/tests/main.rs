//! The tests of this crate, a module for each subject: one program, which is linked once.

mod alternatives;
mod definitions;
mod goals;
mod limits;
mod methods;
mod rotations;
mod shortest;
mod stop;
mod turned;
