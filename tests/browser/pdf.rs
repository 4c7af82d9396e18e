//! The printed book: the pages of its PDF are checked.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::root;

/// Margin of a page, in points: one centimeter.
const MARGIN: f64 = 72.0 / 2.54;

/// Prints the whole book by the tool.
#[test]
#[ignore = "needs chromium and poppler's tools"]
fn whole_book_is_a_pdf() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let pdf = folder.path().join("book.pdf");
    let output = Command::new(env!("CARGO_BIN_EXE_gods"))
        .args(["book", "pdf", "-o"])
        .arg(&pdf)
        .current_dir(root())
        .output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    // The lines of the contents are links within the book.
    let bytes = fs::read(&pdf)?;
    let links = regex::bytes::Regex::new(r"/Dest /[A-Za-z]")?.find_iter(&bytes).count();
    ensure!(links > 1000, "the book has {links} links to its own places");
    // No word is cut off, and no page is empty.
    let boxes = poppler(&["-bbox"], &pdf)?;
    for (page, number) in boxes.split("<page ").skip(1).zip(1..) {
        let width = value(page, "width")?;
        let words: Vec<_> = page.split("<word ").skip(1).collect();
        ensure!(words.len() > 1, "sheet {number} is empty");
        for word in words {
            let (left, right) = (value(word, "xMin")?, value(word, "xMax")?);
            let inside = left >= MARGIN && right <= width - MARGIN;
            ensure!(
                inside,
                "sheet {number} cuts off a word from {left:.0} to {right:.0}"
            );
        }
    }
    // The title of a listing is on the same page as the listing.
    let title = regex::Regex::new(r"^\s*Listing [0-9.]+ code/")?;
    for (sheet, number) in poppler(&["-layout"], &pdf)?.split('\u{c}').zip(1..) {
        let last = sheet.trim_end().lines().last().unwrap_or_default();
        ensure!(!title.is_match(last), "sheet {number} ends with `{last}`");
    }
    Ok(())
}

/// Returns a numeric attribute of a tag at the beginning of a text.
fn value(tag: &str, name: &str) -> Result<f64> {
    let (_, rest) =
        tag.split_once(&format!("{name}=\"")).context("no such attribute")?;
    Ok(rest.split('"').next().unwrap_or_default().parse()?)
}

/// Returns the text of a PDF by pdftotext.
pub fn poppler(options: &[&str], pdf: &Path) -> Result<String> {
    let mut pdftotext = Command::new("pdftotext");
    let output = pdftotext.args(options).arg(pdf).arg("-").output().context(
        "pdftotext does not start: install it (Debian: apt-get install poppler-utils)",
    )?;
    ensure!(output.status.success(), "pdftotext failed on {}", pdf.display());
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
