//! The book as a PDF: the print page, a title and the contents before it, as a browser prints it.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result, bail};
use base::{date, whole};
use mdbook_driver::book::{Book as Chapters, BookItem};
use mdbook_renderer::{RenderContext, Renderer};
use regex::Regex;

use super::chromium::Chromium;
use super::numbers;
use super::package::title;
use super::xhtml::xhtml;
use crate::model::text::{escape, is, regex};
use crate::site::book::Book;
use crate::site::{cells, print, render};

const STYLE: &str = include_str!("pdf.css");
/// The contents say on which page a chapter begins, which is known when they are printed. So
/// often they are printed at most: the pages' numbers take no room that they did not have.
const TIMES: usize = 3;
static SHEET: LazyLock<Regex> = LazyLock::new(|| {
    regex(r#"<link rel="stylesheet" href="[^"]+"(?: media="print")?>"#)
});
static CHAPTER: LazyLock<Regex> = LazyLock::new(|| regex(r#"<h1 id="([^"]+)""#));

/// Prints the book into a file.
///
/// # Errors
/// If there is no browser, something is wrong with a chapter, or the file cannot be written.
pub fn write(book: &Book, file: &Path) -> Result<()> {
    let chromium = Chromium::find()?;
    book.render(&Pdf { file: file.to_owned(), chromium })
}

/// The renderer, which works on what the preprocessor has made of the chapters.
struct Pdf {
    file: PathBuf,
    chromium: Chromium,
}

impl Renderer for Pdf {
    fn name(&self) -> &str {
        "pdf"
    }

    fn render(&self, ctx: &RenderContext) -> Result<()> {
        let book = print::chapters(&ctx.book).unwrap_or_else(|| ctx.book.clone());
        let folder = &ctx.destination;
        print::render(&render::without_files(ctx)?, book.clone(), folder)?;
        let whole = fs::read_to_string(folder.join(print::PAGE))?;
        let (head, main, _) = print::parts(&whole)?;
        let settings = ctx.config.html_config().and_then(|html| html.site_url);
        let site = settings.filter(|site| site.contains("://"));
        // A page that is not printed is a link to the published one, or none.
        let lead = |address: &str| match &site {
            _ if address.starts_with('#') || address.contains(':') => {
                Some(address.to_owned())
            }
            Some(site) => Some(format!("{}/{address}", site.trim_end_matches('/'))),
            None => None,
        };
        let main = cells::with_row_headers(main.trim_start_matches("<main>"));
        let main = xhtml(&main, &lead);
        let lines = lines(&book, &main)?;
        let sheets: String =
            SHEET.find_iter(head).map(|sheet| sheet.as_str()).collect();

        wait_for_fonts(folder)?;
        let (page, pdf) = (folder.join("pdf.html"), folder.join("book.pdf"));
        let mut pages = BTreeMap::new();
        for _ in 0..TIMES {
            let front = front(ctx, &lines, &pages);
            fs::write(&page, framed(ctx, &sheets, &front, &main))?;
            self.chromium.print(&page, &pdf, &folder.join("chromium"))?;
            let found = numbers::places(&fs::read(&pdf)?);
            if found == pages {
                break;
            }
            pages = found;
        }
        whole::write(&self.file, fs::read(&pdf)?)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}

/// Has the browser wait for the book's fonts, where it would print without them.
fn wait_for_fonts(folder: &Path) -> Result<()> {
    for sheet in base::folder::walk(folder, &|_| true)? {
        if is(&sheet, "css") {
            let sheet = folder.join(sheet);
            let text = fs::read_to_string(&sheet)?;
            fs::write(
                &sheet,
                text.replace("font-display: optional", "font-display: block"),
            )?;
        }
    }
    Ok(())
}

/// A line of the contents.
struct Line {
    title: String,
    /// The place on the page, if it is a chapter and no part.
    id: Option<String>,
    /// How many chapters it is below.
    depth: usize,
}

/// The lines of the contents: each chapter has one heading of the first rank, in its order.
fn lines(book: &Chapters, main: &str) -> Result<Vec<Line>> {
    let mut ids = CHAPTER.captures_iter(main).map(|found| found[1].to_owned());
    let mut lines = Vec::new();
    for item in book.iter() {
        lines.push(match item {
            BookItem::Chapter(chapter) if !chapter.is_draft_chapter() => {
                let id = ids.next();
                if id.is_none() {
                    bail!("`{}` has no heading of its own on paper", chapter.name);
                }
                let depth =
                    chapter.number.as_ref().map_or(0, |number| number.len() - 1);
                Line { title: title(chapter), id, depth }
            }
            BookItem::PartTitle(part) => {
                Line { title: part.clone(), id: None, depth: 0 }
            }
            _ => continue,
        });
    }
    match ids.next() {
        Some(id) => bail!("`{id}` is a heading `#` within a chapter: write `##`"),
        None => Ok(lines),
    }
}

/// The title page and the contents.
fn front(
    ctx: &RenderContext,
    lines: &[Line],
    pages: &BTreeMap<String, usize>,
) -> String {
    let book = &ctx.config.book;
    let text = |text: &Option<String>| escape(text.as_deref().unwrap_or_default());
    let lines = lines.iter().map(|Line { title, id, depth }| {
        let title = escape(title);
        match id {
            None => format!("<li class=\"part\">{title}</li>\n"),
            Some(id) => {
                let page = pages.get(id).map_or(String::new(), |page| page.to_string());
                format!(
                    "<li class=\"depth-{depth}\"><a href=\"#{id}\"><span>{title}</span>\
                     <span class=\"number\">{page}</span></a></li>\n"
                )
            }
        }
    });
    format!(
        "<section class=\"title-page\">\n<p class=\"title\">{}</p>\n<p>{}</p>\n<p>{}</p>\n\
         <p>{}</p>\n</section>\n<nav class=\"contents\">\n<p class=\"title\">Contents</p>\n\
         <ul>\n{}</ul>\n</nav>\n",
        text(&book.title),
        text(&book.description),
        escape(&book.authors.join(", ")),
        date::today(),
        lines.collect::<String>(),
    )
}

/// All of the page: the book's styles, and those of paper.
fn framed(ctx: &RenderContext, sheets: &str, front: &str, main: &str) -> String {
    let book = &ctx.config.book;
    let language = book.language.as_deref().unwrap_or("en");
    let title = escape(book.title.as_deref().unwrap_or_default());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\" class=\"light\">\n<head>\n\
         <meta charset=\"UTF-8\">\n<title>{title}</title>\n{sheets}\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n<div class=\"page\">\n<div class=\"content\">\n<main>\n{front}{main}\n\
         </main>\n</div>\n</div>\n</body>\n</html>\n"
    )
}
