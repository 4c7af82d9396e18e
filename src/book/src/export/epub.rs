//! The book as an EPUB: mdBook's pages as XHTML in one file, readable without a network.
use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result};
use base::overwrite::FileKind;
use base::{atomic_write, date};
use mdbook_renderer::{RenderContext, Renderer};
use regex::Regex;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::package::{self, EpubPage};
use super::xhtml::xhtml;
use crate::model::text::{has_extension, regex, resolve, slashes};
use crate::site::book::Book;
use crate::site::{print, published, render, row_headers};

/// The pages of source are left out: they are as long as all chapters.
const UNEXPORTED: &str = "source";
const STYLE: &str = include_str!("epub.css");
/// The files that [`write()`] writes.
pub const KIND: FileKind =
    FileKind { name: "an EPUB by gods book epub", mark: package::MARK.as_bytes() };
/// Matches a form; e-readers cannot judge answers.
static FORM: LazyLock<Regex> = LazyLock::new(|| regex(r"(?s)<form\b.*?</form>"));
/// Matches a color variable of a figure; the group is its default color.
static COLOR: LazyLock<Regex> = LazyLock::new(|| regex(r"var\(--[\w-]+,\s*([^()]+)\)"));

/// Writes the book into a file.
///
/// # Errors
/// If something is wrong with a chapter, or the file cannot be written.
pub fn write(book: &Book, file: &Path) -> Result<()> {
    book.render(&Epub { file: file.to_owned() })
}

/// The renderer; it gets the preprocessed chapters.
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
        let links = Links {
            pages: book.chapters().filter_map(|it| it.path.clone()).collect(),
            site: published::site(ctx),
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

/// Resolves the links of chapters.
struct Links {
    /// The chapters' files.
    pages: BTreeSet<PathBuf>,
    /// The address of the published book, if it is known, with a slash at its end.
    site: Option<String>,
}

impl Links {
    /// The address to use for a link of a chapter: another chapter in the EPUB, or a page of
    /// the published book. `None` if there is neither.
    fn resolve(&self, from: &Path, address: &str) -> Option<String> {
        let (path, id) = match address.split_once('#') {
            Some((path, id)) => (path, format!("#{id}")),
            None => (address, String::new()),
        };
        if path.is_empty() || path.contains(':') {
            return Some(address.to_owned());
        }
        let to = resolve(from, path)?;
        if has_extension(&to, "html") && self.pages.contains(&to.with_extension("md")) {
            return Some(path.replace(".html", ".xhtml") + &id);
        }
        let site = self.site.as_ref()?;
        Some(format!("{site}/{}{id}", slashes(&to)))
    }
}

/// The EPUB: a ZIP archive of all files. The first file is the media type, uncompressed, as the
/// format requires. The second, uncompressed as well, has the mark of [`KIND`].
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
    put("META-INF/container.xml", &package::container(), stored)?;
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
            assert_eq!(lead(Some("https://e/f")).as_deref(), right, "{address}");
        }
    }
}
