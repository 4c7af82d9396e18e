//! The notation: symbols, what they mean, and where they are introduced.
use std::path::Path;

use serde::Deserialize;

use super::super::names::Names;
use super::super::problem::Problem;
use super::{Text, place};

/// One symbol.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbol {
    /// As the book writes it.
    pub symbol: Text,
    /// What it means.
    pub means: Text,
    /// The section that introduces it.
    pub section: Text,
}

/// What is wrong: a section, a formula.
pub fn check(names: &Names) -> Vec<Problem> {
    let data = &names.appendix.notation;
    let mut problems = data.twice("symbol", data.entries.iter().map(|e| &e.symbol));
    for entry in &data.entries {
        let link = place::section(names, &data.file, entry.section.get_ref());
        problems
            .extend(link.err().map(|message| data.problem(&entry.section, message)));
        problems.extend(data.wrong_text(&entry.symbol, names));
        problems.extend(data.wrong_text(&entry.means, names));
    }
    problems
}

/// The table.
pub fn expand(page: &Path, names: &Names) -> String {
    let mut out =
        "| symbol | meaning, and where it is introduced |\n|:--|:--|\n".to_owned();
    for entry in &names.appendix.notation.entries {
        let link =
            place::section(names, page, entry.section.get_ref()).unwrap_or_default();
        let (symbol, means) = (entry.symbol.get_ref(), entry.means.get_ref());
        out += &format!("| {symbol} | {means} <span class=\"from\">{link}</span> |\n");
    }
    out
}
