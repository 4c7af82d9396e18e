//! The book as it is written: every chapter parsed once, what the chapters number and
//! name, and the data that pages are made of. Nothing here judges or changes a text.
pub mod appendix;
pub mod chapter;
pub mod claims;
pub mod data;
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
pub mod markdown;
pub mod names;
pub mod numbered;
pub mod pages;
pub mod place;
pub mod problem;
pub mod questions;
pub mod source;
pub mod text;
pub mod weave;

pub use chapter::Chapter;
pub use names::Names;
