//! Requests that `gods-course grade` rejects.
use std::fs;

use crate::{grade, write};

#[test]
fn rejects_invalid_grade_requests() {
    let temp = tempfile::tempdir().unwrap();
    fs::create_dir(temp.path().join("empty")).unwrap();
    fs::create_dir_all(temp.path().join("class/ada")).unwrap();
    write(&temp.path().join("file"), "");
    let day = "2026-03-01";
    for (folder, arguments, expected) in [
        ("none", &[][..], "none is neither a folder nor a .zip: name one with"),
        ("file", &[], "file is neither a folder"),
        (
            "empty",
            &[],
            "empty contains no folder and no .zip: it needs one for each student",
        ),
        ("class", &["--jobs", "0"], "0 is not in 1..=256"),
        (
            "class",
            &["--only", "last-rows"],
            "no exercise `last-rows`: did you mean last",
        ),
        ("class", &["--chapter", "x"], "no chapter `x` has exercises: there are"),
        ("class", &["--session", "99"], "there is no session 99: the course has 1 to "),
        (
            "class",
            &["--session", "4-1"],
            "write a session, `3`, or the first and the last",
        ),
        (
            "class",
            &["--chapter", "faster-ranks"],
            "nothing of that is required by the course",
        ),
        ("class", &["--late", "0.5"], "--due"),
        ("class", &["--due", "tomorrow"], "found `tomorrow`: write a day"),
        (
            "class",
            &["--due", day, "--late", "half"],
            "found `half`: write after how many",
        ),
        ("class", &["--costly", "0.5"], "found `0.5`: write up to how many times"),
        ("class", &["--capstone=101"], "101 is not in 0..=100"),
    ] {
        let output = grade(&temp.path().join(folder), arguments);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {stderr}");
        assert!(stderr.contains(expected), "{arguments:?}: {stderr}");
        assert!(output.stdout.is_empty());
    }
    let output = grade(&temp.path().join("class"), &["-o", "/no/such/folder/g.csv"]);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(
        stderr.contains("cannot write --output \"/no/such/folder/g.csv\""),
        "{stderr}"
    );
}
