//! `gods-course grade --only` compiles only the crates that these exercises use.
use std::fs;
use std::process::Command;

use base::folder::walk;

use crate::{root, write};

#[test]
fn ignores_broken_crate_of_other_exercises() {
    let temp = tempfile::tempdir().unwrap();
    let at = |path: &str| temp.path().join(path);
    write(&at("book.toml"), "title = \"God's Algorithm\"\n");
    write(&at("Cargo.toml"), "[workspace]\nresolver = \"3\"\nmembers = [\"code/*\"]\n");
    for (name, code) in [
        ("judge", None),
        ("orientation", None),
        ("broken", Some("compile_error!(\"no\");")),
    ] {
        let manifest = format!(
            "[package]\nname = \"gods-{name}\"\nedition = \"2024\"\n[lib]\nname = \"{name}\"\n[dependencies]\nthiserror = \"2\"\n"
        );
        write(&at(&format!("code/{name}/Cargo.toml")), &manifest);
        match code {
            Some(code) => write(&at(&format!("code/{name}/src/lib.rs")), code),
            None => copy(&format!("code/{name}/src"), temp.path()),
        }
    }
    // The packages that are there already.
    for page in ["Cargo.lock", "chapters/SUMMARY.md", "chapters/orientation.md"] {
        write(&at(page), &fs::read_to_string(root().join(page)).unwrap());
    }
    copy("chapters/exercises/orientation/read-the-dials", temp.path());
    let folder = at("chapters/exercises/orientation/read-the-dials");
    let solution = fs::read_to_string(folder.join("solution.rs")).unwrap();
    write(&at("class/ada/read-the-dials.rs"), &solution);
    let output = Command::new(env!("CARGO_BIN_EXE_gods-course"))
        .args(["grade", "class", "--only", "read-the-dials"])
        .current_dir(temp.path())
        .output()
        .unwrap();
    let [stdout, stderr] =
        [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
    assert!(output.status.success(), "{stderr}");
    assert!(stdout.contains("1 solved"), "{stdout}");
}

/// Copies a folder of the book to the same path below `to`.
fn copy(folder: &str, to: &std::path::Path) {
    for file in walk(&root().join(folder), &|_| true).unwrap() {
        let text = fs::read_to_string(root().join(folder).join(&file)).unwrap();
        write(&to.join(folder).join(&file), &text);
    }
}
