//! The tests of this crate, a module for each subject: one program, which is linked once.

mod bounds;
mod files;
mod twenty_four;
