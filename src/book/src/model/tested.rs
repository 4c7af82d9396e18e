//! The tests of a file, and whether they run.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use regex::Regex;

use super::items::{Item, items};
use super::text::regex;
use base::parallel;
use base::rust::tokens;

/// Files by name, with their tests, or with what is wrong with a file.
pub type Tested = BTreeMap<String, Result<Vec<Item>, String>>;

/// Files that cargo compiles for tests as they stand; they declare others.
static ROOT: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"^((code|src)/[\w-]+/)?(tests/[\w-]+(/main)?|src/(lib|main))\.rs$")
});

/// The tests of files, of which each is read once.
pub fn tested<'a>(root: &Path, files: impl Iterator<Item = &'a str>) -> Tested {
    let files: BTreeSet<_> = files.map(str::to_owned).collect();
    let files: Vec<_> = files.into_iter().collect();
    let found = parallel::map(&files, |file| tests_of(root, file));
    files.into_iter().zip(found).collect()
}

fn tests_of(root: &Path, file: &str) -> Result<Vec<Item>, String> {
    let text = fs::read_to_string(root.join(file))
        .map_err(|error| format!("cannot read {file} ({error})"))?;
    if !is_compiled(root, file) {
        return Err(format!(
            "{file} is no file of tests: those stand in the folder `tests` of a package, or \
             are modules that its code declares"
        ));
    }
    Ok(tests(&text))
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
pub fn is_harmless(attribute: &str) -> bool {
    let runs = ["cfg(test)", "cfg(feature=\"tool\")"];
    runs.contains(&attribute)
        || !["ignore", "cfg", "path"].iter().any(|word| attribute.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::{Item, is_harmless, tests};

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
}
