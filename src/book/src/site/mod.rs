//! The book as a site: preprocessed, rendered, checked as it was built, put in its place.
pub mod api;
pub mod book;
pub mod bundle;
pub mod cells;
pub mod examples;
pub mod files;
pub mod foreign;
pub mod head;
pub mod highlight;
pub mod index;
pub mod pages;
pub mod parts;
pub mod preprocess;
pub mod render;
pub mod replace;
