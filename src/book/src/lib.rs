//! The book engine: mdBook, in process, with the book's own preprocessor.
//!
//! The same preprocessor serves stock `mdbook`, which starts it as
//! `gods preprocess`: see `book.toml`.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod api;
pub mod appendix;
mod book;
pub mod captions;
pub mod check;
pub mod contents;
pub mod coverage;
pub mod diff;
pub mod directive;
pub mod drawing;
pub mod examples;
pub mod exempt;
pub mod exercises;
pub mod expand;
pub mod fence;
pub mod foreign;
pub mod headings;
pub mod html;
pub mod include;
pub mod items;
pub mod large;
pub mod listing;
pub mod markdown;
pub mod math;
pub mod names;
pub mod numbered;
pub mod numbers;
pub mod pages;
pub mod powers;
pub mod preprocess;
pub mod problem;
pub mod render;
pub mod replace;
pub mod scales;
pub mod seen;
pub mod session;
pub mod shell;
pub mod shown;
pub mod site;
pub mod source;
pub mod teaching;
pub mod typed;
pub mod units;
pub mod weave;

pub use book::Book;
pub use shell::Commands;
