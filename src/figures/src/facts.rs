//! Facts: numbers and texts that the chapters quote by name.
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base::folder::walk;
use base::generated::{FIGURES, MEASURED};
use serde_json::Value;

use crate::data::mean_of_row;

/// The name of the file of facts in `chapters/figures/` and in `chapters/measured/`.
pub const FACTS_FILE: &str = "facts.json";

/// A collection of facts, to be written into a file.
#[derive(Clone, Default)]
pub struct Facts(BTreeMap<String, Value>);

impl Facts {
    /// Adds an integer.
    pub fn number(&mut self, name: impl Into<String>, value: impl TryInto<u64>) {
        let value: u64 = value.try_into().ok().expect("a number of a table fits");
        self.insert(name, value);
    }

    /// Adds a number rounded to some decimal places. It is stored as a text if its last digit
    /// is a 0, which would be lost in a JSON number.
    pub fn decimal(&mut self, name: impl Into<String>, value: f64, digits: usize) {
        let text = format!("{value:.digits$}");
        let number: Value = text.parse().expect("a finite number");
        let shown = number.to_string();
        if shown == text { self.insert(name, number) } else { self.insert(name, text) }
    }

    /// Adds a text.
    pub fn text(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.insert(name, value.into());
    }

    /// Adds a list of numbers, whose entries are quoted as `name[3]`.
    pub fn list(&mut self, name: impl Into<String>, values: &[u64]) {
        self.insert(name, values);
    }

    fn insert(&mut self, name: impl Into<String>, value: impl Into<Value>) {
        let name = name.into();
        let before = self.0.insert(name.clone(), value.into());
        assert!(before.is_none(), "the fact {name} is there twice");
    }

    /// Adds all facts of another collection.
    pub fn extend(&mut self, others: Facts) {
        others.0.into_iter().for_each(|(name, value)| self.insert(name, value));
    }

    /// Adds the layers of a puzzle and the numbers that follow from them.
    pub fn layers(&mut self, name: &str, layers: &[u64]) {
        let name = |what: &str| format!("{name}.{what}");
        self.list(name("layers"), layers);
        let total = layers.iter().sum::<u64>();
        self.number(name("total"), total);
        self.number(name("diameter"), layers.len() - 1);
        self.decimal(name("mean"), mean_of_row(layers), 3);
        self.number(name("farthest"), layers.last().copied().unwrap_or_default());
        let largest = layers.iter().max().copied().unwrap_or_default();
        self.number(name("largest"), largest);
        let at = layers.iter().position(|&count| count == largest);
        self.number(name("largest-at"), at.unwrap_or_default());
    }

    /// Whether there is a fact with this name.
    pub fn contains(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Keeps only the facts whose names are among these words.
    pub fn retain(&mut self, words: &HashSet<String>) {
        self.0.retain(|name, _| words.contains(name));
    }

    /// The name and text of the file: a JSON object, sorted by name.
    pub fn file(&self) -> (String, String) {
        let text = serde_json::to_string_pretty(&self.0).expect("names and numbers");
        (FACTS_FILE.to_owned(), text + "\n")
    }
}

/// All words of the chapters that may be names of facts. A page quotes a fact as `{{fact
/// name}}` or in a comment `holds:`; the course's data and the exercises' checks quote facts,
/// too.
///
/// # Errors
/// If a file cannot be read.
pub fn fact_names_in_chapters(root: &Path) -> Result<HashSet<String>> {
    let generated = [FIGURES, MEASURED].map(|folder| root.join(folder));
    let wanted = |path: &Path| !generated.iter().any(|folder| path == folder);
    let chapters = root.join("chapters");
    let mut found = HashSet::new();
    if !chapters.is_dir() {
        return Ok(found);
    }
    for name in walk(&chapters, &wanted)? {
        let end = name.extension().and_then(|end| end.to_str());
        if let Some("md" | "rs" | "toml") = end {
            let path = chapters.join(name);
            let text = fs::read_to_string(&path)
                .with_context(|| path.display().to_string())?;
            found.extend(possible_fact_names(&text));
        }
    }
    Ok(found)
}

/// The words of a text that may be names of facts.
pub fn possible_fact_names(text: &str) -> impl Iterator<Item = String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    let words = text.split(move |c| !is_part(c));
    words.map(|word| word.trim_end_matches('.').to_owned())
}
