//! Input that no case file can hold: not UTF-8, with line breaks, very long, or rejected
//! by the system only.
use std::fs;
use std::process::{Command, Output};

use super::gods;

/// Returns the one-line error of a command that prints nothing else.
#[track_caller]
fn refusal(output: &Output) -> String {
    let stderr = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert_eq!((output.stdout.len(), stderr.lines().count()), (0, 1), "{stderr}");
    stderr
}

#[test]
fn line_breaks_are_spelled_out() {
    for (arguments, expected) in [
        (&["table", "8-puzzle\n"][..], "unknown puzzle \"8-puzzle\\n\"; "),
        (
            &["table", "sliding-3x3\r\nx"],
            "found \"sliding-3x3\\r\\nx\", and the name must be sliding-RxC",
        ),
        (&["table", "8-puzzle", "a\n\nb"], "unexpected argument 'a\\n\\nb' found; "),
        (
            &["table", "8-puzzle", "--a\u{1b}\rb"],
            "unexpected argument '--a\\u{1b}\\rb' ",
        ),
        (
            &["table", "pocket-cube", "--metric", "a\nb"],
            "invalid value 'a\\nb' for '--metric <METRIC>' ",
        ),
        (
            &["plot", "8-puzzle", "-o", "two\nlines"],
            "found --output \"two\\nlines\", and the file's name",
        ),
        (
            &["solve", "8-puzzle", "--file", "two\nlines"],
            "cannot read --file \"two\\nlines\"",
        ),
        (
            &["solve", "pocket-cube", "--two\nlines"],
            "unexpected argument '--two\\nlines' found; ",
        ),
        (
            &["solve", "pocket-cube", "R\u{301}"],
            "found '\\u{301}' (character 2) where a move",
        ),
    ] {
        let message = refusal(&gods(arguments));
        assert!(message.starts_with(&format!("error: {expected}")), "{message}");
    }
    let solved = "UUUURRRRFFFFDDDDLLLLBBBB".replace('U', "\u{7}");
    let output = gods(&["solve", "pocket-cube", "--facelets", &solved]);
    assert!(output.stdout.starts_with(b"position  \\u{7}\\u{7}"));
}

#[cfg(unix)]
#[test]
fn accepts_non_text_file_names() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    let message =
        refusal(&gods.arg("table").arg(OsStr::from_bytes(b"8-\xff")).output().unwrap());
    assert!(
        message.starts_with(
            "error: invalid UTF-8 was detected in one or more arguments; "
        )
    );

    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join(OsStr::from_bytes(b"\xff.svg"));
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    assert!(
        gods.args(["plot", "sliding-2x2", "-o"]).arg(&name).status().unwrap().success()
    );
    assert!(fs::read_to_string(name).unwrap().ends_with("</svg>\n"));
}

#[cfg(target_os = "linux")]
#[test]
fn files_that_only_system_refuses() {
    use std::os::unix::fs::symlink;

    let folder = tempfile::tempdir().unwrap();
    let gods = |arguments: &[&str]| {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        refusal(&gods.current_dir(&folder).args(arguments).output().unwrap())
    };
    symlink("loop.svg", folder.path().join("loop.svg")).unwrap();
    for name in [&*format!("{}.svg", "x".repeat(300)), "loop.svg", "/proc/x.svg"] {
        // The file is checked before the table, which would exceed the allowed memory.
        let message = gods(&["plot", "sliding-4x5", "--max-memory", "1K", "-o", name]);
        assert!(
            message.starts_with(&format!("error: cannot write --output {name:?}: ")),
            "{message}"
        );
    }
    fs::write(folder.path().join("long.txt"), "A".repeat(2_000_000)).unwrap();
    for file in ["long.txt", "/dev/zero"] {
        let message = gods(&["solve", "pocket-cube", "--file", file]);
        let long = "line 1 has more than 1 MB: this is no list\n";
        assert_eq!(message, format!("error: cannot read --file {file:?}: {long}"));
    }
    let message = gods(&["solve", "8-puzzle", "--file", "/proc/self/mem"]);
    assert!(message.starts_with("error: cannot read --file \"/proc/self/mem\": "));
}
