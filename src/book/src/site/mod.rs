//! The book as a site: preprocessed, rendered, checked, and put in its place. Read [`book`]
//! first.
pub mod api;
pub mod book;
pub mod built_book;
pub mod examples;
pub mod pages;
pub mod preprocess;
pub mod print;
pub mod published;
pub mod render;
pub mod replace;
pub mod row_headers;
