//! Each chapter crate's README shows the example that its documentation proves.

use std::fs;
use std::path::Path;
use std::process::Command;

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

/// The text of the documentation at the beginning of a library.
fn documentation(library: &str) -> String {
    let docs = library.lines().filter_map(|line| line.strip_prefix("//!"));
    let docs = docs.map(|line| line.strip_prefix(' ').unwrap_or(line));
    docs.collect::<Vec<_>>().join("\n")
}

/// The package of all crates: its six lines, one for each of its modules, and where a
/// program finds it.
#[test]
fn the_readme_says_how_a_program_uses_the_library() {
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

    // One setting says where: `repository` in Cargo.toml.
    let dependency = fenced(&readme, "```toml\n");
    let (right, said) = match env!("CARGO_PKG_REPOSITORY") {
        "" => ("path = \"../gods-algorithm\"".to_owned(), true),
        address => (format!("git = \"{address}\""), false),
    };
    assert!(
        dependency.contains(&format!("{{ {right}, default-features = false }}")),
        "README.md must have `{right}`, as `repository` in Cargo.toml says"
    );
    assert_eq!(readme.contains("there is no public address"), said, "README.md");
}

/// What a program compiles that wants the algorithms: neither the tool's packages nor,
/// without the feature `rows`, those of the fast engine.
#[test]
fn the_small_library_is_small() {
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
fn readmes_show_what_the_documentation_proves() {
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
        let words = readme.split(|c: char| c.is_whitespace() || "()`".contains(c));
        let chapter = words.into_iter().find(|word| word.starts_with("chapters/"));
        let chapter = chapter.expect("a README points to its chapter");
        assert!(root.join(chapter).is_file(), "{chapter} does not exist");
        crates += 1;
    }
    assert!(crates >= 6, "{crates}");
}
