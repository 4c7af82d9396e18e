//! The pages of source: all files of a crate or of a part of it.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::model::ParsedBook;
use crate::model::include::is_anchor_mark;
use crate::model::listings::Listing;
use crate::model::source::{files_of_part, heading_id, line_id, rust_files};
use crate::model::text::{escape, relative_root, slashes};

/// The Markdown for `{{#source part}}`: an introduction, then a heading and the text of each
/// file, the crate's tests last. Ids include the crate's name, because the print page holds all
/// crates.
pub fn expand(part: &str, page: &Path, book: &ParsedBook) -> Result<String> {
    let root = &*book.root;
    let parts = book.source_parts.iter().map(|(part, _)| part.as_str());
    let krate = part.split('/').next().unwrap_or(part);
    let tests = format!("code/{krate}/tests/");
    let all = files_of_part(root, part, parts)?;
    let is_first = |parts: &[(String, PathBuf)]| {
        parts.iter().find(|(_, other)| other == page).is_none_or(|(it, _)| it == part)
    };
    let mut out = if is_first(&book.source_parts) {
        introduction(krate, page, book)
    } else {
        String::new()
    };
    let (tests, code): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|file| file.starts_with(&tests));
    for file in &code {
        out += &file_section(book, "##", krate, file)?;
    }
    let has_no_tests = part == krate && rust_files(root, krate, "tests")?.is_empty();
    let is_all = part == krate || part == format!("{krate}/tests");
    if has_no_tests || is_all && !tests.is_empty() {
        out += &format!("\n## Tests {{#{krate}-tests}}\n");
    }
    if has_no_tests {
        out += "\nThis crate's tests stand beside its code, in the modules `tests` above.\n";
    }
    let hashes = if is_all { "###" } else { "##" };
    for file in &tests {
        out += &file_section(book, hashes, krate, file)?;
    }
    Ok(out)
}

/// The introduction of a page of source: the chapters that explain the crate, its API
/// documentation, and the pages with the rest of it.
fn introduction(krate: &str, page: &Path, book: &ParsedBook) -> String {
    let link = |to: &Path| book.link(page, &slashes(to));
    let file = slashes(&page.with_extension("html")) + "#";
    let is_here = |listing: &&Listing| {
        let source = book.source_links.get(&listing.include.name());
        !listing.is_repeat && source.is_some_and(|link| link.starts_with(&file))
    };
    let shown = book.listings.all.iter().filter(is_here);
    let mut chapters: Vec<_> = shown.filter_map(|it| link(&it.chapter)).collect();
    chapters.dedup();
    let mut introduction = match &chapters[..] {
        [] => format!("Part of the crate `{krate}`."),
        [only] => {
            format!("The chapter {only} explains this code; here stands all of it.")
        }
        more => {
            format!(
                "The chapters {} explain this code; here stands all of it.",
                join_with_and(more)
            )
        }
    };
    let api =
        format!("{}api/{}/index.html", relative_root(page), krate.replace('-', "_"));
    introduction +=
        &format!(" [The documentation of `{krate}`]({api}) says how to use it.");
    let is_beside = |(part, other): &&(String, PathBuf)| {
        part.split('/').next() == Some(krate) && other != page
    };
    let beside = book.source_parts.iter().filter(is_beside);
    let mut beside: Vec<_> = beside.filter_map(|(_, other)| link(other)).collect();
    beside.dedup();
    if !beside.is_empty() {
        introduction += &format!(" The rest of the crate: {}.", join_with_and(&beside));
    }
    introduction + "\n"
}

/// `a`, `a and b`, `a, b and c`.
fn join_with_and(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// The section of a file: a heading, its module documentation as text, and its code.
fn file_section(
    book: &ParsedBook,
    hashes: &str,
    krate: &str,
    file: &str,
) -> Result<String> {
    let text =
        fs::read_to_string(book.root.join(file)).with_context(|| file.to_owned())?;
    let name = file.trim_start_matches(&format!("code/{krate}/"));
    let id = heading_id(file);
    let opening = module_docs(&text);
    let prose = opening.join("\n").replace("[`", "`").replace("`]", "`");
    // Within a <pre> a blank line does not end the block of HTML in Markdown's eyes.
    Ok(format!(
        "\n{hashes} `{name}` {{#{id}}}\n\n{}\n\n\
         <pre><code class=\"lang-rust listing\">{}</code></pre>\n",
        prose.trim_end(),
        code_html(book, file, &text, opening.len()),
    ))
}

/// The lines of a file's module documentation before its first example or heading, without
/// `//!`.
fn module_docs(text: &str) -> Vec<&str> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    lines
        .map(|line| line.strip_prefix(' ').unwrap_or(line))
        .take_while(|line| !line.starts_with("```") && !line.starts_with('#'))
        .collect()
}

/// The file as HTML, without its first `left_out` lines and without the marks of anchors. The
/// first line of each item has an id, and the first line of each listing links to the chapter
/// that shows it.
fn code_html(
    book: &ParsedBook,
    file: &str,
    text: &str,
    skipped_lines: usize,
) -> String {
    let items = book.items.get(file).map_or(&[][..], Vec::as_slice);
    let starts: BTreeSet<_> = items.iter().map(|item| item.lines.start).collect();
    let numbered = (1..).zip(text.lines()).skip(skipped_lines);
    let lines: Vec<_> = numbered.filter(|(_, line)| !is_anchor_mark(line)).collect();
    let shown = book.listings.all.iter();
    let shown = shown.filter(|it| {
        !it.is_repeat && it.include.name() == file && !book.is_hidden(&it.chapter)
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
