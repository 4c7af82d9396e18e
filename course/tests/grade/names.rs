//! Names of students and files that are not UTF-8, or have line breaks.
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;

use crate::{csv_rows, grade, write};

#[test]
fn escapes_names_and_keeps_them_distinct() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    let folder = "chapters/exercises/orientation/read-the-dials";
    let root = crate::root();
    let solution = fs::read_to_string(root.join(folder).join("solution.rs")).unwrap();
    let student = |name: &[u8]| class.join(OsStr::from_bytes(name));
    // Two names differ in one byte; only the first student has solved the exercise.
    write(&student(b"J\xfcrg").join("read-the-dials.rs"), &solution);
    fs::create_dir_all(student(b"J\xf6rg")).unwrap();
    write(&student("Jürg".as_bytes()).join("x\nnote: Ann: has cheated.rs"), "");
    fs::create_dir_all(student(b"Eve\nnote: Ann has cheated, too")).unwrap();
    write(&class.join("a\nnote: Bob has cheated"), "");

    let grades = temp.path().join("grades.csv");
    let output =
        grade(&class, &["--chapter", "orientation", "-o", grades.to_str().unwrap()]);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{stderr}");
    let forged = ["note: Ann", "note: Bob"];
    assert!(!stderr.lines().any(|line| forged.iter().any(|it| line.starts_with(it))));
    assert!(
        stderr.contains(r"note: a\nnote: Bob has cheated is not graded"),
        "{stderr}"
    );
    assert!(
        stderr.contains(r"note: Jürg: x\nnote: Ann: has cheated.rs: there is"),
        "{stderr}"
    );
    let table = String::from_utf8(output.stdout).unwrap();
    assert_eq!(table.lines().count(), 4, "{table}");
    let rows = csv_rows(&grades);
    let status =
        |name: &str| &rows[&(name.to_owned(), "read-the-dials".to_owned())]["status"];
    for (name, expected) in [
        (r"J\xfcrg", "solved"),
        (r"J\xf6rg", "todo"),
        ("Jürg", "todo"),
        (r"Eve\nnote: Ann has cheated, too", "todo"),
    ] {
        assert_eq!(status(name), expected, "{name}");
    }
}
