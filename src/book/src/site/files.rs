//! A built book: its files, where the links of a page lead, and which line of which
//! chapter a page's address comes from.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};

use crate::model::html::tags;
use crate::model::link::slashes;

/// A built book, and the sources it was built from.
pub struct Site {
    root: PathBuf,
    folder: PathBuf,
    files: Vec<PathBuf>,
    /// Whether index.html is a page of its own.
    index: bool,
}

impl Site {
    /// Finds the files of the book whose sources are in `root` and whose pages are in
    /// `folder`.
    pub fn new(root: &Path, folder: &Path) -> Result<Self> {
        let mut files = Vec::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(inner) = folders.pop() {
            let entries = fs::read_dir(&inner)
                .with_context(|| format!("cannot read {}", inner.display()))?;
            for entry in entries {
                let path = entry?.path();
                match path.is_dir() {
                    true => folders.push(path),
                    false => files.push(path.strip_prefix(folder)?.to_owned()),
                }
            }
        }
        files.sort();
        // mdBook writes the first chapter a second time, as index.html.
        let site = Site {
            root: root.to_owned(),
            folder: folder.to_owned(),
            files,
            index: true,
        };
        let index = site.main(Path::new("index.html"));
        let again = site.files("html").any(|page| {
            site.root.join(chapter(page)).is_file() && site.main(page) == index
        });
        Ok(Site { index: !again, ..site })
    }

    /// The files with an extension, relative to the book.
    pub fn files<'a>(
        &'a self,
        extension: &'a str,
    ) -> impl Iterator<Item = &'a PathBuf> {
        self.files.iter().filter(move |file| is(file, extension))
    }

    /// The pages, without those that say again what others say: `print.html`, and
    /// `index.html` where it is the first chapter.
    pub fn pages(&self) -> impl Iterator<Item = &PathBuf> {
        let again =
            |page: &Path| page == "print.html" || (page == "index.html" && !self.index);
        self.files("html").filter(move |page| !again(page))
    }

    /// The pages of chapters: neither the crates' API documentation nor mdBook's frame.
    pub fn chapters(&self) -> impl Iterator<Item = &PathBuf> {
        let frame = |page: &Path| page == "404.html" || page == "toc.html";
        self.pages().filter(move |page| !page.starts_with("api") && !frame(page))
    }

    /// The text of a file; what is missing or is no text is empty.
    pub fn read(&self, file: impl AsRef<Path>) -> String {
        fs::read_to_string(self.folder.join(file)).unwrap_or_default()
    }

    /// The bytes of a file.
    pub fn size(&self, file: &Path) -> u64 {
        fs::metadata(self.folder.join(file)).map_or(0, |file| file.len())
    }

    /// Whether there is such a file.
    pub fn has(&self, file: &Path) -> bool {
        self.files.binary_search_by(|known| known.as_path().cmp(file)).is_ok()
    }

    /// The ids of a page.
    pub fn ids(&self, page: &Path) -> BTreeSet<String> {
        let tags = tags(&self.read(page));
        tags.into_iter().filter_map(|tag| Some(tag.get("id")?.to_owned())).collect()
    }

    /// Where a relative address leads from a page: the file and what follows `#`;
    /// `None` if it leaves the book.
    pub fn target(&self, page: &Path, address: &str) -> Option<(PathBuf, String)> {
        let (path, id) = address.split_once('#').unwrap_or((address, ""));
        let path = path.split('?').next().unwrap_or(path);
        let mut file = match path {
            "" => page.to_owned(),
            _ => page.parent().unwrap_or(Path::new("")).to_owned(),
        };
        for part in Path::new(path).components() {
            match part {
                Component::ParentDir => file.pop().then_some(())?,
                Component::CurDir => {}
                Component::Normal(part) => file.push(part),
                Component::RootDir | Component::Prefix(_) => return None,
            }
        }
        if path.ends_with('/') || self.folder.join(&file).is_dir() {
            file.push("index.html");
        }
        Some((file, id.to_owned()))
    }

    /// The places an address of a page comes from: the lines of its chapter in which
    /// it stands, `chapters/table.md:12`, or else the page.
    pub fn places(&self, page: &Path, address: &str) -> Vec<String> {
        let source = slashes(&chapter(page));
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
        let places: Vec<_> = lines.map(|(n, _)| format!("{source}:{n}")).collect();
        if places.is_empty() { vec![slashes(page)] } else { places }
    }

    /// What a page says, without mdBook's frame.
    fn main(&self, page: &Path) -> String {
        let page = self.read(page);
        let main = page.split_once("<main>").map_or("", |(_, main)| main);
        main.split("</main>").next().unwrap_or_default().to_owned()
    }
}

/// Whether a file's name ends so.
pub fn is(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

fn chapter(page: &Path) -> PathBuf {
    Path::new("chapters").join(page.with_extension("md"))
}
