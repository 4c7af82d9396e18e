//! What a figure brings along: its drawing, words for those who cannot see it, and
//! its data as a table.
use std::fs;
use std::path::Path;

use base::suggestions::near;

use crate::model::drawing::{data, drawing, folder};

/// Fewer letters than this do not describe a drawing.
const SHORTEST: usize = 40;

/// What is missing for a figure of this name.
pub fn problem(root: &Path, name: &str) -> Option<String> {
    let file = drawing(name);
    let Ok(svg) = fs::read_to_string(root.join(&file)) else {
        let near = near(name, drawn(root, name).iter().map(String::as_str));
        return Some(format!("there is no drawing {file}:{near}"));
    };
    let (title, desc) = (element(&svg, "title"), element(&svg, "desc"));
    if title.is_empty() {
        return Some(format!(
            "{file} has no alternative text: give it a <title> that names it"
        ));
    }
    if desc.chars().count() < SHORTEST || desc == title {
        return Some(format!(
            "{file} is not described, found <desc>{desc}</desc>: say in {SHORTEST} \
             letters or more what it shows, to those who cannot see it"
        ));
    }
    let file = data(name);
    let table = fs::read_to_string(root.join(&file)).unwrap_or_default();
    (table.lines().filter(|line| line.starts_with('|')).count() < 3).then(|| {
        format!(
            "the figure `{name}` has no data table: {file} has to hold a Markdown table \
             with a row or more; `gods {}` writes it",
            if name.starts_with("measured-") { "measure" } else { "figures" }
        )
    })
}

/// The text of the first element with this tag; empty if there is none.
fn element<'a>(svg: &'a str, tag: &str) -> &'a str {
    let inner = || {
        let (_, rest) = svg.split_once(&format!("<{tag}"))?;
        let (_, rest) = rest.split_once('>')?;
        Some(rest.split_once(&format!("</{tag}>"))?.0.trim())
    };
    inner().unwrap_or("")
}

/// The names of the drawings among which one of this name would stand.
fn drawn(root: &Path, name: &str) -> Vec<String> {
    let files = fs::read_dir(root.join(folder(name))).into_iter().flatten();
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let mut drawn: Vec<_> =
        names.filter_map(|name| name.strip_suffix(".svg").map(str::to_owned)).collect();
    drawn.sort();
    drawn
}
