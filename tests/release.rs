//! What a crate needs before publishing, checked offline: metadata, README, licenses,
//! examples, one version.
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

/// Returns every package of the workspace with its folder, by cargo.
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
fn crates_describe_themselves() {
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
        // Limits of crates.io: five keywords of at most 20 letters, and five categories.
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
fn crates_carry_licenses() {
    for (_, folder) in packages() {
        for license in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let (own, expected) = (folder.join(license), root().join(license));
            assert!(
                read(&own) == read(&expected),
                "{}: not the text of the root's {license}: copy it",
                own.display()
            );
        }
    }
}

/// Each source file with a public item has an example in its documentation, except for errors
/// and module lists.
#[test]
fn chapter_crate_files_show_examples() {
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
            let has_example = text.lines().any(|line| {
                ["/// ```", "//! ```"]
                    .iter()
                    .any(|fence| line.trim_start().starts_with(fence))
            });
            let is_public =
                text.lines().any(|line| line.trim_start().starts_with("pub "));
            let exempt = ["error.rs", "mod.rs"].contains(&name) || !is_public;
            assert!(
                has_example || exempt,
                "{}:1: no documentation example",
                path.display()
            );
            files += 1;
        }
    }
    assert!(files >= 30, "{files}");
}

#[test]
fn citation_names_this_version() {
    let citation = read(&root().join("CITATION.cff"));
    let version = format!("\nversion: {}\n", env!("CARGO_PKG_VERSION"));
    assert!(citation.contains(&version), "CITATION.cff is of another version");
    let after = citation.split_once("\nlicense:\n").map_or("", |(_, after)| after);
    let licenses = after.lines().map_while(|line| line.strip_prefix("  - "));
    assert_eq!(licenses.collect::<Vec<_>>().join(" OR "), env!("CARGO_PKG_LICENSE"));
}
