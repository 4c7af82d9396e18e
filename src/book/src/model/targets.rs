//! The places that an entry points to: a section of a chapter, a test.
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use base::suggestions::suggestion;
use regex::Regex;

use super::parsed_book::ParsedBook;
use super::text::{regex, relative_root};

/// A test that runs, and its name.
static TEST: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"#\[test\]\s*(?://[^\n]*\s*|#\[(?:[^i\]][^\]]*)\]\s*)*fn (\w+)")
});

/// The link to a section, `orientation.md#three-dials`, from a page of the book.
///
/// # Errors
/// There is no such chapter, or it has no such heading.
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

/// The link to a test, `code/orientation/tests/errata.rs::erratum_05_…`: to its file in
/// the crate's source, or only its name where the book does not show the file.
///
/// # Errors
/// There is no such file, or no such test in it that runs.
pub fn test_link(
    book: &ParsedBook,
    page: &Path,
    target: &str,
) -> Result<String, String> {
    let Some((file, name)) = target.split_once("::") else {
        return Err(format!(
            "`{target}` book no test: write the file and the function, as in \
             code/orientation/tests/errata.rs::erratum_05_slash_is_integer_division"
        ));
    };
    let text = fs::read_to_string(book.root.join(file))
        .map_err(|error| format!("cannot read {file} ({error})"))?;
    let known = || TEST.captures_iter(&text).filter_map(|it| Some(it.get(1)?.as_str()));
    match known().any(|known| known == name) {
        true => Ok(known_test_link(book, page, target)),
        false => {
            Err(format!("{file} has no test `{name}`:{}", suggestion(name, known())))
        }
    }
}

/// The same of a test that is known to be there.
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

/// A long name as code that may break after each of its parts, and nowhere else.
fn breakable(name: &str) -> String {
    let parts =
        name.replace("::", "::<wbr>").replace('_', "_<wbr>").replace('/', "/<wbr>");
    format!("<code>{parts}</code>")
}
