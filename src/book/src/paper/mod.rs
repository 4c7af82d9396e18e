//! The book away from the browser: an EPUB, and a PDF.
pub mod chromium;
pub mod epub;
pub mod numbers;
pub mod package;
pub mod pdf;
pub mod xhtml;
