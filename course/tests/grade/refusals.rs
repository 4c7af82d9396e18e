//! What `gods-course grade` cannot grade, and says so.
use std::fs;

use crate::{grade, write};

#[test]
fn what_cannot_be_graded_is_told() {
    let temp = tempfile::tempdir().unwrap();
    let (empty, class) = (temp.path().join("empty"), temp.path().join("class"));
    fs::create_dir(&empty).unwrap();
    fs::create_dir_all(class.join("ada")).unwrap();
    write(&temp.path().join("file"), "");
    for (folder, more, code, right) in [
        (
            temp.path().join("none"),
            &[][..],
            2,
            "none is no folder and no .zip: give one that holds",
        ),
        (temp.path().join("file"), &[], 2, "file is no folder"),
        (
            empty,
            &[],
            2,
            "empty holds no folder and no .zip: it needs one for each student",
        ),
        (
            class.clone(),
            &["--chapter", "x"],
            2,
            "no chapter `x` has exercises: there are",
        ),
        (class.clone(), &["--jobs", "0"], 2, "0 is not in 1..=256"),
        (
            class,
            &["-o", "/no/such/folder/g.csv"],
            1,
            "cannot write /no/such/folder/g.csv",
        ),
    ] {
        let output = grade(&folder, more);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{said}");
        assert!(said.contains(right), "{said}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn every_row_is_an_object() {
    let temp = tempfile::tempdir().unwrap();
    fs::create_dir_all(temp.path().join("ada")).unwrap();
    let output = grade(temp.path(), &["--chapter", "orientation", "--json"]);
    let text = String::from_utf8(output.stdout).unwrap();
    let rows: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (total, exercises) = rows.split_last().unwrap();
    assert!(!exercises.is_empty());
    assert!(
        exercises.iter().all(|row| row["status"] == "todo" && row["points"] == 0.0)
    );
    assert_eq!((&total["exercise"], &total["of"]), (&"total".into(), &100.0.into()));
}
