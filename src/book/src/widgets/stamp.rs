//! What the module of the pages is made of: so it is known whether it is what the crates say
//! today. The same on every machine, in whatever folder, and however lines end there.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base::folder::walk;
use sha2::{Digest, Sha256};
use toml::Value;

use super::answers;
use super::packages::{Lock, Manifest};
use super::{BINDGEN, CARGO, CRATE, FLAGS, FOLDER};
use crate::model::text::{is, slashes};

/// The file beside the module.
pub const FILE: &str = "stamp.txt";
/// What is tried with a crate, and not compiled for a page.
const ASIDE: [&str; 3] = ["tests", "benches", "examples"];
/// How many digits of a hash are written.
const DIGITS: usize = 16;

/// The parts that have changed since the module was made, or nothing.
///
/// # Errors
/// If a manifest or a source cannot be read.
pub fn stale(root: &Path) -> Result<Vec<String>> {
    let then = fs::read_to_string(root.join(FOLDER).join(FILE)).unwrap_or_default();
    let part = |line: &str| Some(line.split_once(' ')?.1.trim().to_owned());
    let now = stamp(root)?;
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
    let (then, now) = (lines(&then), lines(&now));
    let changed: BTreeSet<_> =
        then.symmetric_difference(&now).filter_map(|line| part(line)).collect();
    Ok(changed.into_iter().collect())
}

/// What to say of these parts.
pub fn told(stale: &[String]) -> String {
    format!(
        "the modules of the pages are stale, since these have changed: {}; \
         `gods widgets build` makes them anew",
        stale.join(", ")
    )
}

/// The stamp of the sources as they are: a line for each part, its hash and its name.
pub fn stamp(root: &Path) -> Result<String> {
    let workspace = Manifest::read(root, "")?;
    let answers = answers::files(root)?;
    let mut starts = answers::builds_on(&answers)?;
    starts.push(CRATE.to_owned());
    let (crates, packages) = closure(root, &workspace, starts)?;
    let mut parts = BTreeMap::new();
    for folder in crates {
        let text = sources(root, &folder)?;
        parts.insert(folder, text);
    }
    parts.insert("packages of Cargo.lock".to_owned(), lines(packages));
    let profile = workspace.0.get("profile").and_then(|it| it.get("widgets"));
    let profile = profile.map(Value::to_string).unwrap_or_default();
    parts.insert("[profile.widgets] of Cargo.toml".to_owned(), profile);
    // What its manifest says is in the other parts.
    let checks = answers
        .iter()
        .filter(|(name, _)| *name != "Cargo.toml")
        .map(|(name, text)| format!("{name} {}\n{text}", text.len()));
    parts.insert("checks of exercises".to_owned(), lines(checks));
    let flags = FLAGS.iter().chain(&CARGO).chain(&BINDGEN);
    parts.insert("flags".to_owned(), lines(flags.map(|flag| flag.to_string())));
    Ok(lines(parts.iter().map(|(name, text)| format!("{} {name}", hash(text)))))
}

/// A crate's manifest and its Rust files, each with its name and length.
fn sources(root: &Path, krate: &str) -> Result<String> {
    let folder = root.join(krate);
    let aside = |path: &Path| ASIDE.iter().any(|aside| path == folder.join(aside));
    let wanted = |path: &Path| {
        !aside(path)
            && (path.is_dir() || is(path, "rs") || path.ends_with("Cargo.toml"))
    };
    let mut all = String::new();
    for file in
        walk(&folder, &wanted).with_context(|| format!("cannot read {krate}"))?
    {
        let text = fs::read_to_string(folder.join(&file))
            .with_context(|| format!("cannot read {krate}/{}", slashes(&file)))?
            .replace("\r\n", "\n");
        all += &format!("{} {}\n{text}", slashes(&file), text.len());
    }
    Ok(all)
}

/// The folders of the modules' crates, and of all that they build on; and the packages of
/// others among these, with their versions.
fn closure(
    root: &Path,
    workspace: &Manifest,
    starts: Vec<String>,
) -> Result<(BTreeSet<String>, BTreeSet<String>)> {
    let lock = Lock::read(root)?;
    let known = workspace.0.get("workspace").and_then(|it| it.get("dependencies"));
    let (mut crates, mut packages) = (BTreeSet::new(), BTreeSet::new());
    let mut next = starts;
    while let Some(folder) = next.pop() {
        if !crates.insert(folder.clone()) {
            continue;
        }
        let manifest = Manifest::read(root, &folder)?;
        let own = manifest.name().with_context(|| format!("{folder} has no name"))?;
        for (name, told) in manifest.dependencies() {
            let shared = known.and_then(|known| known.get(name));
            let told = if told.get("workspace").is_some() {
                shared.with_context(|| format!("the workspace does not know {name}"))?
            } else {
                told
            };
            let text = |key: &str| told.get(key).and_then(Value::as_str);
            match text("path") {
                Some(path) => next.push(path.trim_end_matches('/').to_owned()),
                None => {
                    lock.add(own, text("package").unwrap_or(name), &mut packages)?
                }
            }
        }
    }
    Ok((crates, packages))
}

fn lines(all: impl IntoIterator<Item = String>) -> String {
    all.into_iter().map(|line| line + "\n").collect()
}

fn hash(text: &str) -> String {
    let bytes = Sha256::digest(text);
    bytes.iter().take(DIGITS / 2).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    const FILES: [(&str, &str); 15] = [
        (
            "Cargo.toml",
            "[workspace.dependencies]\none = { path = \"code/one\" }\nfar = \"1\"\n\
             judge = { path = \"code/judge\" }\n\
             [profile.widgets]\nlto = true\n[profile.test]\nlto = false\n",
        ),
        (
            "Cargo.lock",
            "[[package]]\nname = \"one\"\nversion = \"0.1.0\"\n\
             dependencies = [\"far 1.0.1\", \"proptest\"]\n\
             [[package]]\nname = \"far\"\nversion = \"1.0.1\"\ndependencies = [\"deep\"]\n\
             [[package]]\nname = \"far\"\nversion = \"0.9.0\"\n\
             [[package]]\nname = \"deep\"\nversion = \"3.0.0\"\n\
             [[package]]\nname = \"proptest\"\nversion = \"1.0.0\"\n",
        ),
        (
            "code/widgets/Cargo.toml",
            "[package]\nname = \"gods-widgets\"\n[dependencies]\none.workspace = true\n",
        ),
        ("code/widgets/src/lib.rs", "fn a() {}\n"),
        (
            "code/one/Cargo.toml",
            "[package]\nname = \"one\"\n[target.'cfg(unix)'.dependencies]\n\
             far.workspace = true\n[dev-dependencies]\nproptest = \"1\"\n",
        ),
        ("code/one/src/a/b.rs", "fn b() {}\n"),
        ("code/one/tests/t.rs", "fn t() {}\n"),
        ("code/one/README.md", "One.\n"),
        ("code/two/src/lib.rs", "fn two() {}\n"),
        (
            "code/judge/Cargo.toml",
            "[package]\nname = \"gods-judge\"\n[lib]\nname = \"judge\"\n",
        ),
        ("chapters/SUMMARY.md", "[One](one.md)\n"),
        ("chapters/one.md", "{{#exercise say}}\n"),
        (
            "chapters/exercises/one/say/exercise.toml",
            "title = \"T\"\nminutes = 5\ndifficulty = \"easy\"\nkind = \"predict\"\n\
             sections = []\nteaches = \"t\"\n",
        ),
        (
            "chapters/exercises/one/say/solution.rs",
            "/// It.\npub fn it() -> u64 {\n    // <answer>\n    1\n    // </answer>\n}\n",
        ),
        ("chapters/exercises/one/say/check.rs", "pub fn check() {}\n"),
    ];

    const EXERCISE_CHECK: &str = "chapters/exercises/one/say/check.rs";
    const EXERCISE_SOLUTION: &str = "chapters/exercises/one/say/solution.rs";

    fn put(root: &TempDir, name: &str, text: &str) {
        let path = root.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn workspace() -> TempDir {
        let root = tempfile::tempdir().unwrap();
        FILES.iter().for_each(|(name, text)| put(&root, name, text));
        let now = stamp(root.path()).unwrap();
        put(&root, &format!("{FOLDER}/{FILE}"), &now);
        root
    }

    /// What is stale after a file is changed from one text to another.
    fn after(file: &str, from: &str, to: &str) -> Vec<String> {
        let root = workspace();
        assert!(stale(root.path()).unwrap().is_empty());
        let (_, text) = FILES.iter().find(|(name, _)| *name == file).unwrap();
        assert!(text.contains(from), "{file} has no {from:?}");
        put(&root, file, &text.replace(from, to));
        stale(root.path()).unwrap()
    }

    #[test]
    fn what_the_module_is_made_of_makes_it_stale() {
        for (file, from, to, part) in [
            ("code/widgets/src/lib.rs", "a()", "b()", "code/widgets"),
            ("code/one/src/a/b.rs", "b()", "c()", "code/one"),
            ("code/judge/Cargo.toml", "\n[lib]", "\n\n[lib]", "code/judge"),
            (EXERCISE_CHECK, "{}", "{ todo!() }", "checks of exercises"),
            (EXERCISE_SOLUTION, "u64", "u32", "checks of exercises"),
            ("Cargo.lock", "3.0.0", "3.0.1", "packages of Cargo.lock"),
            ("Cargo.lock", "1.0.1", "1.0.2", "packages of Cargo.lock"),
            (
                "Cargo.toml",
                "lto = true",
                "lto = false",
                "[profile.widgets] of Cargo.toml",
            ),
        ] {
            assert_eq!(after(file, from, to), [part], "{file}: {from} to {to}");
        }
    }

    #[test]
    fn what_it_is_not_made_of_does_not() {
        for (file, from, to) in [
            ("code/one/tests/t.rs", "t()", "u()"),
            ("code/one/README.md", "One", "Two"),
            ("code/two/src/lib.rs", "two()", "three()"),
            ("Cargo.toml", "lto = false", "lto = true"),
            (EXERCISE_SOLUTION, "    1\n", "    2\n"),
            ("Cargo.lock", "\"0.9.0\"", "\"0.9.1\""),
            // proptest, which a test alone uses.
            ("Cargo.lock", "\"1.0.0\"", "\"1.0.9\""),
            ("code/one/src/a/b.rs", "\n", "\r\n"),
        ] {
            let none: [&str; 0] = [];
            assert_eq!(after(file, from, to), none, "{file}: {from:?} to {to:?}");
        }
    }

    #[test]
    fn without_a_stamp_all_is_stale_and_a_new_file_is_seen() {
        let root = workspace();
        put(&root, "code/one/src/new.rs", "");
        assert_eq!(stale(root.path()).unwrap(), ["code/one"]);
        fs::remove_file(root.path().join(FOLDER).join(FILE)).unwrap();
        assert_eq!(stale(root.path()).unwrap().len(), 7);
    }
}
