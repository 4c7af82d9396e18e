//! The command `gods exercises`, run as a process.
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

const SOLUTION: &str = "//! Answer.\n\npub fn answer() -> u8 {\n    // <answer>\n    1\n    \
                        // </answer>\n}\n";
const STUB: &str = "//! Answer.\n\npub fn answer() -> u8 {\n    todo!()\n}\n";

/// Makes a book of one chapter with one exercise.
fn book() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    put("book.toml", "[book]\ntitle = \"God's Algorithm\"\nsrc = \"chapters\"\n");
    put("chapters/SUMMARY.md", "# Summary\n\n- [One](one.md)\n");
    put("chapters/one.md", "# One\n\n{{#exercise two}}\n");
    let about = "title = \"Two\"\nminutes = 5\ndifficulty = \"easy\"\nkind = \"code\"\n\
                 sections = [\"one.md\"]\nteaches = \"next to nothing\"\n";
    put("chapters/exercises/one/two/exercise.toml", about);
    put("chapters/exercises/one/two/solution.rs", SOLUTION);
    put("chapters/exercises/one/two/exercise.rs", STUB);
    put("chapters/exercises/one/two/hints.md", "Think.\n---\nThink again.\n");
    folder
}

fn gods(folder: &Path, arguments: &[&str]) -> Output {
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.arg("exercises").args(arguments).current_dir(folder);
    gods.env_remove("GODS_STRICT").env_remove("CARGO_MANIFEST_DIR").output().unwrap()
}

#[track_caller]
fn assert_output(output: &Output, code: i32, stdout: &str, stderr: &str) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let found = (output.status.code(), text(&output.stdout), text(&output.stderr));
    assert_eq!(found, (Some(code), stdout.to_owned(), stderr.to_owned()));
}

#[test]
fn lists_exercises_by_chapter() {
    let folder = book();
    let board = "one\n  to do   two  easy      5 min  code          Two\n\n\
                 1 exercise: 0 solved, 0 wrong, 1 to do\n";
    assert_output(&gods(folder.path(), &[]), 0, board, "");
    let json = "{\"exercises\":[{\"name\":\"two\",\"chapter\":\"one\",\"title\":\"Two\",\
                \"minutes\":5,\"difficulty\":\"easy\",\"kind\":\"code\",\"status\":\"todo\"}]}\n";
    assert_output(&gods(folder.path(), &["--json"]), 0, json, "");
    assert_output(&gods(folder.path(), &["two", "--json"]), 0, json, "");
    assert_output(&gods(folder.path(), &["one"]), 0, board, "");
    assert_output(&gods(folder.path(), &["one", "--json"]), 0, json, "");
    let hint = "error: there is no exercise `one`: there are two\n";
    assert_output(&gods(folder.path(), &["one", "--hint"]), 2, "", hint);
}

#[test]
fn strict_class_fails_on_todo() {
    let folder = book();
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.arg("exercises").current_dir(folder.path()).env("GODS_STRICT", "1");
    let output = gods.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let assert_output = String::from_utf8(output.stderr).unwrap();
    assert_eq!(assert_output, "error: chapters/exercises/one/two/exercise.rs: to do\n");
}

#[test]
fn shows_requested_number_of_hints() {
    let folder = book();
    let one = "Hint 1 of 2: Think.\n\n";
    assert_output(&gods(folder.path(), &["two", "--hint"]), 0, one, "");
    assert_output(&gods(folder.path(), &["--hint", "two"]), 0, one, "");
    let two = "Hint 1 of 2: Think.\n\nHint 2 of 2: Think again.\n\n";
    assert_output(&gods(folder.path(), &["two", "--hint=2"]), 0, two, "");
    let none = "error: found --hint=3: two has 2 hints, so ask for 1 to 2\n";
    assert_output(&gods(folder.path(), &["two", "--hint=3"]), 2, "", none);
}

#[test]
fn reset_keeps_student_file() {
    let folder = book();
    let place = folder.path().join("chapters/exercises/one/two");
    let as_it_was = "chapters/exercises/one/two/exercise.rs is as it was\n";
    assert_output(&gods(folder.path(), &["--reset", "two"]), 0, as_it_was, "");
    for n in [1, 2] {
        let mine = format!("fn mine{n}() {{}}");
        fs::write(place.join("exercise.rs"), &mine).unwrap();
        let expected = format!(
            "your file is now chapters/exercises/one/two/exercise.rs.{n}.bak\n{as_it_was}"
        );
        assert_output(&gods(folder.path(), &["two", "--reset"]), 0, &expected, "");
        assert_eq!(fs::read_to_string(place.join("exercise.rs")).unwrap(), STUB);
        let backup = place.join(format!("exercise.rs.{n}.bak"));
        assert_eq!(fs::read_to_string(backup).unwrap(), mine);
    }
}

#[test]
fn suggests_names_for_unknown_exercise() {
    let folder = book();
    let none = "error: there is no exercise `three`: there are two\n";
    assert_output(&gods(folder.path(), &["three"]), 2, "", none);
    let near = "error: there is no exercise `twofold`: did you mean two?\n";
    assert_output(&gods(folder.path(), &["twofold"]), 2, "", near);
}

#[test]
fn ignores_remains_of_renamed_exercise() {
    let folder = book();
    let old = folder.path().join("chapters/exercises/one/old");
    fs::create_dir_all(&old).unwrap();
    fs::write(old.join("exercise.rs.1.bak"), "fn mine() {}").unwrap();
    let output = gods(folder.path(), &[]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[test]
fn names_file_of_broken_exercise() {
    let folder = book();
    let place = folder.path().join("chapters/exercises/one/two");
    fs::write(place.join("exercise.toml"), "title = 1\n").unwrap();
    let output = gods(folder.path(), &[]);
    assert_eq!(output.status.code(), Some(1));
    let assert_output = String::from_utf8(output.stderr).unwrap();
    assert!(
        assert_output.starts_with("error: chapters/exercises/one/two/exercise.toml: "),
        "{assert_output}"
    );
}

#[test]
fn takes_paths_of_exercise() {
    let folder = book();
    let place = folder.path().join("chapters/exercises/one/two");
    let absolute = place.join("exercise.rs").display().to_string();
    let hint = "Hint 1 of 2: Think.\n\n";
    for (from, paths) in [
        (
            folder.path(),
            &[
                "chapters/exercises/one/two/exercise.rs",
                "./chapters/exercises/one/two/exercise.rs",
                "chapters/exercises/one/two/",
                "one/two",
                &absolute,
            ][..],
        ),
        (&place, &["exercise.rs", ".", "chapters/exercises/one/two/exercise.rs"]),
        (
            &folder.path().join("chapters"),
            &["exercises/one/two/exercise.rs", &absolute],
        ),
    ] {
        for path in paths {
            assert_output(&gods(from, &[path, "--hint"]), 0, hint, "");
        }
    }
    let board = gods(folder.path(), &["chapters/exercises/one/"]);
    assert_output(&board, 0, &String::from_utf8_lossy(&board.stdout), "");
    // A file that this command would not judge.
    fs::create_dir(folder.path().join("two")).unwrap();
    fs::write(folder.path().join("two/exercise.rs"), STUB).unwrap();
    for file in ["two/exercise.rs", "missing/two/exercise.rs"] {
        let other = format!(
            "error: found {file}: the answer to two is \
             chapters/exercises/one/two/exercise.rs\n"
        );
        assert_output(&gods(folder.path(), &[file]), 2, "", &other);
    }
}

#[test]
#[cfg(unix)]
fn pipe_is_not_read() {
    let folder = book();
    let file = folder.path().join("chapters/exercises/one/two/exercise.rs");
    fs::remove_file(&file).unwrap();
    assert!(Command::new("mkfifo").arg(&file).status().unwrap().success());
    let expected = "your file is now chapters/exercises/one/two/exercise.rs.1.bak\n\
                    chapters/exercises/one/two/exercise.rs is as it was\n";
    assert_output(&gods(folder.path(), &["two", "--reset"]), 0, expected, "");
    assert_eq!(fs::read_to_string(file).unwrap(), STUB);
}

#[test]
#[cfg(unix)]
fn reports_limit_of_file_size() {
    let folder = book();
    let file = folder.path().join("chapters/exercises/one/two/exercise.rs");
    fs::write(file, "pub fn answer() -> u8 {\n    1\n}\n").unwrap();
    let script =
        format!("ulimit -f 10; exec {:?} exercises two", env!("CARGO_BIN_EXE_gods"));
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir(folder.path());
    let output = shell.env_remove("CARGO_MANIFEST_DIR").output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.starts_with("error: a file may have "), "{stderr}");
    assert!(
        stderr.contains("KB here, and a compiled answer may take 256 MB"),
        "{stderr}"
    );
}
