//! The data of the generated appendices: a TOML file beside the page of each.
use std::fs;
use std::path::Path;

use anyhow::Result;
use serde::Deserialize;
use toml::Spanned;

use super::data_file::{DataFile, SpannedText};

/// The names of all appendices, as in `{{#appendix name}}`.
pub const APPENDICES: [&str; 7] = [
    "checklist",
    "errata",
    "notation",
    "glossary",
    "bibliography",
    "puzzles",
    "layers",
];

/// The documents: the first letter of their ids in the checklist, how many ids each has, and
/// its title.
pub const DOCUMENTS: [(&str, usize, &str); 4] = [
    ("J", 18, "Jaap's page"),
    ("V", 10, "The Visual Basic guide, on indexing"),
    ("G", 7, "The Visual Basic guide, on God's algorithm"),
    ("B", 7, "The blog post"),
];

/// Every id that the checklist must have, in order: `J1`, `J2`, …
pub fn checklist_ids() -> impl Iterator<Item = String> {
    let numbered =
        |(letter, count, _)| (1..=count).map(move |i| format!("{letter}{i}"));
    DOCUMENTS.into_iter().flat_map(numbered)
}

/// The number of errata; they are numbered from 1.
pub const ERRATA_COUNT: u32 = 34;
/// The number of the erratum that turned out to be unfounded: the Java program clones its
/// boards, so they share no state. It is listed as right, not as a mistake.
pub const UNFOUNDED_ERRATUM: u32 = 33;

/// The data of all appendices.
#[derive(Debug)]
pub struct AppendixData {
    /// The documents' systems and claims.
    pub checklist: DataFile<ChecklistItem>,
    /// The documents' mistakes.
    pub errata: DataFile<Erratum>,
    /// Symbols.
    pub notation: DataFile<Symbol>,
    /// Terms.
    pub glossary: DataFile<Term>,
    /// What others have written.
    pub bibliography: DataFile<Work>,
    /// The Markdown of the index of puzzles, which `gods figures` writes; empty if the file is
    /// missing.
    pub puzzles: String,
    /// The Markdown of the layer tables, which `gods figures` writes; empty if the file is
    /// missing.
    pub layers: String,
}

/// The file of the index of puzzles, relative to `chapters`.
pub const PUZZLE_INDEX: &str = "figures/puzzles.md";
/// The file of the layer tables, relative to `chapters`; its links are relative to its own
/// folder.
pub const LAYER_TABLES: &str = "figures/layer-tables.md";

impl AppendixData {
    /// Reads the files. A missing file counts as empty.
    ///
    /// # Errors
    /// If a file cannot be read or is not valid.
    pub fn read(root: &Path) -> Result<Self> {
        let generated = |file| {
            fs::read_to_string(root.join("chapters").join(file)).unwrap_or_default()
        };
        Ok(AppendixData {
            checklist: DataFile::read(root, "appendix/checklist.toml")?,
            errata: DataFile::read(root, "appendix/errata.toml")?,
            notation: DataFile::read(root, "appendix/notation.toml")?,
            glossary: DataFile::read(root, "appendix/glossary.toml")?,
            bibliography: DataFile::read(root, "appendix/bibliography.toml")?,
            puzzles: generated(PUZZLE_INDEX),
            layers: generated(LAYER_TABLES),
        })
    }
}

/// A system or claim of the documents.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistItem {
    /// The id, as `J5`.
    pub id: SpannedText,
    /// The system or claim itself.
    #[serde(rename = "what")]
    pub claim: SpannedText,
    /// The sections about it, as `orientation.md#three-dials`.
    pub sections: Vec<SpannedText>,
    /// The tests of it, as `code/orientation/tests/errata.rs::name`.
    pub tests: Vec<SpannedText>,
}

/// A mistake of the documents.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// The number by which chapters and tests refer to it.
    pub number: Spanned<u32>,
    /// The document and the place in it.
    #[serde(rename = "at")]
    pub location: SpannedText,
    /// What the document says.
    pub says: SpannedText,
    /// The correction, and the effect of the mistake.
    pub right: SpannedText,
    /// The sections about it.
    pub sections: Vec<SpannedText>,
    /// The tests of it.
    pub tests: Vec<SpannedText>,
}

/// A symbol of the notation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbol {
    /// The symbol as the book writes it.
    pub symbol: SpannedText,
    /// Its meaning.
    pub means: SpannedText,
    /// The section that introduces it.
    pub section: SpannedText,
}

/// A work of the bibliography: a book, an article or a web page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// The key by which chapters cite it: `knuth-4a`.
    pub key: SpannedText,
    /// The authors.
    #[serde(rename = "by")]
    pub author: SpannedText,
    /// Its title, in italics or in quotation marks.
    pub title: SpannedText,
    /// Where and when it appeared.
    #[serde(rename = "in")]
    pub place: Option<SpannedText>,
    /// Its address, where it has one.
    pub url: Option<SpannedText>,
}

/// A term of the glossary.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The term in its base form.
    pub term: SpannedText,
    /// Its meaning.
    pub means: SpannedText,
    /// Other forms that are linked too: `ranks`, `to unrank`.
    #[serde(default)]
    pub forms: Vec<String>,
    /// Whether it is an everyday word as well, linked only where it is in bold.
    #[serde(default)]
    pub common: bool,
}

impl Term {
    /// The id of its entry: `term-total-twist`.
    pub fn id(&self) -> String {
        let lower = self.term.get_ref().to_lowercase().replace(' ', "-");
        let plain = lower.chars().filter(|c| c.is_alphanumeric() || *c == '-');
        format!("term-{}", plain.collect::<String>())
    }

    /// The term and its other forms, in lower case.
    pub fn forms(&self) -> impl Iterator<Item = String> {
        let own = std::iter::once(self.term.get_ref());
        own.chain(&self.forms).map(|form| form.to_lowercase())
    }
}
