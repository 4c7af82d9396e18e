//! The book on paper: two chapters are printed, and their sheets are looked at.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::browser::Browser;
use crate::site::Site;
use crate::{built_book, root};

/// The chapters that have every kind of thing: listings, consoles, figures, long tables.
const CHAPTERS: [&str; 2] = ["table.html", "measurements.html"];
/// The margin of a sheet, in points: a centimeter.
const MARGIN: f64 = 72.0 / 2.54;
/// So much of a sheet is used at least, unless it is the last one.
const USED: f64 = 0.4;

#[tokio::test]
#[ignore = "needs chromium, chromedriver and poppler's tools"]
async fn chapters_are_whole_on_paper() -> Result<()> {
    let (_keep, book) = built_book(false)?;
    let site = Site::serve(&book)?;
    let browser = Browser::start().await?;
    let folder = tempfile::tempdir()?;
    let mut failures = Vec::new();
    for chapter in CHAPTERS {
        browser.open(&site.url(chapter)).await?;
        browser.text("await document.fonts.ready; return ''").await?;
        let pdf = folder.path().join(chapter).with_extension("pdf");
        fs::write(&pdf, browser.print().await?)?;
        if std::env::var_os("GODS_SHOTS").is_some() {
            let shots = root().join("target/screenshots");
            fs::create_dir_all(&shots)?;
            fs::copy(&pdf, shots.join(chapter).with_extension("pdf"))?;
        }
        let found = wrong(&pdf, &longest_line(&browser).await?)?;
        failures.extend(found.iter().map(|what| format!("{chapter}: {what}")));
    }
    browser.quit().await?;
    assert!(failures.is_empty(), "on paper:\n  {}", failures.join("\n  "));
    Ok(())
}

/// All of the book, as the tool prints it.
#[test]
#[ignore = "needs chromium and poppler's tools"]
fn the_whole_book_is_a_pdf() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let pdf = folder.path().join("book.pdf");
    let output = Command::new(env!("CARGO_BIN_EXE_gods"))
        .args(["book", "pdf", "-o"])
        .arg(&pdf)
        .current_dir(root())
        .output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    // Each line of the contents is a link within the book.
    let bytes = fs::read(&pdf)?;
    let links = regex::bytes::Regex::new(r"/Dest /[A-Za-z]")?.find_iter(&bytes).count();
    ensure!(links > 1000, "the book has {links} links to its own places");
    // Nothing is cut off, and no sheet is empty.
    let boxes = poppler("pdftotext", &["-bbox"], &pdf, "-")?;
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
    Ok(())
}

/// The longest line of a terminal session, a bar chart perhaps.
async fn longest_line(browser: &Browser) -> Result<String> {
    let script = "let longest = ''; \
        for (const code of document.querySelectorAll('code.language-console')) \
            for (const line of code.textContent.split('\\n')) \
                if (line.length > longest.length) longest = line; \
        return longest.trim()";
    browser.text(script).await
}

/// A sheet: its words, its lines, and how far down there is ink, as a part of it.
struct Sheet {
    words: Vec<Word>,
    lines: Vec<String>,
    ink: f64,
}

/// A word and where it stands, in points from the upper left corner.
struct Word {
    text: String,
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

/// What is wrong with a printed chapter.
fn wrong(pdf: &Path, console: &str) -> Result<Vec<String>> {
    let (sheets, width, height) = sheets(pdf)?;
    let mut found = Vec::new();
    for (i, sheet) in sheets.iter().enumerate() {
        let (number, last) = (i + 1, i + 1 == sheets.len());
        for word in &sheet.words {
            // Half a point is rounding; a quarter of a line is room above its letters.
            let room = (word.bottom - word.top) / 4.0;
            let inside = word.left >= MARGIN - 0.5
                && word.top >= MARGIN - room
                && word.right <= width - MARGIN + 0.5
                && word.bottom <= height - MARGIN + room;
            if !inside {
                found.push(format!(
                    "sheet {number}: `{}` is cut off: it stands from {:.0}, {:.0} to {:.0}, {:.0} \
                     of {width:.0} × {height:.0} points, {MARGIN:.0} of which are margin",
                    word.text, word.left, word.top, word.right, word.bottom
                ));
            }
        }
        if last {
            continue;
        }
        if sheet.ink < USED {
            found.push(format!(
                "sheet {number} is empty below {:.0} %",
                sheet.ink * 100.0
            ));
        }
        let ends = sheet.lines.last().map_or("", |line| line.trim());
        let alone = ["Listing ", "Table "].iter().any(|sort| {
            ends.strip_prefix(sort)
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        });
        if alone {
            found.push(format!(
                "sheet {number} ends with `{ends}`, whose rest is on the next"
            ));
        }
    }
    let mut lines = sheets.iter().flat_map(|sheet| &sheet.lines);
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    if !console.is_empty() && !lines.any(|line| bare(line).contains(&bare(console))) {
        found.push(format!("the line of a session `{console}` is broken"));
    }
    Ok(found)
}

/// The sheets, and how wide and high they are.
fn sheets(pdf: &Path) -> Result<(Vec<Sheet>, f64, f64)> {
    let text = poppler("pdftotext", &["-layout"], pdf, "-")?;
    let boxes = poppler("pdftotext", &["-bbox"], pdf, "-")?;
    let pictures = pdf.with_extension("");
    poppler("pdftoppm", &["-gray", "-r", "30"], pdf, &pictures.to_string_lossy())?;
    let stem = pictures.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut files: Vec<_> =
        fs::read_dir(pdf.parent().context("a PDF is in a folder")?)?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
    files.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&format!("{stem}-")) && name.ends_with(".pgm")
    });
    files.sort();
    let pages: Vec<_> = boxes.split("<page ").skip(1).collect();
    ensure!(!pages.is_empty() && pages.len() == files.len(), "pages without pictures");
    let (width, height) = (value(pages[0], "width")?, value(pages[0], "height")?);
    let mut sheets = Vec::new();
    for ((page, file), text) in pages.iter().zip(&files).zip(text.split('\u{c}')) {
        let words = page.split("<word ").skip(1).map(|word| {
            let text = word.split_once('>').map_or("", |(_, text)| text);
            Ok(Word {
                text: text.split('<').next().unwrap_or_default().to_owned(),
                left: value(word, "xMin")?,
                top: value(word, "yMin")?,
                right: value(word, "xMax")?,
                bottom: value(word, "yMax")?,
            })
        });
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        sheets.push(Sheet {
            words: words.collect::<Result<_>>()?,
            lines: lines.map(str::to_owned).collect(),
            ink: ink(&fs::read(file)?)?,
        });
    }
    Ok((sheets, width, height))
}

/// An attribute of the tag that a text begins with, a number.
fn value(tag: &str, name: &str) -> Result<f64> {
    let (_, rest) =
        tag.split_once(&format!("{name}=\"")).context("no such attribute")?;
    Ok(rest.split('"').next().unwrap_or_default().parse()?)
}

/// How far down a gray picture, as portable graymap, has ink, as a part of its height.
fn ink(picture: &[u8]) -> Result<f64> {
    let mut parts = picture.splitn(4, |byte| byte.is_ascii_whitespace());
    let mut number = || -> Result<usize> {
        let part = parts.next().context("the picture has no head")?;
        Ok(String::from_utf8_lossy(part).trim_start_matches('P').parse()?)
    };
    let (_, width, height) = (number()?, number()?, number()?);
    let rest = parts.next().context("the picture is empty")?;
    let pixels = &rest[rest.len() - width * height..];
    let last = pixels.iter().rposition(|gray| *gray < 200).unwrap_or(0) / width;
    Ok(last as f64 / height as f64)
}

pub fn poppler(
    program: &str,
    options: &[&str],
    pdf: &Path,
    to: &str,
) -> Result<String> {
    let output =
        Command::new(program).args(options).arg(pdf).arg(to).output().with_context(|| {
            format!("{program} does not start: install it (Debian: apt-get install poppler-utils)")
        })?;
    ensure!(output.status.success(), "{program} failed on {}", pdf.display());
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
