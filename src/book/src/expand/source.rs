//! The appendix of code: all files of a crate, or of a part of it.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::model::Names;
use crate::model::include::is_mark;
use crate::model::source::{files, heading_id, line_id, own};
use crate::model::text::{escape, slashes, up};
use crate::model::weave::Listing;

/// What the part belongs to; a heading and the text of each file, the crate's tests last.
/// Ids bear the crate's name, for the print page holds all crates at once.
pub fn expand(part: &str, page: &Path, names: &Names) -> Result<String> {
    let root = &*names.root;
    let parts = names.source_parts.iter().map(|(part, _)| part.as_str());
    let krate = part.split('/').next().unwrap_or(part);
    let tests = format!("code/{krate}/tests/");
    let all = own(root, part, parts)?;
    let is_first = |parts: &[(String, PathBuf)]| {
        parts.iter().find(|(_, other)| other == page).is_none_or(|(it, _)| it == part)
    };
    let mut out = match is_first(&names.source_parts) {
        true => belongs(krate, page, names),
        false => String::new(),
    };
    let (tests, code): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|file| file.starts_with(&tests));
    for file in &code {
        out += &section(names, "##", krate, file)?;
    }
    let none = part == krate && files(root, krate, "tests")?.is_empty();
    let is_all = part == krate || part == format!("{krate}/tests");
    if none || is_all && !tests.is_empty() {
        out += &format!("\n## Tests {{#{krate}-tests}}\n");
    }
    if none {
        out += "\nThis crate's tests stand beside its code, in the modules `tests` above.\n";
    }
    let hashes = if is_all { "###" } else { "##" };
    for file in &tests {
        out += &section(names, hashes, krate, file)?;
    }
    Ok(out)
}

/// Which chapters explain a crate, where its documentation is, and on which pages the rest
/// of it stands.
fn belongs(krate: &str, page: &Path, names: &Names) -> String {
    let link = |to: &Path| names.link(page, &slashes(to));
    let file = slashes(&page.with_extension("html")) + "#";
    let is_here = |listing: &&Listing| {
        let source = names.sources.get(&listing.include.name());
        !listing.repeat && source.is_some_and(|link| link.starts_with(&file))
    };
    let shown = names.weave.listings.iter().filter(is_here);
    let mut chapters: Vec<_> = shown.filter_map(|it| link(&it.chapter)).collect();
    chapters.dedup();
    let mut said = match &chapters[..] {
        [] => format!("Part of the crate `{krate}`."),
        [only] => {
            format!("The chapter {only} explains this code; here stands all of it.")
        }
        more => {
            format!(
                "The chapters {} explain this code; here stands all of it.",
                listed(more)
            )
        }
    };
    let api = format!("{}api/{}/index.html", up(page), krate.replace('-', "_"));
    said += &format!(" [The documentation of `{krate}`]({api}) says how to use it.");
    let is_beside = |(part, other): &&(String, PathBuf)| {
        part.split('/').next() == Some(krate) && other != page
    };
    let beside = names.source_parts.iter().filter(is_beside);
    let mut beside: Vec<_> = beside.filter_map(|(_, other)| link(other)).collect();
    beside.dedup();
    if !beside.is_empty() {
        said += &format!(" The rest of the crate: {}.", listed(&beside));
    }
    said + "\n"
}

/// `a`, `a and b`, `a, b and c`.
fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A file: what it is for, in its own words, and then its code.
fn section(names: &Names, hashes: &str, krate: &str, file: &str) -> Result<String> {
    let text =
        fs::read_to_string(names.root.join(file)).with_context(|| file.to_owned())?;
    let name = file.trim_start_matches(&format!("code/{krate}/"));
    let id = heading_id(file);
    let opening = opening(&text);
    let prose = opening.join("\n").replace("[`", "`").replace("`]", "`");
    // Within a <pre> a blank line does not end the block of HTML in Markdown's eyes.
    Ok(format!(
        "\n{hashes} `{name}` {{#{id}}}\n\n{}\n\n\
         <pre><code class=\"lang-rust listing\">{}</code></pre>\n",
        prose.trim_end(),
        code(names, file, &text, opening.len()),
    ))
}

/// What a file says of itself before its first example, without the marks of comments.
fn opening(text: &str) -> Vec<&str> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    lines
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .take_while(|line| !line.starts_with("```") && !line.starts_with('#'))
        .collect()
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
    let shown = shown.filter(|it| {
        !it.repeat && it.include.name() == file && !names.is_hidden(&it.chapter)
    });
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
