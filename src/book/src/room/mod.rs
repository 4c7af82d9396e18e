//! The class's room: the slides of a session with what the teacher says to them, and the
//! handout that its students write on. Both are made of the course and of the chapters that
//! it names, and are files by themselves, which a browser shows or prints.
pub mod blank;
mod code;
pub mod deck;
mod demonstration;
mod figure;
pub mod handout;
mod page;
mod section;
mod statement;
mod text;
pub mod write;
