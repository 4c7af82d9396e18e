//! Computed values by name: what `gods figures` and `gods measure` have written.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base::generated;
use base::suggestions::near;

/// The facts of a book, from `chapters/figures/facts.txt`, and those that were measured
/// from `chapters/measured/facts.txt`.
pub type Facts = BTreeMap<String, String>;

/// Whether a fact is a result of `gods measure`, which no text may hold as a number.
pub fn is_measured(fact: &str) -> bool {
    fact.starts_with("measured.")
}

/// Reads both files, each for its own names.
///
/// # Errors
/// If there is one that cannot be read.
pub fn read(root: &Path) -> Result<Facts> {
    let mut all = file(&root.join(generated::FIGURES).join("facts.txt"))?;
    all.retain(|name, _| !is_measured(name));
    let measured = file(&root.join(generated::MEASURED).join("facts.txt"))?;
    all.extend(measured.into_iter().filter(|(name, _)| is_measured(name)));
    Ok(all)
}

fn file(file: &Path) -> Result<Facts> {
    if !file.exists() {
        return Ok(Facts::new());
    }
    let text =
        fs::read_to_string(file).with_context(|| format!("{}", file.display()))?;
    let pairs = text.lines().filter_map(|line| line.split_once('='));
    Ok(pairs.map(|(name, value)| (name.trim().into(), value.trim().into())).collect())
}

/// The value of a fact, or of one entry of a fact that is a list: `layers[11]`.
///
/// # Errors
/// Says which facts there are.
pub fn value<'a>(facts: &'a Facts, name: &str) -> Result<&'a str, String> {
    if let Some(value) = facts.get(name) {
        return Ok(value);
    }
    let index = name.strip_suffix(']').and_then(|name| name.split_once('['));
    if let Some((list, index)) = index
        && let Some(value) = facts.get(list)
    {
        let entries: Vec<_> = value.split("; ").collect();
        if entries.len() == 1 {
            return Err(format!(
                "the fact `{list}` is no list: write {{{{fact {list}}}}}"
            ));
        }
        let entry = index.parse().ok().and_then(|i: usize| entries.get(i));
        return entry.copied().ok_or_else(|| {
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
    Err(format!("{folder}/facts.txt has no fact `{name}`:{}", near(name, known)))
}
