//! What the generated appendices are made of: a TOML file beside the page of each.
use std::fs;
use std::path::Path;

use anyhow::Result;
use serde::Deserialize;
use toml::Spanned;

use super::data_file::{DataFile, SpannedText};

/// The appendices there are.
pub const APPENDICES: [&str; 7] = [
    "checklist",
    "errata",
    "notation",
    "glossary",
    "bibliography",
    "puzzles",
    "layers",
];

/// The documents: the letter of their ids in the checklist, how many there are, and the
/// document.
pub const DOCUMENTS: [(&str, usize, &str); 4] = [
    ("J", 18, "Jaap's page"),
    ("V", 10, "The Visual Basic guide, on indexing"),
    ("G", 7, "The Visual Basic guide, on God's algorithm"),
    ("B", 7, "The blog post"),
];

/// Every id that the checklist has to have, in order.
pub fn checklist_ids() -> impl Iterator<Item = String> {
    let numbered =
        |(letter, count, _)| (1..=count).map(move |i| format!("{letter}{i}"));
    DOCUMENTS.into_iter().flat_map(numbered)
}

/// How many errata there are, numbered from 1.
pub const ERRATA_COUNT: u32 = 34;
/// The suspicion that turned out to be unfounded: the Java program clones its boards, so
/// that none is changed behind another's back. It is listed as right, not as a mistake.
pub const UNFOUNDED_ERRATUM: u32 = 33;

/// What all of them are made of.
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
    /// The index of puzzles, which `gods figures` writes; empty if it has not.
    pub puzzles: String,
    /// The layer tables, which it writes as well.
    pub layers: String,
}

/// The index of puzzles, from the folder of the chapters.
pub const PUZZLE_INDEX: &str = "figures/puzzles.md";
/// The layer tables, whose links lead to files beside it.
pub const LAYER_TABLES: &str = "figures/layer-tables.md";

impl AppendixData {
    /// Reads the files; one that is missing has no entries.
    ///
    /// # Errors
    /// If one cannot be read.
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

/// One system or claim.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChecklistItem {
    /// Its id, `J5`.
    pub id: SpannedText,
    /// What it is.
    #[serde(rename = "what")]
    pub claim: SpannedText,
    /// The sections that tell it, `orientation.md#three-dials`.
    pub sections: Vec<SpannedText>,
    /// The tests that show it, `code/orientation/tests/errata.rs::name`.
    pub tests: Vec<SpannedText>,
}

/// One mistake.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// Its number, by which chapters and tests call it.
    pub number: Spanned<u32>,
    /// Where it stands: the document and the place in it.
    #[serde(rename = "at")]
    pub location: SpannedText,
    /// What it says.
    pub says: SpannedText,
    /// What is right, and what the mistake does.
    pub right: SpannedText,
    /// The sections that tell it.
    pub sections: Vec<SpannedText>,
    /// The tests that show it.
    pub tests: Vec<SpannedText>,
}

/// One symbol.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbol {
    /// As the book writes it.
    pub symbol: SpannedText,
    /// What it means.
    pub means: SpannedText,
    /// The section that introduces it.
    pub section: SpannedText,
}

/// A book, an article, a page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// What chapters call it: `knuth-4a`.
    pub key: SpannedText,
    /// Who wrote it.
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

/// One term.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The term, as a dictionary has it.
    pub term: SpannedText,
    /// What it means.
    pub means: SpannedText,
    /// Other forms that are linked too: `ranks`, `to unrank`.
    #[serde(default)]
    pub forms: Vec<String>,
    /// An everyday word as well: linked only where it is in bold.
    #[serde(default)]
    pub common: bool,
}

impl Term {
    /// Its address: `term-total-twist`.
    pub fn id(&self) -> String {
        let lower = self.term.get_ref().to_lowercase().replace(' ', "-");
        let plain = lower.chars().filter(|c| c.is_alphanumeric() || *c == '-');
        format!("term-{}", plain.collect::<String>())
    }

    /// All its forms in lower case.
    pub fn forms(&self) -> impl Iterator<Item = String> {
        let own = std::iter::once(self.term.get_ref());
        own.chain(&self.forms).map(|form| form.to_lowercase())
    }
}
