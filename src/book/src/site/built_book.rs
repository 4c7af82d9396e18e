//! A built book: its files, its parsed pages, the targets of links, and the lines of the
//! chapters that links come from.
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use base::parallel;

use crate::model::html::{Tag, tags};
use crate::model::text::{has_extension, resolve, slashes};
use base::folder::walk;

/// A built book, and the sources it was built from.
pub struct BuiltBook {
    root: PathBuf,
    folder: PathBuf,
    files: Vec<PathBuf>,
    /// The parsed pages of chapters, and the page for unknown addresses; without the API
    /// documentation and mdBook's generated pages.
    pub chapters: BTreeMap<PathBuf, Vec<Tag>>,
}

impl BuiltBook {
    /// Reads the built book in `folder`, whose sources are in `root`.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn read(root: &Path, folder: &Path) -> Result<Self> {
        let files = walk(folder, &|_| true)
            .with_context(|| format!("cannot read {}", folder.display()))?;
        let mut site = BuiltBook {
            root: root.to_owned(),
            folder: folder.to_owned(),
            files,
            chapters: BTreeMap::new(),
        };
        // The print page repeats all other pages. mdBook's index.html repeats the first one,
        // unless it is a chapter.
        let repeats_others = |page: &Path| {
            ["print.html", "toc.html"].iter().any(|name| page == *name)
                || page == "index.html" && !site.root.join(chapter_file(page)).is_file()
        };
        let chapters =
            site.pages().filter(|it| !it.starts_with("api") && !repeats_others(it));
        let names: Vec<_> = chapters.cloned().collect();
        let pages = parallel::map(&names, |page| tags(&site.text(page)));
        site.chapters = names.into_iter().zip(pages).collect();
        Ok(site)
    }

    /// The paths of all pages, relative to the folder.
    fn pages(&self) -> impl Iterator<Item = &PathBuf> {
        self.files.iter().filter(|file| has_extension(file, "html"))
    }

    /// The text of a file; empty if it is missing or not text.
    fn text(&self, file: &Path) -> String {
        fs::read_to_string(self.folder.join(file)).unwrap_or_default()
    }

    /// A parsed page; pages that are not chapters are parsed now.
    pub fn page(&self, file: &Path) -> Cow<'_, [Tag]> {
        match self.chapters.get(file) {
            Some(page) => Cow::Borrowed(page),
            None => Cow::Owned(tags(&self.text(file))),
        }
    }

    /// Whether there is such a file.
    pub fn has_file(&self, file: &Path) -> bool {
        self.files.binary_search_by(|known| known.as_path().cmp(file)).is_ok()
    }

    /// The target of a relative address on a page: the file, and the id after `#`. `None` if it
    /// is outside the book.
    pub fn target(&self, page: &Path, address: &str) -> Option<(PathBuf, String)> {
        let (path, id) = address.split_once('#').unwrap_or((address, ""));
        let path = path.split('?').next().unwrap_or(path);
        let mut file = match path {
            "" => page.to_owned(),
            _ => resolve(page, path)?,
        };
        if path.ends_with('/') || self.folder.join(&file).is_dir() {
            file.push("index.html");
        }
        Some((file, id.to_owned()))
    }

    /// The message, prefixed with each line of the chapter that contains the address,
    /// `chapters/table.md:12`, or else with the page.
    pub fn located_messages(
        &self,
        page: &Path,
        address: &str,
        message: &str,
    ) -> Vec<String> {
        let source = slashes(&chapter_file(page));
        let text = fs::read_to_string(self.root.join(&source)).unwrap_or_default();
        let (file, id) = address.split_once('#').unwrap_or((address, ""));
        let markdown = match file.strip_suffix(".html") {
            Some(stem) if id.is_empty() => format!("{stem}.md"),
            Some(stem) => format!("{stem}.md#{id}"),
            None => address.to_owned(),
        };
        let holds = |line: &str, address: &str| {
            let mut found = line.match_indices(address);
            found.any(|(at, _)| {
                let end = |c: char| !c.is_alphanumeric() && !"/#-_.".contains(c);
                let before = line[..at].chars().next_back();
                let after = line[at + address.len()..].chars().next();
                before.is_none_or(end) && after.is_none_or(end)
            })
        };
        let lines = (1..).zip(text.lines());
        let lines =
            lines.filter(|(_, line)| holds(line, address) || holds(line, &markdown));
        let mut messages: Vec<_> =
            lines.map(|(line, _)| format!("{source}:{line}: {message}")).collect();
        if messages.is_empty() {
            messages.push(format!("{}: {message}", slashes(page)));
        }
        messages
    }
}

fn chapter_file(page: &Path) -> PathBuf {
    Path::new("chapters").join(page.with_extension("md"))
}
