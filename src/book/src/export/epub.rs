//! The book as an EPUB: mdBook's pages as XHTML, in one file, for a reader that has no network.
use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result};
use base::{atomic_write, date};
use mdbook_renderer::{RenderContext, Renderer};
use regex::Regex;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::package::{self, EpubPage};
use super::xhtml::xhtml;
use crate::model::text::{has_extension, regex, slashes};
use crate::site::book::Book;
use crate::site::{print, render, row_headers};

/// The crates' source is as long as all chapters, and read in an editor.
const UNEXPORTED: &str = "source";
const STYLE: &str = include_str!("epub.css");
/// What is filled in: no e-reader judges it.
static FORM: LazyLock<Regex> = LazyLock::new(|| regex(r"(?s)<form\b.*?</form>"));
/// A figure's color, and what it is where nobody knows the name.
static COLOR: LazyLock<Regex> = LazyLock::new(|| regex(r"var\(--[\w-]+,\s*([^()]+)\)"));

/// Writes the book into a file.
///
/// # Errors
/// If something is wrong with a chapter, or the file cannot be written.
pub fn write(book: &Book, file: &Path) -> Result<()> {
    book.render(&Epub { file: file.to_owned() })
}

/// The renderer, which works on what the preprocessor has made of the chapters.
struct Epub {
    file: PathBuf,
}

impl Renderer for Epub {
    fn name(&self) -> &str {
        "epub"
    }

    fn render(&self, ctx: &RenderContext) -> Result<()> {
        let book =
            print::filter_chapters(&ctx.book, &|path| !path.starts_with(UNEXPORTED));
        let folder = &ctx.destination;
        print::render(&render::without_files(ctx)?, book.clone(), folder)?;
        let about = &ctx.config.book;
        let settings = ctx.config.html_config().and_then(|html| html.site_url);
        let links = Links {
            pages: book.chapters().filter_map(|it| it.path.clone()).collect(),
            site: settings.filter(|site| site.contains("://")),
        };
        let mut pages = vec![package::contents(about, &book)];
        for chapter in book.chapters() {
            let path = chapter.path.as_deref().context("a chapter has a file")?;
            let html = fs::read_to_string(folder.join(path.with_extension("html")))?;
            let (_, main, _) = print::split_main(&html)?;
            let main = row_headers::with_row_headers(main.trim_start_matches("<main>"));
            let main = FORM.replace_all(&main, "");
            let body = xhtml(&main, &|address| links.resolve(path, address));
            let body = COLOR.replace_all(&body, "$1");
            let (file, title) =
                (package::xhtml_file(path), package::numbered_title(chapter));
            pages.push(package::page(about, &file, &title, &body));
        }
        let bytes =
            zip_files(&package::package(about, &date::today(), &pages), &pages)?;
        atomic_write::write(&self.file, bytes)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}

/// Where the links of a chapter lead.
struct Links {
    /// The chapters' files.
    pages: BTreeSet<PathBuf>,
    /// Where the book is published, if that is known, with a stroke at its end.
    site: Option<String>,
}

impl Links {
    /// Where an address leads from a chapter: to another one here, or elsewhere. `None` if
    /// nobody could follow it.
    fn resolve(&self, from: &Path, address: &str) -> Option<String> {
        let (path, id) = match address.split_once('#') {
            Some((path, id)) => (path, format!("#{id}")),
            None => (address, String::new()),
        };
        if path.is_empty() || path.contains(':') {
            return Some(address.to_owned());
        }
        let mut to = from.parent().unwrap_or(Path::new("")).to_owned();
        for part in Path::new(path).components() {
            match part {
                Component::ParentDir => to.pop().then_some(())?,
                Component::Normal(part) => to.push(part),
                _ => {}
            }
        }
        if has_extension(&to, "html") && self.pages.contains(&to.with_extension("md")) {
            return Some(path.replace(".html", ".xhtml") + &id);
        }
        let site = self.site.as_ref()?.trim_end_matches('/');
        Some(format!("{site}/{}{id}", slashes(&to)))
    }
}

/// All files in one. The first says what it is, so it is neither packed nor has it a word more.
fn zip_files(package: &str, pages: &[EpubPage]) -> Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let stored =
        SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let packed = stored.compression_method(CompressionMethod::Deflated);
    let mut put = |name: &str, text: &str, options| -> Result<()> {
        zip.start_file(name, options)?;
        Ok(zip.write_all(text.as_bytes())?)
    };
    put("mimetype", "application/epub+zip", stored)?;
    put("META-INF/container.xml", package::CONTAINER, packed)?;
    put("EPUB/content.opf", package, packed)?;
    put(&format!("EPUB/{}", package::STYLE), STYLE, packed)?;
    for page in pages {
        put(&format!("EPUB/{}", page.file), &page.xml, packed)?;
    }
    Ok(zip.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resolves_links() {
        let pages = ["a.md", "b/c.md"].map(PathBuf::from).into();
        let links = |site: Option<&str>| Links {
            pages: BTreeSet::clone(&pages),
            site: site.map(str::to_owned),
        };
        for (from, address, here, published) in [
            ("a.md", "b/c.html#d", Some("b/c.xhtml#d"), None),
            ("b/c.md", "../a.html", Some("../a.xhtml"), None),
            ("b/c.md", "c.html#d", Some("c.xhtml#d"), None),
            ("a.md", "#d", Some("#d"), None),
            ("a.md", "https://e/a.html", Some("https://e/a.html"), None),
            ("b/c.md", "../source/s.html#d", None, Some("https://e/f/source/s.html#d")),
            ("b/c.md", "c.csv", None, Some("https://e/f/b/c.csv")),
            ("a.md", "api/x/", None, Some("https://e/f/api/x")),
            ("a.md", "../a.html", None, None),
        ] {
            let lead = |site| links(site).resolve(Path::new(from), address);
            assert_eq!(lead(None).as_deref(), here, "{address}");
            let right = here.or(published);
            assert_eq!(lead(Some("https://e/f/")).as_deref(), right, "{address}");
        }
    }
}
