//! The crates compiled for a program, and errors in compiling them.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use base::libraries::{Crates, Libraries};
use tempfile::TempDir;

/// Makes a book with three crates: `lower`, `upper-one`, which uses it, and one that is
/// broken.
fn book() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write_file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let manifest = |name: &str, more: &str| {
        format!("[package]\nname = \"gods-{name}\"\nedition = \"2024\"\n{more}")
    };
    write_file("Cargo.toml", "[workspace]\nmembers = [\"code/*\"]\nresolver = \"3\"\n");
    write_file(
        "code/lower/Cargo.toml",
        &manifest("lower", "[lib]\nname = \"lower\"\n"),
    );
    write_file("code/lower/src/lib.rs", "pub const ONE: u8 = 1;\n");
    let upper = "[lib]\nname = \"upper_one\"\n[dependencies]\n\
                 lower = { package = \"gods-lower\", path = \"../lower\" }\n";
    write_file("code/upper-one/Cargo.toml", &manifest("upper-one", upper));
    write_file("code/upper-one/src/lib.rs", "pub const TWO: u8 = 2 * lower::ONE;\n");
    write_file(
        "code/broken/Cargo.toml",
        &manifest("broken", "[lib]\nname = \"broken\"\n"),
    );
    write_file("code/broken/src/lib.rs", "pub const THREE: u8 = 3_i64;\n");
    folder
}

fn build(root: &Path, wanted: &[&str]) -> Result<Vec<String>, String> {
    let crates = Crates::read(root).unwrap();
    let wanted: BTreeSet<_> = wanted.iter().map(|&name| name.to_owned()).collect();
    let built = Libraries::build(root, &crates, &wanted);
    let built = built.map_err(|error| format!("{error:#}"))?;
    for (name, file) in &built.files {
        assert!(file.is_file(), "{name}: {}", file.display());
    }
    Ok(built.files.into_iter().map(|(name, _)| name).collect())
}

#[test]
fn compiles_only_used_crates() {
    let book = book();
    let root = book.path();
    assert_eq!(
        Crates::read(root).unwrap().names().collect::<Vec<_>>(),
        ["broken", "lower", "upper_one"]
    );
    assert_eq!(build(root, &[]), Ok(Vec::new()));
    assert!(!root.join("target").exists());
    assert_eq!(build(root, &["lower"]), Ok(vec!["lower".to_owned()]));
    let both = ["lower", "upper_one"].map(str::to_owned).to_vec();
    assert_eq!(build(root, &["upper_one"]), Ok(both));
    let message = build(root, &["broken", "lower"]).unwrap_err();
    assert!(message.starts_with("the chapter crates do not compile:\n"), "{message}");
    assert!(message.contains("expected `u8`, found `i64`"), "{message}");
}

/// If the target folder cannot be written, the error comes from cargo, not from rustc.
#[test]
fn names_unwritable_folder() {
    let book = book();
    fs::write(book.path().join("target"), "a file where a folder should be").unwrap();
    let message = build(book.path(), &["lower"]).unwrap_err();
    let start = "the chapter crates do not compile:\nerror: ";
    assert!(message.starts_with(start) && message.contains("target"), "{message}");
    assert!(!message.ends_with(':'), "{message}");
}
