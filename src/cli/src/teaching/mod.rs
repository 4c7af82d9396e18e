//! What only a teacher makes: exams whose numbers are drawn by a seed, and their
//! keys. A class's repository does not have this folder.
mod draw;
pub mod exam;
#[cfg(test)]
mod tried;
