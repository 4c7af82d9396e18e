//! The command line: exit codes, and one-line errors.
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::fixture;

/// Returns a command of the tool, started in a folder as by hand.
pub fn gods(folder: &Path) -> Command {
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.current_dir(folder).env_remove("CARGO_MANIFEST_DIR");
    gods
}

#[track_caller]
fn assert_fails(output: &Output, code: i32, line: &str) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{stderr}");
    assert!(stderr.starts_with(line), "found: {stderr}\nright: {line}");
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
    assert!(output.stdout.is_empty());
}

#[test]
fn names_busy_port() {
    let book = fixture::write("# One\n");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    for command in [&["--port", &port][..], &["book", "serve", "--port", &port]] {
        let output = gods(book.path()).args(command).output().unwrap();
        assert_fails(
            &output,
            2,
            &format!("error: port {port} is busy: choose another one, as in --port"),
        );
    }
}

#[test]
fn fails_outside_book() {
    let folder = tempfile::tempdir().unwrap();
    let output = gods(folder.path()).args(["book", "build"]).output().unwrap();
    assert_fails(&output, 2, "error: ");
    assert!(
        String::from_utf8_lossy(&output.stderr)
            .contains("is not inside the book's folder")
    );
}

#[test]
fn exit_codes_for_broken_book() {
    let book = fixture::write("{{fact nope}}\n");
    let chapters = book.path().join("chapters");
    let output = gods(&chapters).args(["book", "build"]).output().unwrap();
    assert_fails(
        &output,
        1,
        "error: chapters/one.md:1: chapters/figures/facts.json has no fact `nope`",
    );

    let book = fixture::write("# One\n");
    let output = gods(book.path()).args(["book", "test", "three"]).output().unwrap();
    assert_fails(
        &output,
        2,
        "error: there is no chapter `three`: the book has preface, one",
    );
}

#[test]
fn fails_on_wrong_page() {
    let book = fixture::write("# One\n\n[There](two.md#five)\n");
    fixture::remove_crates(book.path());
    let output = gods(book.path()).args(["book", "check"]).output().unwrap();
    assert_fails(
        &output,
        1,
        "error: chapters/one.md:3: `two.html#five` leads to no heading",
    );
}

#[test]
fn fails_on_stale_measurements() {
    const MEASURED: &str = "chapters/measured";
    let book = fixture::write("# One\n");
    fixture::remove_crates(book.path());
    let folder = book.path().join(MEASURED);
    fs::create_dir(&folder).unwrap();
    let there = Path::new(env!("CARGO_MANIFEST_DIR")).join(MEASURED);
    for entry in fs::read_dir(there).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
    }
    // The chapters of this book quote no measurements.
    fs::write(folder.join("facts.json"), "{}\n").unwrap();
    let check = || gods(book.path()).args(["book", "check"]).output().unwrap();
    assert!(check().status.success(), "{:?}", check());
    fs::write(folder.join("facts.json"), "{\"measured.a\": 1}\n").unwrap();
    let output = check();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    let (file, advice) = stderr.trim_end().split_once('\n').unwrap();
    assert!(file.starts_with("error: chapters/measured/facts.json:1: stale: found `"));
    assert!(advice.ends_with("`gods figures` writes them."), "{stderr}");
}

#[test]
fn keeps_folder_with_other_things() {
    let book = fixture::write("# One\n");
    let output = gods(book.path())
        .args(["book", "build", "--dest-dir", "chapters"])
        .output()
        .unwrap();
    assert_fails(&output, 2, "error: ");
    assert!(book.path().join("chapters/one.md").is_file());
}

#[test]
fn closed_pipe_ends_quietly() {
    let book = fixture::write("# One\n");
    let mut child = gods(book.path())
        .args(["book", "test"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn supports_every_renderer() {
    let folder = tempfile::tempdir().unwrap();
    let output =
        gods(folder.path()).args(["preprocess", "supports", "html"]).output().unwrap();
    assert!(output.status.success() && output.stdout.is_empty());
}
