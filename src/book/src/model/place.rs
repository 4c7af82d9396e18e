//! The places that an entry points to: a section of a chapter, a test.
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use regex::Regex;

use super::items::{Item, items};
use super::names::Names;
use super::text::{regex, up};
use base::rust::tokens;
use base::suggestions::near;

/// Files that cargo compiles for tests as they stand; they declare others.
static ROOT: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"^((code|src)/[\w-]+/)?(tests/[\w-]+(/main)?|src/(lib|main))\.rs$")
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
/// There is no such file, or no such test in it, or it does not run.
pub fn test(names: &Names, page: &Path, place: &str) -> Result<String, String> {
    let Some((file, name)) = place.split_once("::") else {
        return Err(format!(
            "`{place}` names no test: write the file and the function, as in \
             code/orientation/tests/errata.rs::erratum_05_slash_is_integer_division"
        ));
    };
    let text = fs::read_to_string(names.root.join(file))
        .map_err(|error| format!("cannot read {file} ({error})"))?;
    if !is_compiled(&names.root, file) {
        return Err(format!(
            "{file} is no file of tests: those stand in the folder `tests` of a package, or \
             are modules that its code declares"
        ));
    }
    let known = tests(&text);
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

/// Whether a file is compiled for tests: its crate's root, or declared by one that is.
fn is_compiled(root: &Path, file: &str) -> bool {
    let Some((folder, name)) = file.rsplit_once('/') else { return false };
    let is_root = ROOT.is_match(file);
    if is_root || ["lib.rs", "main.rs"].contains(&name) {
        return is_root;
    }
    let (folder, module) = match name.strip_suffix(".rs") {
        Some("mod") => folder.rsplit_once('/').unwrap_or_default(),
        Some(module) => (folder, module),
        None => return false,
    };
    let runs = |item: &Item| item.attributes.iter().all(|it| is_harmless(it));
    ["/lib.rs", "/main.rs", "/mod.rs", ".rs"].iter().any(|end| {
        let parent = format!("{folder}{end}");
        let text = fs::read_to_string(root.join(&parent)).unwrap_or_default();
        let declares = |it: &Item| it.keyword == "mod" && it.name == module && runs(it);
        items(&text).iter().any(declares) && is_compiled(root, &parent)
    })
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

/// The functions of a file that are marked `#[test]`, and are no macro's.
fn tests(text: &str) -> Vec<Item> {
    let tokens = tokens(text).unwrap_or_default();
    let is_own = tokens.windows(3).any(|part| {
        part[2].text == "proptest"
            && (part[0].text == "macro_rules" || part[1].text == "as")
    });
    let is_macro = |of: &String| of.ends_with('!') && (is_own || of != "proptest!");
    let is_test = |item: &Item| {
        item.keyword == "fn" && item.is("test") && !item.attributes.iter().any(is_macro)
    };
    items(text).into_iter().filter(is_test).collect()
}

/// Whether an item runs as a test in spite of an attribute.
fn is_harmless(attribute: &str) -> bool {
    let runs = ["cfg(test)", "cfg(feature=\"tool\")"];
    runs.contains(&attribute)
        || !["ignore", "cfg", "path"].iter().any(|word| attribute.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::{Item, another, is_harmless, tests};

    /// The tests of a file; one that does not run has a `-` before its name.
    fn names(text: &str) -> Vec<String> {
        let name = |test: Item| match test.attributes.iter().all(|it| is_harmless(it)) {
            true => test.name,
            false => format!("-{}", test.name),
        };
        tests(text).into_iter().map(name).collect()
    }

    #[test]
    fn only_what_is_marked_is_a_test() {
        let text = "#[test]\n#[should_panic]\nfn a() {}\nfn b() {}\n  #[test]\n  fn c(\n) {}\n\
                    mod m { #[test] fn d() {} }\nproptest! { #[test] fn e(x in 0..1) {} }\n";
        assert_eq!(names(text), ["a", "c", "d", "e"]);
        for own in ["macro_rules! proptest { () => {} }", "use a::b as proptest;"] {
            assert_eq!(names(&format!("{own}\n{text}")), ["a", "c", "d"]);
        }
    }

    #[test]
    fn what_does_not_run_is_known() {
        for text in [
            "#[cfg_attr(all(), ignore)]\n#[test]\nfn a() {}",
            "#![cfg(any())]\n#[test]\nfn a() {}",
            "mod m {\n#![cfg(any())]\n#[test]\nfn a() {}\n}",
        ] {
            assert_eq!(names(text), ["-a"], "{text}");
        }
        assert_eq!(names("#[cfg(test)]\nmod m {\n#[test]\nfn a() {}\n}"), ["a"]);
    }

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
