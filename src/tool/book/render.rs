//! The pages: mdBook writes them, and beside them goes what a reader may load.
//!
//! mdBook by itself copies every file of `chapters/` into the book, and empties the
//! book's folder before each build. An exercise's solution and its check are no part of
//! the book, and the crates' API pages are a thousand files that seldom change.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use mdbook_html::HtmlHandlebars;
use mdbook_renderer::{RenderContext, Renderer};

use crate::tool::stamp::Stamp;

/// The folder of the API pages, in `chapters/` and in the book.
const API: &str = "api";
/// Folders whose files are not copied with the others.
const APART: [&str; 2] = [API, "exercises"];
/// Files by which pages are made.
const SOURCES: [&str; 2] = ["md", "toml"];

/// The renderer, which takes the place of mdBook's own.
pub struct Pages;

impl Renderer for Pages {
    fn name(&self) -> &str {
        "html"
    }

    fn render(&self, ctx: &RenderContext) -> Result<()> {
        let source = ctx.source_dir();
        let api = Api::set_aside(&ctx.root, &ctx.destination)?;
        let mut without_files = ctx.clone();
        without_files.config.book.src = PathBuf::from("target/no-files");
        fs::create_dir_all(without_files.source_dir())?;
        let rendered = HtmlHandlebars::new().render(&without_files);
        api.put_back(&source)?;
        rendered?;
        copy(&source, &ctx.destination, &|path| {
            let apart = |name: &&str| path == source.join(name);
            let is = |of: &&str| path.extension().is_some_and(|found| found == *of);
            !APART.iter().any(apart) && !SOURCES.iter().any(is)
        })
        .with_context(|| format!("cannot copy to {}", ctx.destination.display()))
    }
}

/// The API pages of a built book, moved out of the way while mdBook empties its folder.
struct Api {
    place: PathBuf,
    aside: PathBuf,
    stamp: Stamp,
}

impl Api {
    fn set_aside(root: &Path, book: &Path) -> io::Result<Self> {
        let name = book.file_name().unwrap_or_default().to_string_lossy();
        let aside = book.with_file_name(format!(".{name}-{API}"));
        let place = book.join(API);
        remove(&aside)?;
        if place.is_dir() {
            fs::rename(&place, &aside)?;
        }
        let name: String = book.to_string_lossy().replace(['/', '\\', ':'], "-");
        let parts = [Stamp::file(root, "api")];
        let stamp = Stamp::new(root, &format!("api-in/{name}"), &parts, "")?;
        Ok(Api { place, aside, stamp })
    }

    /// Puts them back, or others if the crates have changed.
    fn put_back(self, source: &Path) -> Result<()> {
        let from = source.join(API);
        if self.aside.is_dir() && self.stamp.is_fresh() && from.is_dir() {
            fs::rename(&self.aside, &self.place)?;
            return Ok(());
        }
        remove(&self.aside)?;
        if from.is_dir() {
            self.stamp.clear()?;
            copy(&from, &self.place, &|_| true)
                .with_context(|| format!("cannot copy {}", from.display()))?;
            self.stamp.set()?;
        }
        Ok(())
    }
}

fn remove(folder: &Path) -> io::Result<()> {
    if folder.exists() { fs::remove_dir_all(folder) } else { Ok(()) }
}

/// Copies those files and folders of a folder that are wanted.
fn copy(from: &Path, to: &Path, wanted: &dyn Fn(&Path) -> bool) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name().filter(|_| wanted(&path)) else { continue };
        match path.is_dir() {
            true => copy(&path, &to.join(name), wanted)?,
            false => drop(fs::copy(&path, to.join(name))?),
        }
    }
    Ok(())
}
