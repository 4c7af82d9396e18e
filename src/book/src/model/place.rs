//! The places that an entry points to: a section of a chapter, a test.
use std::path::Path;

use super::names::Names;
use super::tested::is_harmless;
use super::text::up;
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
/// There is no such file, or no such test in it, or it does not run.
pub fn test(names: &Names, page: &Path, place: &str) -> Result<String, String> {
    let Some((file, name)) = place.split_once("::") else {
        return Err(format!(
            "`{place}` names no test: write the file and the function, as in \
             code/orientation/tests/errata.rs::erratum_05_slash_is_integer_division"
        ));
    };
    let known = match names.tests.get(file) {
        Some(known) => known.as_ref().map_err(String::clone)?,
        None => return Err(format!("no entry names tests of {file}")),
    };
    match known.iter().find(|test| test.name == name) {
        Some(test) if test.attributes.iter().all(|it| is_harmless(it)) => {
            Ok(test_link(names, page, place))
        }
        Some(_) => Err(format!(
            "the test `{name}` of {file} does not run: it is marked `#[ignore]`, or it \
             stands under a `#[cfg(…)]` that does not hold in every test"
        )),
        None => {
            let near = near(name, known.iter().map(|test| &*test.name));
            Err(format!("{file} has no test `{name}`:{near}"))
        }
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

/// Whose test it is by its name: of `erratum` 6 if it is `erratum_06_…`.
pub fn owner<'a>(place: &'a str, kind: &str) -> Option<&'a str> {
    let (word, rest) = place.rsplit("::").next()?.split_once('_')?;
    let is_kind = word == kind || (kind, word) == ("erratum", "errata");
    is_kind.then_some(rest.split_once('_')?.0.trim_start_matches('0'))
}

/// What is wrong with a test for an entry, `13` or `J17`: by its name it is another's.
pub fn another(place: &str, kind: &str, id: &str) -> Option<String> {
    let name = place.rsplit("::").next()?;
    let own = owner(place, kind).filter(|own| *own != id.to_lowercase())?;
    Some(format!("`{name}` shows {kind} {own}, by its name, and this is {kind} {id}"))
}

/// A long name as code that may break after each of its parts, and nowhere else.
fn breakable(name: &str) -> String {
    let parts =
        name.replace("::", "::<wbr>").replace('_', "_<wbr>").replace('/', "/<wbr>");
    format!("<code>{parts}</code>")
}

#[cfg(test)]
mod tests {
    use super::another;

    #[test]
    fn a_test_may_be_anothers() {
        let test = "tests/a.rs::erratum_06_is_so";
        assert!(another(test, "erratum", "16").is_some());
        assert_eq!(another(test, "erratum", "6"), None);
        assert_eq!(another(test, "checklist", "J1"), None);
        assert_eq!(another("tests/a.rs::checklist_j17_is", "checklist", "J17"), None);
        assert_eq!(another("tests/a.rs::erratum", "erratum", "1"), None);
        assert!(another("tests/a.rs::errata_06_is_so", "erratum", "16").is_some());
    }
}
