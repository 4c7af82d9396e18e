//! The pages: mdBook writes them, and beside them goes what a reader may load.
//!
//! mdBook by itself copies every file of `chapters/` into the book. An exercise's solution
//! and its check are no part of the book, and the crates' API pages are a thousand files
//! that seldom change.
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use base::{folder, parallel, whole};
use mdbook_html::HtmlHandlebars;
use mdbook_renderer::{RenderContext, Renderer};

use super::bundle::Bundles;
use super::published::Published;
use super::{api, cells, frame, head, highlight, index, print};
use crate::model::text::is;

/// The folder of the API pages, in `chapters/` and in the book.
const API: &str = "api";
/// Folders whose files are not copied with the others.
const APART: [&str; 2] = [API, "exercises"];
/// Files by which pages are made.
const SOURCES: [&str; 2] = ["md", "toml"];
/// The text of the page that a host shows for what is not there.
const MISSING: &str = "404.md";

/// The renderer, which takes the place of mdBook's own.
pub struct Pages;

impl Renderer for Pages {
    fn name(&self) -> &str {
        "html"
    }

    fn render(&self, ctx: &RenderContext) -> Result<()> {
        let source = ctx.source_dir();
        let published = Published::read(ctx)?;
        let mut without_files = without_files(ctx)?;
        // By this the page of what is not there finds its styles, on any host.
        without_files.config.set("output.html.site-url", published.folder())?;
        let no_files = without_files.source_dir();
        match fs::read(source.join(MISSING)) {
            Ok(text) => whole::write(&no_files.join(MISSING), text)?,
            Err(_) => drop(fs::remove_file(no_files.join(MISSING))),
        }
        HtmlHandlebars::new().render(&without_files)?;
        print::slim(&without_files)?;
        finish(&ctx.destination, &published)?;

        let wanted = |path: &Path| {
            let apart = |name: &&str| path == source.join(name);
            !APART.iter().any(apart) && !SOURCES.iter().any(|of| is(path, of))
        };
        let copied = |from: &Path, to: &Path| fs::copy(from, to).map(drop);
        api::put(&source, &ctx.destination, &wanted, copied)?;

        // A thousand files are linked in a tenth of the time in which they are copied.
        let _held = api::hold(&ctx.root)?;
        let from = source.join(API);
        if from.is_dir() {
            api::put(&from, &ctx.destination.join(API), &|_| true, |from, to| {
                fs::hard_link(from, to).or_else(|_| copied(from, to))
            })?;
        }
        Ok(())
    }
}

/// The same book without the files beside its chapters, all of which mdBook would copy.
///
/// # Errors
/// If the folder that holds none cannot be made.
pub fn without_files(ctx: &RenderContext) -> Result<RenderContext> {
    let mut without_files = ctx.clone();
    without_files.config.book.src = PathBuf::from("target/no-files");
    fs::create_dir_all(without_files.source_dir())?;
    Ok(without_files)
}

/// Does to each page what mdBook leaves to the browser, or does not do.
fn finish(book: &Path, published: &Published) -> Result<()> {
    let pages = folder::walk(book, &|_| true)?;
    let pages: Vec<_> = pages.into_iter().filter(|page| is(page, "html")).collect();
    let finished = parallel::map(&pages, |name| -> Result<String> {
        let page = fs::read_to_string(book.join(name))?;
        let page = cells::with_row_headers(&head::described(&page).unwrap_or(page));
        let page = published.page(name, &head::with_one_color(&page));
        // On paper code is black.
        let is_paper = name == Path::new(print::PAGE);
        Ok(if is_paper { highlight::plain(&page) } else { highlight::highlight(&page) })
    });
    let mut bundles = Bundles::new(book);
    for (page, finished) in pages.iter().zip(finished) {
        fs::write(book.join(page), frame::slim(&bundles.bundle(&finished?)?))?;
    }
    bundles.remove_parts()?;
    if let Some(sitemap) = published.sitemap() {
        fs::write(book.join("sitemap.xml"), sitemap)?;
    }
    if bundles.has_own_search() { index::slim(book) } else { Ok(()) }
}
