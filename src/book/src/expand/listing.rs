//! A listing on the page: the crate's code; above it where it comes from, below it what
//! stands around it.
use std::ops::Range;
use std::path::Path;

use anyhow::{Error, Result};

use crate::model::Names;
use crate::model::include::Include;
use crate::model::items::{Item, items};
use crate::model::source;
use crate::model::text::{escape, slashes, up};
use crate::model::weave::Listing;

/// What a listing becomes.
///
/// # Errors
/// If its file cannot be read.
pub fn expand(listing: &Listing, names: &Names) -> Result<String> {
    let chapter = &listing.chapter;
    let part = Part::read(&listing.include, names).map_err(Error::msg)?;
    let (mut id, mut repeats) = (String::new(), String::new());
    if listing.repeat {
        let file = listing.include.name();
        let first = listing.code.first();
        let home = first.and_then(|line| names.weave.homes(&file, *line).next());
        if let Some(home) = home {
            repeats = format!(
                "<p class=\"listing-repeat\">A repeat, from <a href=\"{}{}#{}\">{}</a></p>",
                up(chapter),
                slashes(&home.chapter.with_extension("html")),
                home.id(),
                escape(&home.title),
            );
        }
    } else {
        id = format!(" id=\"{}\"", listing.id());
    }
    Ok(format!(
        "<div class=\"listing\"{id}><p class=\"listing-from\"><b>{}</b> {}</p>{repeats}\n\n\
         ```rust,listing\n{}\n```\n\n<p class=\"listing-place\">{}</p>\n\n</div>",
        listing.label,
        part.from(chapter, names),
        listing.text,
        part.around(),
    ))
}

/// A part of a file: which items it holds, and which stand around it.
pub struct Part {
    file: String,
    lines: Range<usize>,
    items: Vec<Item>,
}

impl Part {
    /// Reads the part that an include names.
    pub fn read(include: &Include, names: &Names) -> Result<Self, String> {
        let text = include.whole(&names.root)?;
        let lines = include.lines(&text)?;
        let file = include.name();
        // A file that only a comparison names is read for it.
        let items = names.items.get(&file).cloned().unwrap_or_else(|| items(&text));
        Ok(Part { file, lines, items })
    }

    /// The file's name, linked to its line in the appendix, and the items.
    pub fn from(&self, chapter: &Path, names: &Names) -> String {
        let file = format!("<code>{}</code>", escape(&self.file));
        let file = match names.sources.get(&self.file) {
            Some(link) => {
                let page = link.split('#').next().unwrap_or(link);
                let id = source::line_id(&self.file, self.first_line());
                format!("<a href=\"{}{page}#{id}\">{file}</a>", up(chapter))
            }
            None => file,
        };
        format!("{file} <span class=\"listing-items\">{}</span>", self.label())
    }

    /// The line of the appendix to go to: the one in which the first item begins.
    fn first_line(&self) -> usize {
        let item = self.inside().next().or_else(|| self.around_it());
        item.map_or(1, |item| item.lines.start)
    }

    /// The items whose first line stands in the part, those in them left out.
    fn inside(&self) -> impl Iterator<Item = &Item> {
        let has = |item: &Item| self.lines.contains(&item.head);
        let inner = move |item: &Item| item.parent.is_some_and(|p| has(&self.items[p]));
        self.items.iter().filter(move |item| has(item) && !inner(item))
    }

    /// The innermost item that the part is a part of.
    fn around_it(&self) -> Option<&Item> {
        self.items.iter().rev().find(|item| item.lines.contains(&self.lines.start))
    }

    /// What the part shows: `fn rank, unrank · struct Digits`. Imports are named only
    /// where there is nothing else.
    fn label(&self) -> String {
        let mut shown: Vec<_> =
            self.inside().filter(|item| item.keyword != "use").collect();
        if shown.is_empty() {
            shown = self.inside().take(1).collect();
        }
        let mut labels: Vec<String> = Vec::new();
        let mut last = "impl";
        for item in shown {
            match labels.last_mut() {
                Some(label) if last == item.keyword && last != "impl" => {
                    *label += &format!(", {}", item.name);
                }
                _ => labels.push(self.label_of(item)),
            }
            last = item.keyword;
        }
        let words: Vec<_> = labels.iter().map(code).collect();
        match words.is_empty() {
            false => words.join("\u{a0}· "),
            true => self.around_it().map_or(String::new(), |item| {
                format!("part of {}", code(item.label()))
            }),
        }
    }

    /// What stands directly before and after the part.
    fn around(&self) -> String {
        let Some(&Item { parent, .. }) = self.inside().next() else {
            return String::new();
        };
        let siblings = || self.items.iter().filter(|item| item.parent == parent);
        let before = siblings().rfind(|item| item.head < self.lines.start);
        let after = siblings().find(|item| item.head >= self.lines.end);
        let room = parent.map_or("the file".to_owned(), |parent| {
            code(self.label_of(&self.items[parent]))
        });
        if parent.is_none() && before.is_none() && after.is_none() {
            return "the whole file".to_owned();
        }
        let side = |word: &str, item: Option<&Item>, end: &str| match item {
            Some(item) => format!("{word} {}", self.name(item)),
            None => format!("at the {end} of {room}"),
        };
        let [before, after] =
            [side("after", before, "start"), side("before", after, "end")];
        match parent {
            Some(_) if !before.contains(&room) && !after.contains(&room) => {
                format!("in {room}: {before} · {after}")
            }
            _ => format!("{before} · {after}"),
        }
    }

    fn name(&self, item: &Item) -> String {
        match item.keyword {
            "use" => "the imports".to_owned(),
            _ => code(self.label_of(item)),
        }
    }

    /// A type may have several `impl`: each is known by its first method.
    fn label_of(&self, item: &Item) -> String {
        let label = item.label();
        let same = self.items.iter().filter(|other| other.label() == label).count();
        if item.keyword != "impl" || same < 2 {
            return label;
        }
        let parent = |other: &Item| other.parent.map(|parent| &self.items[parent]);
        let mut inner = self.items.iter().filter(|other| parent(other) == Some(item));
        match (inner.next(), inner.next()) {
            (Some(only), None) => format!("{label} {{ {} }}", only.label()),
            (Some(first), Some(_)) => format!("{label} {{ {}, … }}", first.label()),
            (None, _) => label,
        }
    }
}

/// The class has highlight.js read it as Rust, and mdBook leave it alone.
fn code(text: impl AsRef<str>) -> String {
    format!("<code class=\"lang-rust\">{}</code>", escape(text.as_ref().trim_end()))
}
