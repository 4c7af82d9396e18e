//! Each chapter crate's README shows the example that its documentation proves.

use std::fs;
use std::path::Path;

/// The text between a fence that starts with this and the next one.
fn fenced<'a>(text: &'a str, start: &str) -> &'a str {
    let from = text.find(start).expect("there is an example") + start.len();
    text[from..].split("```").next().unwrap_or_default()
}

/// Lines without indentation, empty ones, and what rustdoc or `main` needs.
fn statements(example: &str) -> Vec<&str> {
    let frame = |line: &&str| {
        !line.is_empty()
            && !line.starts_with("# ")
            && !line.starts_with("fn main() -> Result<(), ")
            && !["Ok(())", "}"].contains(line)
    };
    example.lines().map(str::trim).filter(frame).collect()
}

#[test]
fn readmes_show_what_the_documentation_proves() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut crates = 0;
    for folder in fs::read_dir(root.join("code")).unwrap() {
        let folder = folder.unwrap().path();
        let name = folder.file_name().unwrap().to_str().unwrap();
        let library = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
        let readme = fs::read_to_string(folder.join("README.md")).unwrap();

        let docs: Vec<&str> = library
            .lines()
            .filter_map(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line))
            .collect();
        let docs = docs.join("\n");
        let (shown, proved) = (fenced(&readme, "```rust\n"), fenced(&docs, "```\n"));
        assert_eq!(statements(shown), statements(proved), "code/{name}/README.md");

        assert!(readme.starts_with(&format!("# gods-{name}\n")), "{name}");
        assert!(readme.contains("MIT OR Apache-2.0"), "{name}");
        let words = readme.split(|c: char| c.is_whitespace() || "()`".contains(c));
        let chapter = words.into_iter().find(|word| word.starts_with("chapters/"));
        let chapter = chapter.expect("a README points to its chapter");
        assert!(root.join(chapter).is_file(), "{chapter} does not exist");
        crates += 1;
    }
    assert!(crates >= 6, "{crates}");
}
