//! Each crate's README shows its tested example, and links in documents have targets.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the text between a fence with this beginning and the next fence.
fn fenced<'a>(text: &'a str, start: &str) -> &'a str {
    let from = text.find(start).expect("there is an example") + start.len();
    text[from..].split("```").next().unwrap_or_default()
}

/// Returns the lines of an example without indentation, empty lines, and what rustdoc or
/// `main` needs.
fn statements(example: &str) -> Vec<&str> {
    let frame = |line: &&str| {
        !line.is_empty()
            && !line.starts_with("# ")
            && !line.starts_with("fn main() -> Result<(), ")
            && !["Ok(())", "}"].contains(line)
    };
    example.lines().map(str::trim).filter(frame).collect()
}

/// Returns the documentation at the beginning of a library.
fn documentation(library: &str) -> String {
    let docs = library.lines().filter_map(|line| line.strip_prefix("//!"));
    let docs = docs.map(|line| line.strip_prefix(' ').unwrap_or(line));
    docs.collect::<Vec<_>>().join("\n")
}

/// Checks the README of the package of all crates: its six-line example, its modules, and
/// how to depend on it.
#[test]
fn readme_shows_library_use() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = fs::read_to_string(root.join("src/lib.rs")).unwrap();
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let docs = documentation(&library);
    let shown = statements(fenced(&readme, "```rust\n"));
    assert_eq!(shown, statements(fenced(&docs, "```\n")), "README.md and src/lib.rs");
    assert_eq!(shown.len(), 6, "six lines");

    let modules = library.lines().filter_map(|line| line.strip_prefix("pub use "));
    let modules: Vec<_> = modules.map(|name| name.trim_end_matches(';')).collect();
    assert!(modules.len() >= 11, "{modules:?}");
    for module in modules {
        let line = docs.lines().any(|line| {
            let line = line.strip_prefix("- ").unwrap_or_default();
            let name =
                line.trim_start_matches('[').strip_prefix('`').unwrap_or_default();
            name.starts_with(&format!("{module}`"))
        });
        assert!(line, "src/lib.rs has no line `- [`{module}`]: …`");
    }

    // The address is `repository` in Cargo.toml.
    let dependency = fenced(&readme, "```toml\n");
    let (expected, message) = match env!("CARGO_PKG_REPOSITORY") {
        "" => ("path = \"../gods-algorithm\"".to_owned(), true),
        address => (format!("git = \"{address}\""), false),
    };
    assert!(
        dependency.contains(&format!("{{ {expected}, default-features = false }}")),
        "README.md must have `{expected}`, as `repository` in Cargo.toml says"
    );
    assert_eq!(readme.contains("there is no public address"), message, "README.md");
}

/// The dependencies of a program that uses the algorithms: neither the tool's packages
/// nor, without the feature `rows`, those of the fast engine.
#[test]
fn small_library_has_few_dependencies() {
    let tree = |features: &[&str]| -> Vec<String> {
        let output = Command::new(env!("CARGO"))
            .args(["tree", "--offline", "--edges", "normal,build", "--prefix", "none"])
            .args(["--package", "gods-algorithm", "--no-default-features"])
            .args(features)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        let name = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
        let mut names: Vec<_> = text.lines().map(name).collect();
        names.sort();
        names.dedup();
        names
    };
    let (small, fast) = (tree(&[]), tree(&["--features", "rows"]));
    for package in ["gods-rows", "rayon", "rustix"] {
        assert!(!small.iter().any(|name| name == package), "{package} in {small:?}");
        assert!(fast.iter().any(|name| name == package), "no {package} in {fast:?}");
    }
    for package in ["clap", "serde", "tokio", "anyhow"] {
        assert!(!fast.iter().any(|name| name == package), "{package} in {fast:?}");
    }
    assert!(small.iter().any(|name| name == "gods-table"), "{small:?}");
}

#[test]
fn readme_examples_match_documentation() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut crates = 0;
    for folder in fs::read_dir(root.join("code")).unwrap() {
        let folder = folder.unwrap().path();
        let name = folder.file_name().unwrap().to_str().unwrap();
        let library = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
        let readme = fs::read_to_string(folder.join("README.md")).unwrap();

        let docs = documentation(&library);
        let (shown, proved) = (fenced(&readme, "```rust\n"), fenced(&docs, "```\n"));
        assert_eq!(statements(shown), statements(proved), "code/{name}/README.md");

        assert!(readme.starts_with(&format!("# gods-{name}\n")), "{name}");
        assert!(readme.contains("MIT OR Apache-2.0"), "{name}");
        crates += 1;
        if book::rules::coverage::UNSHOWN_CRATES.contains(&name) {
            continue;
        }
        let words = readme.split(|c: char| c.is_whitespace() || "()`".contains(c));
        let chapter = words.into_iter().find(|word| word.starts_with("chapters/"));
        let chapter = chapter.expect("a README points to its chapter");
        assert!(root.join(chapter).is_file(), "{chapter} does not exist");
    }
    assert!(crates >= 6, "{crates}");
}

/// Returns the documents of the root, of the theme and of each crate.
fn documents() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![String::new(), "theme/".to_owned()];
    for part in ["code", "src", "course"] {
        let Ok(inner) = fs::read_dir(root.join(part)) else { continue };
        let inner = inner.map(|entry| entry.unwrap());
        folders.extend(inner.map(|it| format!("{part}/{}/", it.file_name().display())));
    }
    let inside = folders.iter().filter(|folder| root.join(folder).is_dir());
    let files = inside.flat_map(|folder| {
        let files =
            fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap());
        files.map(move |file| format!("{folder}{}", file.file_name().display()))
    });
    files.filter(|file| file.ends_with(".md")).collect()
}

/// Returns the pages of a folder and its subfolders.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found =
        entries.flat_map(|path| if path.is_dir() { pages(&path) } else { vec![path] });
    found.filter(|path| path.extension() == Some("md".as_ref())).collect()
}

/// Returns the faults of a document: links without a target, and other Rust versions than
/// the required one.
fn document_faults(root: &Path, place: &str, text: &str) -> Vec<String> {
    let mut document_faults = Vec::new();
    let fences = text.split("```").step_by(2).collect::<Vec<_>>().join("\n");
    // `[here](where)`, and of `[here][it]` the line `[it]: where`.
    let links = fences.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let lines = fences.lines().filter(|line| line.starts_with('['));
    let links = links.chain(lines.filter_map(|line| Some(line.split_once("]: ")?.1)));
    let tags = book::model::html::tags(&fences);
    let tags = tags.iter().flat_map(|tag| [tag.get("href"), tag.get("src")]).flatten();
    for link in links.chain(tags).filter(|link| !link.contains(':')) {
        let (file, id) = link.split_once('#').unwrap_or((link, ""));
        let target = match file {
            "" => root.join(place),
            file => root.join(place).parent().unwrap().join(file),
        };
        if !target.exists() {
            document_faults
                .push(format!("{place}: `{link}` leads nowhere: there is no {file}"));
        } else if !id.is_empty() {
            let text = fs::read_to_string(&target).unwrap_or_default();
            let ids = book::model::ParsedText::parse(&target, &text).headings;
            if !ids.iter().any(|heading| heading.id == id) {
                let ids: Vec<_> = ids.iter().map(|heading| &*heading.id).collect();
                let ids = ids.join(", ");
                document_faults.push(format!(
                    "{place}: `{link}` leads to no heading: there are {ids}"
                ));
            }
        }
    }
    document_faults.extend(wrong_rust_versions(place, text));
    document_faults
}

/// Returns the mentions of another Rust version than the required one.
fn wrong_rust_versions(place: &str, text: &str) -> Vec<String> {
    let mut document_faults = Vec::new();
    let needed = env!("CARGO_PKG_RUST_VERSION");
    for (at, _) in text.match_indices(" or later") {
        let word = text[..at].rsplit([' ', '\n', '(']).next().unwrap_or_default();
        if word.contains('.') && word != needed {
            document_faults.push(format!(
                "{place}: found {word} or later; Cargo.toml needs Rust {needed}"
            ));
        }
    }
    document_faults
}

#[test]
fn documents_have_valid_links_and_versions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let documents = documents();
    assert!(documents.len() >= 15, "{documents:?}");
    let found: Vec<_> = documents
        .iter()
        .flat_map(|place| {
            document_faults(root, place, &fs::read_to_string(root.join(place)).unwrap())
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
    let mut chapters = 0;
    for page in pages(&root.join("chapters")) {
        let text = fs::read_to_string(&page).unwrap();
        let found = wrong_rust_versions(&page.display().to_string(), &text);
        assert!(found.is_empty(), "{}", found.join("\n"));
        chapters += 1;
    }
    assert!(chapters >= 20, "{chapters}");
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let needed = concat!(env!("CARGO_PKG_RUST_VERSION"), " or later");
    assert!(readme.contains(needed), "README.md does not say: Rust {needed}");
}

#[test]
fn finds_wrong_links_and_versions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (text, expected) in [
        ("[Rust](https://a.org) 1.70 or later", "README.md: found 1.70 or later; "),
        ("See [it](IDEAS.md).", "README.md: `IDEAS.md` leads nowhere"),
        ("<img src=\"no.svg\">", "README.md: `no.svg` leads nowhere"),
        ("[a][b].\n\n[b]: chapters/no.md", "README.md: `chapters/no.md` leads nowhere"),
        ("# A\n\n[It](#b)", "README.md: `#b` leads to no heading"),
    ] {
        let found = document_faults(root, "README.md", text).join("\n");
        assert!(
            found.starts_with(expected) && !found.contains('\n'),
            "{text}: {found}"
        );
    }
    let valid = "[It](ARCHITECTURE.md#invariants) <https://a.org> sooner or later\n\n\
                  ```markdown\n[no](no.md)\n```\n";
    assert_eq!(document_faults(root, "README.md", valid), [""; 0]);
}
