//! Numbered items, which chapters refer to by name: figures, tables, listings, exercises.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::text::slashes;
use base::suggestions::suggestion;

/// The kinds of numbered items; each kind counts separately, and in each chapter from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NumberedKind {
    /// `{{#figure name | caption}}`, referred to by `{{fig name}}`.
    Figure,
    /// `{{#table name | caption}}`, referred to by `{{table name}}`.
    Table,
    /// A block ` ```rust,listing `, referred to by `{{listing file:anchor}}`.
    Listing,
    /// `{{#exercise name}}`, referred to by `{{exercise name}}`.
    Exercise,
}

impl NumberedKind {
    /// The word for it in a sentence.
    pub fn word(self) -> &'static str {
        match self {
            NumberedKind::Figure => "figure",
            NumberedKind::Table => "table",
            NumberedKind::Listing => "listing",
            NumberedKind::Exercise => "exercise",
        }
    }

    /// The name of the directive that refers to it.
    pub fn directive(self) -> &'static str {
        if self == NumberedKind::Figure { "fig" } else { self.word() }
    }

    /// The label, `Figure 3.2`, given the chapter's number and the count within the chapter.
    pub fn label(self, chapter: &str, count: usize) -> String {
        let (initial, rest) = self.word().split_at(1);
        format!("{}{rest} {chapter}.{count}", initial.to_uppercase())
    }
}

/// A numbered item: its label and its place.
#[derive(Debug)]
pub struct NumberedItem {
    /// The label: `Figure 3.2`.
    pub label: String,
    /// The id on the page.
    pub id: String,
    /// The chapter.
    pub chapter: PathBuf,
    /// The line in the chapter, counted from 1.
    pub line: usize,
}

/// All numbered items by kind and name.
#[derive(Debug, Default)]
pub struct NumberedItems(BTreeMap<(NumberedKind, String), NumberedItem>);

impl NumberedItems {
    /// Adds an item. If the name is taken, the first item keeps it.
    pub fn add(&mut self, kind: NumberedKind, name: &str, item: NumberedItem) {
        self.0.entry((kind, name.to_owned())).or_insert(item);
    }

    /// The item with exactly this name.
    pub fn get(&self, kind: NumberedKind, name: &str) -> Option<&NumberedItem> {
        self.0.get(&(kind, name.to_owned()))
    }

    /// The item that a reference names.
    ///
    /// # Errors
    /// If there is none; the message suggests similar names.
    pub fn find(
        &self,
        kind: NumberedKind,
        name: &str,
    ) -> Result<&NumberedItem, String> {
        if let Some(numbered) = self.get(kind, name) {
            return Ok(numbered);
        }
        let names = self.0.keys().filter(|key| key.0 == kind).map(|key| &*key.1);
        let (near, word) = (suggestion(name, names), kind.word());
        let article = if kind == NumberedKind::Exercise { "an" } else { "a" };
        Err(format!("no chapter shows {article} {word} `{name}`:{near}"))
    }

    /// The error message for an item at this place, if an item elsewhere has the same name.
    pub fn duplicate_error(
        &self,
        kind: NumberedKind,
        name: &str,
        chapter: &Path,
        line: usize,
    ) -> Option<String> {
        let first = self.get(kind, name)?;
        let is_same_place = first.chapter == chapter && first.line == line;
        (!is_same_place).then(|| {
            format!(
                "the {} `{name}` already stands at chapters/{}:{}: refer to it with \
                 `{{{{{} {name}}}}}`",
                kind.word(),
                slashes(&first.chapter),
                first.line,
                kind.directive(),
            )
        })
    }
}
