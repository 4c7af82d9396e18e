//! The appendix of code: all files of a crate, or of a part of it.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};

use crate::model::Names;
use crate::model::include::is_mark;
use crate::model::source::{files, heading_id, line_id, own};
use crate::model::text::{escape, slashes};
use crate::model::weave::Listing;

/// A heading and the text of each file of a part, the crate's tests last. Ids bear the
/// crate's name, for the print page holds all crates at once.
pub fn expand(part: &str, names: &Names) -> Result<String> {
    let root = &*names.root;
    let parts = names.source_parts.iter().map(String::as_str);
    let krate = part.split('/').next().unwrap_or(part);
    let tests = format!("code/{krate}/tests/");
    let all = own(root, part, parts)?.into_iter();
    let (tests, code): (Vec<_>, Vec<_>) =
        all.partition(|file| file.starts_with(&tests));
    let mut out = String::new();
    for file in &code {
        out += &section(names, "##", krate, file)?;
    }
    let none = part == krate && files(root, krate, "tests")?.is_empty();
    if none || !tests.is_empty() {
        out += &format!("\n## Tests {{#{krate}-tests}}\n");
    }
    if none {
        out += "\nThis crate's tests stand beside its code, in the modules `tests` above.\n";
    }
    for file in &tests {
        out += &section(names, "###", krate, file)?;
    }
    Ok(out)
}

/// A file: what it is for, in its own words, and then its code.
fn section(names: &Names, hashes: &str, krate: &str, file: &str) -> Result<String> {
    let text =
        fs::read_to_string(names.root.join(file)).with_context(|| file.to_owned())?;
    let name = file.trim_start_matches(&format!("code/{krate}/"));
    let id = heading_id(file);
    let opening = opening(&text);
    let prose: Vec<_> =
        opening.iter().map(|line| line.replace("[`", "`").replace("`]", "`")).collect();
    // Within a <pre> a blank line does not end the block of HTML in Markdown's eyes.
    Ok(format!(
        "\n{hashes} `{name}` {{#{id}}}\n\n{}\n\n\
         <pre><code class=\"lang-rust listing\">{}</code></pre>\n",
        prose.join("\n"),
        code(names, file, &text, opening.len()),
    ))
}

/// What a file says of itself before its first example, without the marks of comments.
fn opening(text: &str) -> Vec<&str> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    let mut prose: Vec<_> = lines
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .take_while(|line| !line.starts_with("```") && !line.starts_with('#'))
        .collect();
    while prose.pop_if(|line| line.is_empty()).is_some() {}
    prose
}

/// The file as HTML, some lines at its beginning left out, without the marks of anchors.
/// Each item's first line bears an id, and a listing's first line leads to the chapter
/// that shows it.
fn code(names: &Names, file: &str, text: &str, left_out: usize) -> String {
    let items = names.items.get(file).map_or(&[][..], Vec::as_slice);
    let starts: BTreeSet<_> = items.iter().map(|item| item.lines.start).collect();
    let numbered = (1..).zip(text.lines()).skip(left_out);
    let lines: Vec<_> = numbered.filter(|(_, line)| !is_mark(line)).collect();
    let shown = names.weave.listings.iter();
    let shown = shown.filter(|it| !it.repeat && it.include.name() == file);
    let first = |listing: &Listing| {
        lines.iter().map(|(number, _)| *number).find(|it| listing.lines.contains(it))
    };
    let shown: BTreeMap<_, _> = shown.filter_map(|it| Some((first(it)?, it))).collect();
    let lines = lines.iter().map(|(number, line)| {
        let id = starts.contains(number).then(|| line_id(file, *number));
        let id = id.map(|id| format!("<span id=\"{id}\"></span>"));
        let chapter = shown.get(number).map(|listing| {
            let page = slashes(&listing.chapter.with_extension("html"));
            let (id, label) = (listing.id(), &listing.label);
            format!("<a class=\"shown-in\" href=\"../{page}#{id}\">{label}</a>")
        });
        id.unwrap_or_default() + &chapter.unwrap_or_default() + &escape(line) + "\n"
    });
    lines.collect::<String>().trim_start_matches('\n').to_owned()
}
