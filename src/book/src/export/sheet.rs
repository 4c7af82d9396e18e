//! A single text, such as an exam, as one HTML file or PDF.
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base::atomic_write;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::chromium::Chromium;
use super::xhtml::xhtml;
use crate::expand::expand_fragment;
use crate::model::markdown::parse_events;
use crate::model::text::{escape, has_extension};
use crate::site::book::Book;
use crate::site::replace::Replacement;

const STYLE: &str = include_str!("sheet.css");
/// The font of the formulas, relative to the book's root.
const FONT: &str = "theme/fonts/stix-two-math.woff2";

/// Expands Markdown as a part of a page and writes it into a file: a PDF if the file's name
/// ends in `.pdf`, HTML otherwise. `mark` becomes a comment in it.
///
/// # Errors
/// If something is wrong with the book or the text, the file cannot be written, or a PDF is
/// wanted and there is no browser.
pub fn write(
    book: &Book,
    page: &Path,
    title: &str,
    markdown: &str,
    mark: &str,
    file: &Path,
) -> Result<()> {
    let failed = || format!("cannot write {}", file.display());
    let chromium =
        if has_extension(file, "pdf") { Some(Chromium::find()?) } else { None };
    let parsed = book.parse()?;
    let html = html(&parsed.root, title, &expand_fragment(page, markdown, &parsed)?)?;
    let html = html.replacen("<head>\n", &format!("<head>\n<!-- {mark} -->\n"), 1);
    let Some(chromium) = chromium else {
        return atomic_write::write(file, html).with_context(failed);
    };
    let work = parsed.root.join("target/sheet");
    let work = Replacement::begin(&work, &parsed.root.join("target/locks/sheet"))?;
    fs::create_dir_all(work.folder())?;
    let sheet = work.folder().join("sheet.html");
    fs::write(&sheet, html)?;
    let pdf = chromium.print(&sheet, work.folder(), mark)?;
    atomic_write::write(file, pdf).with_context(failed)
}

/// A self-contained page: its style and the font of its formulas are embedded.
fn html(root: &Path, title: &str, expanded: &str) -> Result<String> {
    let font =
        fs::read(root.join(FONT)).with_context(|| format!("cannot read {FONT}"))?;
    let mut body = String::new();
    let events = parse_events(expanded).into_iter().map(|(event, _)| event);
    pulldown_cmark::html::push_html(&mut body, events);
    Ok(format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"UTF-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n@font-face {{\n  font-family: \"STIX Two Math\";\n  \
         src: url(\"data:font/woff2;base64,{}\");\n}}\n\n{STYLE}</style>\n</head>\n<body>\n\
         {}</body>\n</html>\n",
        escape(title),
        STANDARD.encode(font),
        xhtml(&body, &|_| None)
    ))
}
