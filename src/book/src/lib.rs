//! The book engine: mdBook, in process, with the book's own preprocessor.
//!
//! The same preprocessor serves stock `mdbook`, which starts it as
//! `gods preprocess`: see `book.toml`.
//!
//! Each room uses those before it: `model` parses the book, `rules` refuse what is wrong
//! with it, `expand` turns it into what mdBook renders, `site` makes the pages, and
//! `paper` what is read without a browser.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod expand;
pub mod export;
pub mod model;
pub mod rules;
pub mod site;

pub use model::edition::Edition;
pub use model::parsed_book::CommandCheck;
pub use site::book::Book;
pub use site::preprocess;
