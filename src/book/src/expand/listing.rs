//! A listing on the page: above the code its file and items, below it the items before and
//! after.
use std::ops::Range;
use std::path::Path;

use anyhow::{Error, Result};

use crate::model::include::Include;
use crate::model::items::{Item, items};
use crate::model::listings::Listing;
use crate::model::text::{escape, relative_root, slashes};
use crate::model::{ParsedBook, source};

/// The HTML and Markdown of a listing.
///
/// # Errors
/// If its file cannot be read.
pub fn expand(listing: &Listing, book: &ParsedBook) -> Result<String> {
    let chapter = &listing.chapter;
    let excerpt = Excerpt::read(&listing.include, book).map_err(Error::msg)?;
    let (mut id, mut repeats) = (String::new(), String::new());
    if listing.is_repeat {
        let file = listing.include.name();
        let first = listing.code_lines.first();
        let home = first.and_then(|line| book.listings.homes(&file, *line).next());
        if let Some(home) = home {
            repeats = format!(
                "<p class=\"listing-repeat\">A repeat, from <a href=\"{}{}#{}\">{}</a></p>",
                relative_root(chapter),
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
        excerpt.origin_html(chapter, book),
        listing.text,
        excerpt.surroundings_html(),
    ))
}

/// An excerpt of a file, with all items of the file.
pub struct Excerpt {
    file: String,
    lines: Range<usize>,
    items: Vec<Item>,
}

impl Excerpt {
    /// Reads the excerpt that an include names.
    pub fn read(include: &Include, book: &ParsedBook) -> Result<Self, String> {
        let text = include.read_file(&book.root)?;
        let lines = include.line_range(&text)?;
        let file = include.name();
        // The items of a file that only a diff names have not been read yet.
        let items = book.items.get(&file).cloned().unwrap_or_else(|| items(&text));
        Ok(Excerpt { file, lines, items })
    }

    /// The file's name, linked to its page of source, and the items of the excerpt.
    pub fn origin_html(&self, chapter: &Path, book: &ParsedBook) -> String {
        let file = format!("<code>{}</code>", escape(&self.file));
        let file = match book.source_links.get(&self.file) {
            Some(link) => {
                let page = link.split('#').next().unwrap_or(link);
                let id = source::line_id(&self.file, self.first_item_line());
                format!("<a href=\"{}{page}#{id}\">{file}</a>", relative_root(chapter))
            }
            None => file,
        };
        format!("{file} <span class=\"listing-items\">{}</span>", self.items_label())
    }

    /// The first line of the excerpt's first item, which is the target of the link.
    fn first_item_line(&self) -> usize {
        let item = self.outermost_items().next().or_else(|| self.enclosing_item());
        item.map_or(1, |item| item.lines.start)
    }

    /// The items that begin in the excerpt, without items nested in them.
    fn outermost_items(&self) -> impl Iterator<Item = &Item> {
        let begins_here = |item: &Item| self.lines.contains(&item.keyword_line);
        let is_nested =
            move |item: &Item| item.parent.is_some_and(|p| begins_here(&self.items[p]));
        self.items.iter().filter(move |item| begins_here(item) && !is_nested(item))
    }

    /// The innermost item that contains the beginning of the excerpt.
    fn enclosing_item(&self) -> Option<&Item> {
        self.items.iter().rev().find(|item| item.lines.contains(&self.lines.start))
    }

    /// The labels of the items in the excerpt: `fn rank, unrank · struct Digits`. Imports are
    /// named only if there is nothing else.
    fn items_label(&self) -> String {
        let mut shown: Vec<_> =
            self.outermost_items().filter(|item| item.keyword != "use").collect();
        if shown.is_empty() {
            shown = self.outermost_items().take(1).collect();
        }
        let mut labels: Vec<String> = Vec::new();
        let mut last = "impl";
        for item in shown {
            match labels.last_mut() {
                Some(label) if last == item.keyword && last != "impl" => {
                    *label += &format!(", {}", item.name);
                }
                _ => labels.push(self.item_label(item)),
            }
            last = item.keyword;
        }
        let words: Vec<_> = labels.iter().map(code_html).collect();
        if words.is_empty() {
            self.enclosing_item().map_or(String::new(), |item| {
                format!("part of {}", code_html(item.label()))
            })
        } else {
            words.join("\u{a0}· ")
        }
    }

    /// The items directly before and after the excerpt.
    fn surroundings_html(&self) -> String {
        let Some(&Item { parent, .. }) = self.outermost_items().next() else {
            return String::new();
        };
        let siblings = || self.items.iter().filter(|item| item.parent == parent);
        let before = siblings().rfind(|item| item.keyword_line < self.lines.start);
        let after = siblings().find(|item| item.keyword_line >= self.lines.end);
        let container = parent.map_or("the file".to_owned(), |parent| {
            code_html(self.item_label(&self.items[parent]))
        });
        if parent.is_none() && before.is_none() && after.is_none() {
            return "the whole file".to_owned();
        }
        let side = |word: &str, item: Option<&Item>, end: &str| match item {
            Some(item) => format!("{word} {}", self.item_html(item)),
            None => format!("at the {end} of {container}"),
        };
        let [before, after] =
            [side("after", before, "start"), side("before", after, "end")];
        match parent {
            Some(_) if !before.contains(&container) && !after.contains(&container) => {
                format!("in {container}: {before} · {after}")
            }
            _ => format!("{before} · {after}"),
        }
    }

    fn item_html(&self, item: &Item) -> String {
        match item.keyword {
            "use" => "the imports".to_owned(),
            _ => code_html(self.item_label(item)),
        }
    }

    /// The label of an item. If a type has several `impl` blocks, each is labeled with its
    /// first method.
    fn item_label(&self, item: &Item) -> String {
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

/// Inline code, with the class by which highlight.js reads it as Rust and mdBook does not
/// change it.
fn code_html(text: impl AsRef<str>) -> String {
    format!("<code class=\"lang-rust\">{}</code>", escape(text.as_ref().trim_end()))
}
