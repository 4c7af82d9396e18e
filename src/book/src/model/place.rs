//! The places that an entry points to: a section of a chapter, a test.
use std::fs;
use std::path::Path;

use super::link::up;
use super::names::Names;
use base::suggestions::near;

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
            "chapters/{path} has no heading `#{id}`:{}",
            near(id, headings.iter().map(|heading| &*heading.id))
        )),
    }
}

/// The link to a test, `code/orientation/tests/errata.rs::erratum_05_…`: to its file in
/// the crate's source, or only its name where the book does not show the file.
///
/// # Errors
/// There is no such file, or no such test in it.
pub fn test(names: &Names, page: &Path, place: &str) -> Result<String, String> {
    let Some((file, name)) = place.split_once("::") else {
        return Err(format!(
            "`{place}` names no test: write the file and the function, as in \
             code/orientation/tests/errata.rs::erratum_05_slash_is_integer_division"
        ));
    };
    let text = fs::read_to_string(names.root.join(file))
        .map_err(|error| format!("cannot read {file} ({error})"))?;
    let known = tests(&text);
    if !known.contains(&name) {
        let near = near(name, known.into_iter());
        return Err(format!("{file} has no test `{name}`:{near}"));
    }
    let krate = file.split('/').nth(1).unwrap_or_default();
    Ok(match names.sources.get(file) {
        Some(link) => {
            let link = link.replace(".html", ".md");
            let code = breakable(&format!("{krate}::{name}"));
            format!("[{code}]({}{link})", up(page))
        }
        None => format!("{} in {}", breakable(name), breakable(file)),
    })
}

/// A long name as code that may break after each of its parts, and nowhere else.
fn breakable(name: &str) -> String {
    let parts =
        name.replace("::", "::<wbr>").replace('_', "_<wbr>").replace('/', "/<wbr>");
    format!("<code>{parts}</code>")
}

/// The names of the functions that are marked `#[test]`, and are not ignored.
fn tests(text: &str) -> Vec<&str> {
    let mut marked = false;
    let mut names = Vec::new();
    for line in text.lines().map(str::trim) {
        if line == "#[test]" {
            marked = true;
        } else if let Some(rest) = line.strip_prefix("fn ").filter(|_| marked) {
            names.extend(rest.split(['(', '<']).next());
            marked = false;
        } else if line.starts_with("#[ignore") || !line.starts_with(['#', '/']) {
            marked = false;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_what_is_marked_is_a_test() {
        let text =
            "#[test]\n#[should_panic]\nfn a() {}\nfn b() {}\n  #[test]\n  fn c(\n";
        assert_eq!(super::tests(text), ["a", "c"]);
    }
}
