//! The book as a PDF: a title page, linked contents and mdBook's print page, printed by a
//! browser.
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result, bail};
use base::overwrite::FileKind;
use base::{atomic_write, date};
use mdbook_driver::book::Book as Chapters;
use mdbook_renderer::{RenderContext, Renderer};
use regex::Regex;

use super::chromium::Chromium;
use super::package::numbered_title;
use super::xhtml::xhtml;
use crate::model::text::{escape, has_extension, regex};
use crate::site::book::Book;
use crate::site::{print, published, render};

const STYLE: &str = include_str!("pdf.css");
/// The files that [`write()`] writes.
pub const KIND: FileKind =
    FileKind { name: "a PDF by gods book pdf", mark: MARK.as_bytes() };
const MARK: &str = "Made by gods book pdf, which may overwrite it.";
/// Matches how a page shows text before its font is there.
static FONT_DISPLAY_RE: LazyLock<Regex> =
    LazyLock::new(|| regex(r"font-display: (?:swap|optional)"));
static CHAPTER_HEADING_RE: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"<h1 id="([^"]+)""#));

/// Prints the book into a file.
///
/// # Errors
/// If there is no browser, something is wrong with a chapter, or the file cannot be written.
pub fn write(book: &Book, file: &Path) -> Result<()> {
    let chromium = Chromium::find()?;
    book.render(&Pdf { file: file.to_owned(), chromium })
}

/// The renderer; it gets the preprocessed chapters.
struct Pdf {
    file: PathBuf,
    chromium: Chromium,
}

impl Renderer for Pdf {
    fn name(&self) -> &str {
        "pdf"
    }

    fn render(&self, ctx: &RenderContext) -> Result<()> {
        let book = print::printed_book(&ctx.book).unwrap_or_else(|| ctx.book.clone());
        let folder = &ctx.destination;
        print::render(&render::without_files(ctx)?, book.clone(), folder)?;
        let page = folder.join(print::PAGE);
        let whole = fs::read_to_string(&page)?;
        let (head, main, end) = print::split_main(&whole)?;
        let site = published::site(ctx);
        // A link to a page that is not printed leads to the published page, or is removed.
        let lead = |address: &str| match &site {
            _ if address.starts_with('#') || address.contains(':') => {
                Some(address.to_owned())
            }
            Some(site) => Some(format!("{site}/{address}")),
            None => None,
        };
        let main = xhtml(main.trim_start_matches("<main>"), &lead);
        let front = front(ctx, &book, &main)?;
        // The page's scripts color the listings; the script that opens the print dialog is
        // disabled.
        let head = head.replace(" data-print", "");
        let head =
            head.replace("</head>", &format!("<style>\n{STYLE}</style>\n</head>"));
        fs::write(&page, [&head, "<main>", &front, &main, end].concat())?;
        wait_for_fonts(folder)?;
        let pdf = self.chromium.print(&page, folder, MARK)?;
        atomic_write::write(&self.file, pdf)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}

/// Makes the browser wait for the book's fonts, which a page does not.
fn wait_for_fonts(folder: &Path) -> Result<()> {
    for sheet in base::folder::walk(folder, &|_| true)? {
        if has_extension(&sheet, "css") {
            let sheet = folder.join(sheet);
            let text = fs::read_to_string(&sheet)?;
            let waiting = FONT_DISPLAY_RE.replace_all(&text, "font-display: block");
            fs::write(&sheet, waiting.as_bytes())?;
        }
    }
    Ok(())
}

/// The title page and the table of contents. Each chapter has exactly one heading of the first
/// level.
fn front(ctx: &RenderContext, chapters: &Chapters, main: &str) -> Result<String> {
    let book = &ctx.config.book;
    let text = |text: &Option<String>| escape(text.as_deref().unwrap_or_default());
    let ids: Vec<_> = CHAPTER_HEADING_RE.captures_iter(main).collect();
    let chapters: Vec<_> =
        chapters.chapters().filter(|it| !it.is_draft_chapter()).collect();
    if ids.len() != chapters.len() {
        bail!(
            "found {} headings `#` in {} chapters: write `##` within a chapter",
            ids.len(),
            chapters.len()
        );
    }
    let lines = chapters.iter().zip(ids).map(|(chapter, id)| {
        format!(
            "<li><a href=\"#{}\">{}</a></li>\n",
            &id[1],
            escape(&numbered_title(chapter))
        )
    });
    Ok(format!(
        "<section class=\"title-page\">\n<p class=\"title\">{}</p>\n<p>{}</p>\n<p>{}</p>\n\
         <p>{}</p>\n</section>\n<nav class=\"contents\">\n<p class=\"title\">Contents</p>\n\
         <ul>\n{}</ul>\n</nav>\n",
        text(&book.title),
        text(&book.description),
        escape(&book.authors.join(", ")),
        date::today(),
        lines.collect::<String>(),
    ))
}
