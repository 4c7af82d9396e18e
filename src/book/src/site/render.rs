//! The renderer of the site: mdBook writes the pages, and listed files are copied beside them.
//!
//! mdBook by itself copies every file of `chapters/` that is not Markdown, including the
//! solutions of exercises. So only files of listed kinds are copied here.
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use base::folder::walk;
use mdbook_html::HtmlHandlebars;
use mdbook_renderer::{RenderContext, Renderer};

use super::{api, published};
use crate::model::text::has_extension;

/// The files of `chapters/` that are copied: folders, and the extensions of the files in them.
pub const COPIED_FILES: [(&str, &[&str]); 3] =
    [("figures", &["csv"]), ("pictures", &["png"]), ("widgets", &["js", "wasm"])];
/// The folder of the API pages, in `chapters/` and in the book.
pub const API: &str = "api";
/// An empty source folder, which mdBook gets in place of `chapters/`.
pub const NO_FILES: &str = "target/no-files";
/// The source of the page for unknown addresses; mdBook reads it from the source folder.
const NOT_FOUND_PAGE: &str = "404.md";

/// The renderer that replaces mdBook's own.
pub struct HtmlRenderer {
    /// Whether the API pages are a part of the book.
    pub api: bool,
}

impl Renderer for HtmlRenderer {
    fn name(&self) -> &str {
        "html"
    }

    fn render(&self, ctx: &RenderContext) -> Result<()> {
        HtmlHandlebars::new().render(&without_files(ctx)?)?;
        let source = ctx.source_dir();
        let put = |folder: &str, wanted: &dyn Fn(&Path) -> bool, put: PlaceFile| {
            let (from, to) = (source.join(folder), ctx.destination.join(folder));
            let all = || place_files(&from, &to, wanted, put);
            all().with_context(|| format!("cannot copy {}", from.display()))
        };
        for (folder, extensions) in COPIED_FILES {
            let is_listed =
                |path: &Path| extensions.iter().any(|end| has_extension(path, end));
            put(folder, &|path| path.is_dir() || is_listed(path), |from, to| {
                fs::copy(from, to).map(drop)
            })?;
        }
        if self.api {
            // Locked, because another process may be documenting the crates. Hard links,
            // because there are a thousand files and a link takes a tenth of the time of a copy.
            let _held = api::lock_shared(&ctx.root)?;
            put(API, &|_| true, |from, to| {
                fs::hard_link(from, to).or_else(|_| fs::copy(from, to).map(drop))
            })?;
        }
        published::add_addresses(ctx)
    }
}

/// Returns a copy of the context whose source folder is empty, so that mdBook copies no files.
///
/// # Errors
/// If that folder cannot be created.
pub fn without_files(ctx: &RenderContext) -> Result<RenderContext> {
    let mut without_files = ctx.clone();
    without_files.config.book.src = PathBuf::from(NO_FILES);
    let folder = without_files.source_dir();
    fs::create_dir_all(&folder)?;
    match fs::read(ctx.source_dir().join(NOT_FOUND_PAGE)) {
        Ok(text) => base::atomic_write::write(&folder.join(NOT_FOUND_PAGE), text)?,
        Err(_) => drop(fs::remove_file(folder.join(NOT_FOUND_PAGE))),
    }
    Ok(without_files)
}

/// Copies or links a file to another path.
type PlaceFile = fn(&Path, &Path) -> io::Result<()>;

/// Places the wanted files of a folder, if it exists, into another.
fn place_files(
    from: &Path,
    to: &Path,
    wanted: &dyn Fn(&Path) -> bool,
    put: PlaceFile,
) -> io::Result<()> {
    let files = if from.is_dir() { walk(from, wanted)? } else { Vec::new() };
    for file in files {
        let to = to.join(&file);
        fs::create_dir_all(to.parent().unwrap_or(&to))?;
        put(&from.join(&file), &to)?;
    }
    Ok(())
}
