//! What has a number and is referred to by name: figures, tables and listings.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::text::slashes;
use base::suggestions::suggestion;

/// What is numbered, each sort by itself and in each chapter from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NumberedKind {
    /// `{{#figure name | caption}}`, referred to by `{{fig name}}`.
    Figure,
    /// `{{#table name | caption}}`, referred to by `{{table name}}`.
    Table,
    /// A listing, referred to by `{{listing file:anchor}}`.
    Listing,
    /// `{{#exercise name}}`, referred to by `{{exercise name}}`.
    Exercise,
}

impl NumberedKind {
    /// Its word in a sentence.
    pub fn word(self) -> &'static str {
        match self {
            NumberedKind::Figure => "figure",
            NumberedKind::Table => "table",
            NumberedKind::Listing => "listing",
            NumberedKind::Exercise => "exercise",
        }
    }

    /// The word of the directive that refers to it.
    pub fn directive(self) -> &'static str {
        if self == NumberedKind::Figure { "fig" } else { self.word() }
    }

    /// `Figure 3.2`, from the chapter's number and the place in the chapter.
    pub fn label(self, chapter: &str, count: usize) -> String {
        let (initial, rest) = self.word().split_at(1);
        format!("{}{rest} {chapter}.{count}", initial.to_uppercase())
    }
}

/// Where something numbered stands.
#[derive(Debug)]
pub struct NumberedItem {
    /// `Figure 3.2`.
    pub label: String,
    /// Its id on the page.
    pub id: String,
    /// The chapter it stands in.
    pub chapter: PathBuf,
    /// Its line there.
    pub line: usize,
}

/// Everything that is numbered, by name.
#[derive(Debug, Default)]
pub struct NumberedItems(BTreeMap<(NumberedKind, String), NumberedItem>);

impl NumberedItems {
    /// Adds what has a name. If the name stands elsewhere already, it stays there.
    pub fn add(&mut self, sort: NumberedKind, name: &str, place: NumberedItem) {
        self.0.entry((sort, name.to_owned())).or_insert(place);
    }

    /// What has exactly this name.
    pub fn get(&self, sort: NumberedKind, name: &str) -> Option<&NumberedItem> {
        self.0.get(&(sort, name.to_owned()))
    }

    /// What a reference means.
    ///
    /// # Errors
    /// Says which names there are.
    pub fn find(
        &self,
        sort: NumberedKind,
        name: &str,
    ) -> Result<&NumberedItem, String> {
        if let Some(numbered) = self.get(sort, name) {
            return Ok(numbered);
        }
        let names = self.0.keys().filter(|key| key.0 == sort).map(|key| &*key.1);
        let (near, word) = (suggestion(name, names), sort.word());
        let article = if sort == NumberedKind::Exercise { "an" } else { "a" };
        Err(format!("no chapter shows {article} {word} `{name}`:{near}"))
    }

    /// What is wrong if something of this name stands here: it stands elsewhere.
    pub fn duplicate(
        &self,
        sort: NumberedKind,
        name: &str,
        chapter: &Path,
        line: usize,
    ) -> Option<String> {
        let first = self.get(sort, name)?;
        let here = first.chapter == chapter && first.line == line;
        (!here).then(|| {
            format!(
                "the {} `{name}` already stands at chapters/{}:{}: refer to it with \
                 `{{{{{} {name}}}}}`",
                sort.word(),
                slashes(&first.chapter),
                first.line,
                sort.directive(),
            )
        })
    }
}
