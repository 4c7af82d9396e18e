//! The places that an entry points to: a section of a chapter, a test.
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use base::suggestions::near;
use regex::Regex;

use super::names::Names;
use super::text::{regex, up};

/// A test that runs, and its name.
static TEST: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"#\[test\]\s*(?://[^\n]*\s*|#\[(?:[^i\]][^\]]*)\]\s*)*fn (\w+)")
});

/// The link to a section, `orientation.md#three-dials`, from a page of the book.
///
/// # Errors
/// There is no such chapter, or it has no such heading.
pub fn section(names: &Names, page: &Path, place: &str) -> Result<String, String> {
    let (path, id) = place.split_once('#').unwrap_or((place, ""));
    let chapter = names.chapter(path)?;
    let up = up(page);
    let name = &chapter.name;
    if id.is_empty() {
        return Ok(format!("[{name}]({up}{path})"));
    }
    let headings = &chapter.headings;
    match headings.iter().find(|heading| heading.id == id) {
        Some(heading) => Ok(format!("[{name}: {}]({up}{place})", heading.title)),
        None => Err(format!(
            "chapters/{path} has no heading `#{id}`:{}; if one was renamed, `{{#{id}}}` behind \
             it keeps the old address",
            near(id, headings.iter().map(|heading| &*heading.id))
        )),
    }
}

/// The link to a test, `code/orientation/tests/errata.rs::erratum_05_…`: to its file in
/// the crate's source, or only its name where the book does not show the file.
///
/// # Errors
/// There is no such file, or no such test in it that runs.
pub fn test(names: &Names, page: &Path, place: &str) -> Result<String, String> {
    let Some((file, name)) = place.split_once("::") else {
        return Err(format!(
            "`{place}` names no test: write the file and the function, as in \
             code/orientation/tests/errata.rs::erratum_05_slash_is_integer_division"
        ));
    };
    let text = fs::read_to_string(names.root.join(file))
        .map_err(|error| format!("cannot read {file} ({error})"))?;
    let known = || TEST.captures_iter(&text).filter_map(|it| Some(it.get(1)?.as_str()));
    match known().any(|known| known == name) {
        true => Ok(test_link(names, page, place)),
        false => Err(format!("{file} has no test `{name}`:{}", near(name, known()))),
    }
}

/// The same of a test that is known to be there.
pub fn test_link(names: &Names, page: &Path, place: &str) -> String {
    let (file, name) = place.split_once("::").unwrap_or((place, ""));
    let krate = file.split('/').nth(1).unwrap_or_default();
    match names.sources.get(file) {
        Some(link) => {
            let link = link.replace(".html", ".md");
            let code = breakable(&format!("{krate}::{name}"));
            format!("[{code}]({}{link})", up(page))
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
