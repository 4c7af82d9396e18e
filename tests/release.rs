//! What a crate needs before it can be published, found without the network: words for
//! its page, its README and licenses beside it, examples, one version everywhere.
#![cfg(feature = "tool")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Every package of the workspace, as cargo sees it, and its folder.
fn packages() -> Vec<(Value, PathBuf)> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let Value::Array(packages) = metadata["packages"].take() else {
        panic!("{metadata}")
    };
    let folder = |package: &Value| {
        let manifest = Path::new(package["manifest_path"].as_str().unwrap());
        manifest.parent().unwrap().to_owned()
    };
    packages.into_iter().map(|p| (p.clone(), folder(&p))).collect()
}

#[test]
fn every_crate_says_what_it_is() {
    let packages = packages();
    assert!(packages.len() >= 7, "{}", packages.len());
    for (package, folder) in packages {
        let name = package["name"].as_str().unwrap();
        let description = package["description"].as_str().unwrap_or_default();
        assert!((30..=120).contains(&description.len()), "{name}: {description:?}");
        assert!(!description.ends_with('.'), "{name}: a phrase has no full stop");
        assert_eq!(package["license"], "MIT OR Apache-2.0", "{name}");
        assert_eq!(package["version"], env!("CARGO_PKG_VERSION"), "{name}");
        assert!(package["rust_version"].is_string(), "{name} has no rust-version");
        // What crates.io takes: five keywords at most, of 20 letters, and five categories.
        let keywords = package["keywords"].as_array().unwrap();
        assert!((1..=5).contains(&keywords.len()), "{name}: {keywords:?}");
        for keyword in keywords {
            let keyword = keyword.as_str().unwrap();
            assert!(keyword.len() <= 20 && !keyword.contains(' '), "{name}: {keyword}");
        }
        assert!((1..=5).contains(&package["categories"].as_array().unwrap().len()));
        let readme = package["readme"].as_str().expect("a README is named");
        assert!(folder.join(readme).is_file(), "{name}: {readme}");
        assert!(read(&folder.join(readme)).contains("chapters/"), "{name}: {readme}");
    }
}

#[test]
fn every_crate_carries_its_licenses() {
    for (_, folder) in packages() {
        for license in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let (own, right) = (folder.join(license), root().join(license));
            assert!(
                read(&own) == read(&right),
                "{}: not the text of the root's {license}: copy it",
                own.display()
            );
        }
    }
}

/// Each idea, a file, shows in its documentation how it is used. Errors are shown by
/// what returns them, and a map has only names.
#[test]
fn every_file_of_a_chapter_crate_shows_an_example() {
    let mut files = 0;
    let mut folders: Vec<_> =
        packages().into_iter().map(|(_, f)| f.join("src")).collect();
    folders.retain(|folder| folder.starts_with(root().join("code")));
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.file_name().unwrap().to_str().unwrap();
            let text = read(&path);
            let has = text.lines().any(|line| {
                ["/// ```", "//! ```"]
                    .iter()
                    .any(|fence| line.trim_start().starts_with(fence))
            });
            let exempt = ["error.rs", "mod.rs"].contains(&name);
            assert!(has || exempt, "{}:1: no documentation example", path.display());
            files += 1;
        }
    }
    assert!(files >= 30, "{files}");
}

#[test]
fn the_citation_is_of_this_version() {
    let citation = read(&root().join("CITATION.cff"));
    let value = |key: &str| {
        let line = citation.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap_or_else(|| panic!("CITATION.cff has no {key}")).trim()
    };
    assert_eq!(value("cff-version:"), "1.2.0");
    assert_eq!(value("version:"), env!("CARGO_PKG_VERSION"));
    assert!(value("title:").starts_with("\"God's Algorithm"));
    assert!(!value("message:").is_empty());
    let after = |key: &str| citation.split_once(key).map_or("", |(_, after)| after);
    let authors = after("\nauthors:\n").trim_start();
    assert!(
        authors.starts_with("- name: \"The God's Algorithm authors\""),
        "{authors}"
    );
    let licenses = after("\nlicense:\n").lines().map_while(|l| l.strip_prefix("  - "));
    let licenses: Vec<_> = licenses.collect();
    assert_eq!(licenses.join(" OR "), env!("CARGO_PKG_LICENSE"));
}

/// The tests that a folder's programs have compiled: each with the source of its program.
fn compiled() -> Vec<(String, String)> {
    let output = Command::new(env!("CARGO"))
        .args([
            "test",
            "--workspace",
            "--offline",
            "--no-run",
            "--message-format",
            "json",
        ])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let messages = output.stdout.split(|byte| *byte == b'\n');
    let messages =
        messages.filter_map(|line| serde_json::from_slice::<Value>(line).ok());
    let mut found = Vec::new();
    for message in messages {
        let (Some(program), Some(source)) =
            (message["executable"].as_str(), message["target"]["src_path"].as_str())
        else {
            continue;
        };
        let tests = message["target"]["kind"] == serde_json::json!(["test"]);
        if !tests
            || !Path::new(source).starts_with(root())
            || source.ends_with("students.rs")
        {
            continue;
        }
        let list = |more: &[&str]| -> Vec<String> {
            let mut asked = Command::new(program);
            asked.args(["--list", "--format", "terse"]).args(more);
            let said = asked.output().unwrap().stdout;
            let lines = String::from_utf8(said).unwrap();
            let name = |line: &str| Some(line.strip_suffix(": test")?.to_owned());
            lines.lines().filter_map(name).collect()
        };
        let ignored = list(&["--ignored"]);
        let runs = list(&[]).into_iter().filter(|name| !ignored.contains(name));
        let source = Path::new(source).strip_prefix(root()).unwrap();
        let source = source.display().to_string().replace('\\', "/");
        found.extend(runs.map(|name| (source.clone(), name)));
    }
    found
}

/// What `gods book check` reads in the sources, asked of the programs themselves: each test
/// that the checklist or the errata name was compiled, and runs.
#[test]
fn every_test_that_an_entry_names_runs() {
    let appendix = book::model::appendix::Appendix::read(root()).unwrap();
    let items = appendix.checklist.entries.iter().flat_map(|item| &item.tests);
    let errata = appendix.errata.entries.iter().flat_map(|erratum| &erratum.tests);
    let compiled = compiled();
    let mut named = 0;
    for place in items.chain(errata) {
        let place = place.get_ref();
        let (file, name) = place.split_once("::").unwrap();
        // `tests/cli/engines.rs` is the module `engines` of the program `tests/cli/main.rs`.
        let path = Path::new(file);
        let main = path.with_file_name("main.rs").display().to_string();
        let module = path.file_stem().unwrap().to_str().unwrap();
        let runs = compiled.iter().any(|(source, test)| {
            (source == file && test == name)
                || (*source == main && *test == format!("{module}::{name}"))
        });
        assert!(runs, "{place} is named by an entry, and no program runs it");
        named += 1;
    }
    assert!(named >= 90, "{named}");
}
