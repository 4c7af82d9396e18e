//! To whom an answer belongs, and which files are skipped.
use std::fs;
use std::path::Path;

use plans::Course;

use crate::zip_files::zip_of;
use crate::{grade, json_rows, write};

const ONLY_DIALS: [&str; 3] = ["--only", "read-the-dials", "--json"];

fn solution() -> String {
    let file = "chapters/exercises/orientation/read-the-dials/solution.rs";
    fs::read_to_string(crate::root().join(file)).unwrap()
}

/// Returns each student's status, and the notes.
#[track_caller]
fn statuses_and_notes(class: &Path, more: &[&str]) -> (Vec<(String, String)>, String) {
    let output = grade(class, &[&ONLY_DIALS, more].concat());
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{stderr}");
    let rows = json_rows(&output).into_iter();
    let rows = rows.filter(|((_, exercise), _)| exercise != "total");
    (rows.map(|((who, _), row)| (who, row["status"].clone())).collect(), stderr)
}

#[track_caller]
fn assert_statuses(class: &Path, more: &[&str], expected: &[(&str, &str)]) -> String {
    let (rows, message) = statuses_and_notes(class, more);
    let rows: Vec<_> = rows.iter().map(|(who, status)| (&**who, &**status)).collect();
    assert_eq!(rows, expected, "{message}");
    message
}

#[cfg(unix)]
#[test]
fn links_and_pipes_do_not_block() {
    let temp = tempfile::tempdir().unwrap();
    let link = |from: &str, to: &Path| std::os::unix::fs::symlink(from, to).unwrap();
    let class = temp.path();
    for student in ["ada", "ben"] {
        write(&class.join(student).join("book.toml"), "");
        fs::create_dir(class.join(student).join("chapters")).unwrap();
    }
    let exercises = "chapters/exercises";
    write(
        &class
            .join("ben")
            .join(exercises)
            .join("orientation/read-the-dials/exercise.rs"),
        &solution(),
    );
    link("../../ben/chapters/exercises", &class.join("ada").join(exercises));
    // Following two links to their own folder would give exponentially many paths.
    write(&class.join("eve/crate/Cargo.toml"), "");
    write(&class.join("eve/crate/src/lib.rs"), "");
    for name in ["a", "b"] {
        link(".", &class.join("eve/crate/src").join(name));
    }
    write(&class.join("fay/read-the-dials.rs"), &solution());
    let mkfifo =
        std::process::Command::new("mkfifo").arg(class.join("fay/a.zip")).status();
    assert!(mkfifo.unwrap().success());
    let message = assert_statuses(
        class,
        &["--capstone=20"],
        &[
            [("ada", "todo"); 5],
            ["todo", "todo", "solved", "todo", "todo"].map(|it| ("ben", it)),
            ["wrong", "wrong", "todo", "wrong", "wrong"].map(|it| ("eve", it)),
            ["todo", "todo", "solved", "todo", "todo"].map(|it| ("fay", it)),
        ]
        .concat(),
    );
    assert!(message.contains("a.zip is not read: it is not a file"), "{message}");
    let link = "ada: chapters/exercises is a link, which is not followed";
    assert!(message.contains(link), "{message}");
}

#[test]
fn ignores_moodle_numbers_and_dates() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    let roster = temp.path().join("class.csv");
    write(
        &roster,
        "id,name\n17,Ada Lovelace\n18,Eve Doe\n60,Jan Li\n61,Jan Li\nben,Ben Orr\n",
    );
    for folder in ["Jan Li_18_assignsubmission_file_", "Rob_17_assignsubmission_file_"]
    {
        write(&class.join(folder).join("read-the-dials.rs"), &solution());
    }
    write(&class.join("2026_01_15_ben/read-the-dials.rs"), &solution());
    write(&class.join("__MACOSX/read-the-dials.rs"), &solution());
    let message = assert_statuses(
        &class,
        &["--roster", &roster.to_string_lossy()],
        &[
            ("Ada Lovelace", "todo"),
            ("Ben Orr", "solved"),
            ("Eve Doe", "todo"),
            ("Jan Li (60)", "todo"),
            ("Jan Li (61)", "todo"),
            ("Jan Li_18_assignsubmission_file_", "solved"),
            ("Rob_17_assignsubmission_file_", "solved"),
        ],
    );
    assert!(
        message.contains(": may belong to Jan Li (60) or Jan Li (61)"),
        "{message}"
    );
    assert!(
        message.contains("Rob_17_assignsubmission_file_: is not in the roster"),
        "{message}"
    );
}

#[test]
fn grades_archive_like_its_folder() {
    let temp = tempfile::tempdir().unwrap();
    let answer = solution();
    let answer = answer.as_bytes();
    // Files that are not searched do not count toward the limit.
    let names: Vec<_> = (0..20_001).map(|n| format!("mine/target/{n}")).collect();
    let mut files: Vec<(&str, &[u8])> =
        names.iter().map(|it| (&**it, &b""[..])).collect();
    files.push(("mine/read-the-dials.rs", answer));
    let class = temp.path().join("class");
    fs::create_dir(&class).unwrap();
    fs::write(class.join("ada.zip"), zip_of(&files)).unwrap();
    assert_statuses(&class, &[], &[("ada", "solved")]);

    let outer =
        [("hw/ada/read-the-dials.rs", answer), ("hw/ben/read-the-dials.rs", answer)];
    let both = [("ada", "solved"), ("ben", "solved")];
    let file = temp.path().join("hw.zip");
    fs::write(&file, zip_of(&outer)).unwrap();
    assert_statuses(&file, &[], &both);
    let file = temp.path().join("loaded.zip");
    fs::write(&file, zip_of(&outer)).unwrap();
    let message = assert_statuses(&file, &[], &[("hw", "solved")]);
    assert!(
        message.contains("lies in the folder `hw`, which is taken for one"),
        "{message}"
    );
    // A file of no student does not turn the class into one student.
    let with_stray = [outer[0], outer[1], ("hw/template.rs", b"" as &[u8])];
    let file = temp.path().join("hw.zip");
    fs::write(&file, zip_of(&with_stray)).unwrap();
    let message = assert_statuses(&file, &[], &both);
    assert!(message.contains("template.rs is not graded"), "{message}");
}

#[test]
fn applies_session_deadlines_and_notes_clones() {
    let temp = tempfile::tempdir().unwrap();
    write(&temp.path().join("ada/read-the-dials.rs"), &solution());
    write(&temp.path().join("ada/week-1/.git/HEAD"), "");
    let file = temp.path().with_extension("csv");
    let dues = |text: &str| {
        write(&file, &format!("session,due,id\n{text}\n"));
        let file = file.to_str().unwrap();
        grade(temp.path(), &[&ONLY_DIALS[..], &["--dues", file]].concat())
    };
    let days = |text: &str| {
        let output = dues(text);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{stderr}");
        assert!(stderr.contains("the first that of ada, are clones"), "{stderr}");
        let rows = json_rows(&output);
        rows[&("ada".to_owned(), "read-the-dials".to_owned())]["late_days"].clone()
    };
    let required_session = required_session();
    assert_eq!(days(&format!("{required_session},9999-01-01\n,1970-01-01")), "0");
    assert_ne!(days(&format!(",9999-01-01\n{required_session},1970-01-01")), "0");
    assert_eq!(
        days(&format!(
            "{required_session},1970-01-01\n{required_session},9999-01-01,ada"
        )),
        "0"
    );
    assert_eq!(days("22,1970-01-01"), "null");
    let output = dues("1,2026-03-01,adda");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("--dues has a deadline for `adda`"), "{stderr}");
    assert!(stderr.contains("ada?"), "{stderr}");
    let output = dues("99,2026-03-01");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("there is no session `99`"), "{stderr}");
    fs::remove_file(&file).unwrap();
}

/// Returns the session that requires the exercise.
fn required_session() -> usize {
    let root = crate::root();
    let course = Course::read(root).unwrap();
    course.requiring_session("read-the-dials").unwrap() + 1
}

#[test]
fn names_unknown_crates_and_exercises() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path();
    write(&class.join("ada/crate/read-the-dials.rs"), &solution());
    write(&class.join("ben/exercise.rs"), &solution());
    let message = assert_statuses(class, &[], &[("ada", "solved"), ("ben", "todo")]);
    assert!(message.contains("ada: crate is not graded as a crate: "), "{message}");
    assert!(
        message.contains("ben: exercise.rs: there is no exercise `exercise`"),
        "{message}"
    );
}
