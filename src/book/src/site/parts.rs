//! The parts of a bundle: a style sheet, or a script, without what is for who changes it, its
//! comments and indents.
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result, ensure};
use regex::{Captures, Regex};

use crate::model::text::regex;

static URL: LazyLock<Regex> = LazyLock::new(|| regex(r#"url\((['"]?)([^'")]+)"#));
/// The highlighter in the browser, which is not needed: see `highlight.rs`.
static HIGHLIGHTER: LazyLock<Regex> =
    LazyLock::new(|| regex(r"^highlight-[0-9a-f]{8}\.js$"));
/// What else mdBook's pages do.
static MDBOOKS: LazyLock<Regex> = LazyLock::new(|| regex(r"^book-[0-9a-f]{8}\.js$"));
/// What mdBook's script asks of it.
const NO_HIGHLIGHTER: &str = "const hljs = {configure() {}, highlightBlock() {}};";
/// What mdBook's script does that it need not, and what it does instead: a page that waits for
/// its end is not kept for the way back (it is for browsers of 2015), and each of the others
/// has the browser lay out all of a page again.
pub(super) const NEEDLESS: [(&str, &str); 3] = [
    ("window.onunload = function() { };", ""),
    (
        "html.classList.remove(previousTheme);",
        "if (previousTheme !== theme) html.classList.remove(previousTheme);",
    ),
    ("block.classList.add('hljs');\n});", "});"),
];

/// Behind the name of a sheet that is only for paper.
pub const PRINT: &str = " print";

/// A style sheet as a part of one that stands at the root.
///
/// # Errors
/// If it cannot be read.
pub fn sheet(book: &Path, part: &str) -> Result<String> {
    let file = part.trim_end_matches(PRINT);
    let css = fs::read_to_string(book.join(file)).with_context(|| file.to_owned())?;
    let css = without_comments(&css);
    let lines = css.lines().map(str::trim).filter(|line| !line.is_empty());
    let css = lines.collect::<Vec<_>>().join("\n");
    let folder =
        file.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    let from_root = |found: &Captures| {
        let url = &found[2];
        let is_local = !url.contains(':') && !url.starts_with(['/', '#']);
        let from = if is_local { from_root(&folder, url) } else { url.to_owned() };
        format!("url({}{from}", &found[1])
    };
    let css = URL.replace_all(&css, from_root);
    Ok(if part.ends_with(PRINT) {
        format!("@media print{{\n{css}\n}}")
    } else {
        css.into_owned()
    })
}

/// An address in a sheet of a folder, from the root.
fn from_root(folder: &str, url: &str) -> String {
    match url.strip_prefix("../") {
        Some(url) => url.to_owned(),
        None => format!("{folder}{url}"),
    }
}

/// A script as a part of the one.
///
/// # Errors
/// If it cannot be read, or is mdBook's and not as it was.
pub fn script(book: &Path, file: &str) -> Result<String> {
    if HIGHLIGHTER.is_match(file) {
        return Ok(NO_HIGHLIGHTER.to_owned());
    }
    let js = fs::read_to_string(book.join(file)).with_context(|| file.to_owned())?;
    if file.ends_with(".min.js") {
        return Ok(js);
    }
    // Here a comment has lines of its own.
    let lines = js.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    let js = lines.collect::<Vec<_>>().join("\n");
    if !MDBOOKS.is_match(file) {
        return Ok(js);
    }
    NEEDLESS.iter().try_fold(js, |js, (needless, instead)| {
        ensure!(js.contains(needless), "mdBook's {file} no longer says `{needless}`");
        Ok(js.replace(needless, instead))
    })
}

/// A style sheet without its comments; what looks like one in a text stays.
fn without_comments(css: &str) -> String {
    let mut kept = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let (before, from) = rest.split_at(at);
        kept += before;
        let end = match from.chars().next() {
            Some(quote @ ('"' | '\'')) => from[1..].find(quote).map(|end| end + 2),
            _ if from.starts_with("/*") => {
                rest = from[2..].split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            _ => Some(1),
        };
        let (text, after) = from.split_at(end.unwrap_or(from.len()));
        kept += text;
        rest = after;
    }
    kept + rest
}

/// All that mdBook's script must say.
#[cfg(test)]
pub(super) fn needless() -> String {
    NEEDLESS.map(|(needless, _)| needless).join("\n")
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    #[test]
    fn only_comments_are_taken_out() {
        for (css, right) in [
            ("a /* b */ { c: d / e }", "a  { c: d / e }"),
            ("/* 'one */a{b:\"/* c */\"}/* d", "a{b:\"/* c */\"}"),
            ("a{b:url('/*x*/')}/**/c", "a{b:url('/*x*/')}c"),
            ("a{b:\"c", "a{b:\"c"),
            ("", ""),
        ] {
            assert_eq!(without_comments(css), right);
        }
    }
}
