//! The book away from the browser: an EPUB, a PDF, and sheets of one text.
pub mod chromium;
pub mod epub;
pub mod package;
pub mod pdf;
pub mod sheet;
pub mod xhtml;
