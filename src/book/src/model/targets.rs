//! Links to a section of a chapter and to a test, as entries of the appendices name them.
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use base::suggestions::suggestion;
use regex::Regex;

use super::parsed_book::ParsedBook;
use super::text::{regex, relative_root};

/// A test that is not ignored; the first group is its name.
static TEST: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"#\[test\]\s*(?://[^\n]*\s*|#\[(?:[^i\]][^\]]*)\]\s*)*fn (\w+)")
});

/// The Markdown link from a page to a section, `orientation.md#three-dials`.
///
/// # Errors
/// If there is no such chapter, or it has no such heading.
pub fn section_link(
    book: &ParsedBook,
    page: &Path,
    target: &str,
) -> Result<String, String> {
    let (path, id) = target.split_once('#').unwrap_or((target, ""));
    let chapter = book.chapter(path)?;
    let up = relative_root(page);
    let name = &chapter.name;
    if id.is_empty() {
        return Ok(format!("[{name}]({up}{path})"));
    }
    let headings = &chapter.headings;
    match headings.iter().find(|heading| heading.id == id) {
        Some(heading) => Ok(format!("[{name}: {}]({up}{target})", heading.title)),
        None => Err(format!(
            "chapters/{path} has no heading `#{id}`:{}; if one was renamed, `{{#{id}}}` behind \
             it keeps the old address",
            suggestion(id, headings.iter().map(|heading| &*heading.id))
        )),
    }
}

/// The Markdown link from a page to a test, `code/orientation/tests/errata.rs::erratum_05_…`.
/// Leads to the page of source; only the name if the book does not show the file.
///
/// # Errors
/// If there is no such file, or the file has no such test that runs.
pub fn test_link(
    book: &ParsedBook,
    page: &Path,
    target: &str,
) -> Result<String, String> {
    let Some((file, name)) = target.split_once("::") else {
        return Err(format!(
            "`{target}` names no test: write the file and the function, as in \
             code/orientation/tests/errata.rs::erratum_05_slash_is_integer_division"
        ));
    };
    let text = fs::read_to_string(book.root.join(file))
        .map_err(|error| format!("cannot read {file} ({error})"))?;
    let known = || TEST.captures_iter(&text).filter_map(|it| Some(it.get(1)?.as_str()));
    if known().any(|known| known == name) {
        Ok(known_test_link(book, page, target))
    } else {
        Err(format!("{file} has no test `{name}`:{}", suggestion(name, known())))
    }
}

/// As [`test_link`], without checking that the test exists.
pub fn known_test_link(book: &ParsedBook, page: &Path, target: &str) -> String {
    let (file, name) = target.split_once("::").unwrap_or((target, ""));
    let krate = file.split('/').nth(1).unwrap_or_default();
    match book.source_links.get(file) {
        Some(link) => {
            let link = link.replace(".html", ".md");
            let code = breakable(&format!("{krate}::{name}"));
            format!("[{code}]({}{link})", relative_root(page))
        }
        None => format!("{} in {}", breakable(name), breakable(file)),
    }
}

/// A long name in `<code>` with possible line breaks after each of its parts.
fn breakable(name: &str) -> String {
    let parts =
        name.replace("::", "::<wbr>").replace('_', "_<wbr>").replace('/', "/<wbr>");
    format!("<code>{parts}</code>")
}
