//! The book as it is written: every chapter parsed once, the items that chapters number and
//! name, and the data files that pages are generated from. Nothing here checks or changes a
//! text. Read [`parsed_text`] and [`directive`] first, then [`parsed_book`], which holds
//! everything else.
pub mod appendix;
pub mod claims;
pub mod data_file;
pub mod directive;
pub mod drawing;
pub mod edition;
pub mod exam;
pub mod facts;
pub mod formula;
pub mod glossary;
pub mod headings;
pub mod html;
pub mod include;
pub mod items;
pub mod listings;
pub mod markdown;
pub mod numbered;
pub mod page_uses;
pub mod parsed_book;
pub mod parsed_text;
pub mod problem;
pub mod questions;
pub mod source;
pub mod targets;
pub mod text;

pub use parsed_book::ParsedBook;
pub use parsed_text::ParsedText;
