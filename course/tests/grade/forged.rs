//! Answers that try to deceive the check, and an unreadable folder, which affects only
//! its own student.
use std::fs;
use std::path::Path;

use crate::{csv_rows, grade, write};

/// A test whose result depends only on the number of its call.
const COUNTING_TEST: &str = r#"
pub fn test(_: fn(&[u8]) -> u64) {
    static N: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    let n = N.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    assert!(n != 1, "the second is the buggy one");
}
"#;

/// An answer of a type that equals every value.
const FORGED_EQUALITY: &str = r#"
#[derive(Debug)]
pub struct Liar;
impl<'a> IntoIterator for &'a Liar {
    type Item = &'a u8;
    type IntoIter = std::slice::Iter<'a, u8>;
    fn into_iter(self) -> Self::IntoIter {
        [].iter()
    }
}
impl Liar {
    pub fn contains(&self, _: &u8) -> bool {
        true
    }
}
impl PartialEq<Vec<u8>> for Liar {
    fn eq(&self, _: &Vec<u8>) -> bool {
        true
    }
}
pub fn lucky() -> Liar {
    Liar
}
"#;

/// Makes a folder whose path exceeds the system's limit.
fn make_deep_folder(folder: &Path) {
    let long =
        |at: &Path| (0..12).fold(at.to_owned(), |at, _| at.join("d".repeat(200)));
    let (first, second) = (folder.join("a"), folder.join("b"));
    fs::create_dir_all(long(&first)).unwrap();
    fs::create_dir_all(long(&second)).unwrap();
    fs::rename(&second, long(&first).join("b")).unwrap();
}

#[test]
fn forged_answers_are_wrong() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    write(&class.join("ada/read-the-dials.rs"), &solution());
    write(&class.join("ben/counted-from-one.rs"), COUNTING_TEST);
    write(&class.join("eve/lucky-bases.rs"), FORGED_EQUALITY);
    write(&class.join("fay/read-the-dials.rs"), &solution());
    // Windows has other limits.
    if cfg!(unix) {
        make_deep_folder(&class.join("fay"));
    }
    let grades = temp.path().join("grades.csv");
    let output = grade(&class, &["-o", grades.to_str().unwrap()]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    if cfg!(unix) {
        assert!(stderr.contains("note: fay: cannot read "), "{stderr}");
        assert!(stderr.contains("what is in it is not graded"), "{stderr}");
    }

    let rows = csv_rows(&grades);
    let row = |student: &str, exercise: &str| {
        &rows[&(student.to_owned(), exercise.to_owned())]
    };
    for (student, exercise, status, message) in [
        ("ada", "read-the-dials", "solved", ""),
        (
            "ben",
            "counted-from-one",
            "wrong",
            "a test may keep nothing from one run for the next",
        ),
        ("eve", "lucky-bases", "wrong", "The check cannot call it"),
        ("fay", "read-the-dials", "solved", ""),
    ] {
        let row = row(student, exercise);
        assert_eq!(row["status"], status, "{row:?}");
        assert!(row["message"].contains(message), "{row:?}");
    }
}

fn solution() -> String {
    let file = "chapters/exercises/orientation/read-the-dials/solution.rs";
    fs::read_to_string(crate::root().join(file)).unwrap()
}
