//! The tests of this crate, a module for each subject: one program, which is linked once.

mod checksum;
mod damage;
mod label;
mod saving;
