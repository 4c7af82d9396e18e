//! Exports: the book as an EPUB or a PDF, and single texts, such as an exam, as sheets.
pub mod chromium;
pub mod epub;
pub mod package;
pub mod pdf;
pub mod sheet;
pub mod xhtml;
