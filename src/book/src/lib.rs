//! The book engine: mdBook, in process, with the book's own preprocessor.
//!
//! The same preprocessor serves stock `mdbook`, which starts it as
//! `gods preprocess`: see `book.toml`.
//!
//! Each module uses only those before it: `model` parses the book, `rules` reports what is
//! wrong with it, `expand` turns it into what mdBook renders, `site` builds and checks the
//! pages, and `export` writes the EPUB and the PDF.
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
