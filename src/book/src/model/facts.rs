//! Facts: computed values by name, from the files of `gods figures` and `gods measure`.
use std::collections::BTreeMap;
use std::path::Path;
use std::{fmt, fs};

use anyhow::{Context, Result};
use base::suggestions::suggestion;
use base::{generated, thousands};
use serde::Deserialize;

/// The value of a fact in `facts.json`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Fact {
    /// An integer.
    Integer(u64),
    /// A number with a decimal point.
    Decimal(f64),
    /// A list of integers; a page quotes a single one: `layers[11]`.
    List(Vec<u64>),
    /// Any other value. A decimal number that ends in 0 is a text, too.
    Text(String),
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Integer(value) => f.write_str(&thousands(*value)),
            // Always with a decimal point: `8.0`.
            Fact::Decimal(value) => write!(f, "{value:?}"),
            Fact::Text(text) => f.write_str(text),
            Fact::List(values) => {
                let values: Vec<_> = values.iter().copied().map(thousands).collect();
                f.write_str(&values.join("; "))
            }
        }
    }
}

/// The facts of a book by name, from `chapters/figures/facts.json` and
/// `chapters/measured/facts.json`.
pub type FactMap = BTreeMap<String, Fact>;

/// Whether a fact is a result of `gods measure`.
fn is_measured(fact: &str) -> bool {
    fact.starts_with("measured.")
}

/// Reads both files of facts; a missing file has no facts.
///
/// # Errors
/// If a file cannot be read or parsed.
pub fn read(root: &Path) -> Result<FactMap> {
    let mut all = FactMap::new();
    for folder in [generated::FIGURES, generated::MEASURED] {
        let file = root.join(folder).join("facts.json");
        if file.exists() {
            let name = || format!("{folder}/facts.json");
            let text = fs::read_to_string(&file).with_context(name)?;
            let facts: FactMap = serde_json::from_str(&text).with_context(name)?;
            all.extend(facts);
        }
    }
    Ok(all)
}

/// The value of a fact as a page shows it, or of one entry of a list: `layers[11]`.
///
/// # Errors
/// If there is no such fact; the message suggests similar names.
pub fn shown_value(facts: &FactMap, name: &str) -> Result<String, String> {
    if let Some(fact) = facts.get(name) {
        return Ok(fact.to_string());
    }
    let index = name.strip_suffix(']').and_then(|name| name.split_once('['));
    if let Some((list, index)) = index
        && let Some(fact) = facts.get(list)
    {
        let Fact::List(entries) = fact else {
            return Err(format!(
                "the fact `{list}` is no list: write {{{{fact {list}}}}}"
            ));
        };
        let entry = index.parse().ok().and_then(|i: usize| entries.get(i));
        return entry.copied().map(thousands).ok_or_else(|| {
            format!(
                "the fact `{list}` has no entry `{index}`: they are 0 to {}",
                entries.len() - 1
            )
        });
    }
    let measured = is_measured(name);
    let known = facts.keys().map(String::as_str);
    let known = known.filter(|known| is_measured(known) == measured);
    let folder = if measured { generated::MEASURED } else { generated::FIGURES };
    Err(format!(
        "{folder}/facts.json has no fact `{name}`:{} `gods figures` adds those that it \
         computes and a page names",
        suggestion(name, known)
    ))
}
