//! The archive of a whole class, as learning systems provide it.
use std::fs;

use crate::zip_files::zip_of;
use crate::{grade, json_rows};

#[test]
fn grades_archive_of_whole_class() {
    let temp = tempfile::tempdir().unwrap();
    let folder = "chapters/exercises/orientation/read-the-dials";
    let folder = crate::root().join(folder);
    let solution = fs::read(folder.join("solution.rs")).unwrap();
    let wrong = fs::read(folder.join("wrong/sum.rs")).unwrap();
    let inner = zip_of(&[("mine/read-the-dials.rs", &wrong)]);
    let manifest: &[u8] = b"[package]\nname = 'a'\nedition = '2024'\n";
    let crate_in =
        zip_of(&[("crate/Cargo.toml", manifest), ("crate/src/lib.rs", b"fn")]);
    let solution_zip = zip_of(&[("read-the-dials.rs", &solution)]);
    let class = zip_of(&[
        ("lovelaceada_501_77_work.zip", &solution_zip),
        ("Bob Li_502_assignsubmission_file_/work.zip", &inner),
        ("cy/crate/Cargo.toml", manifest),
        ("cy/crate/src/lib.rs", b"pub struct Answer;\n"),
        ("kim/work.zip", &crate_in),
        ("notes.txt", b""),
        ("read-the-dials.rs", &solution),
        ("../eve/read-the-dials.rs", &solution),
        // The files of two crates at the same depth are not mixed.
        (
            "dee.zip",
            &zip_of(&[
                ("a/crate/Cargo.toml", manifest),
                ("a/crate/src/lib.rs", b"pub struct Answer;\n"),
                ("b/crate/Cargo.toml", b""),
                ("b/crate/src/lib.rs", b""),
            ]),
        ),
    ]);
    let path = temp.path().join("submissions.zip");
    fs::write(&path, class).unwrap();
    let output = grade(&path, &["--chapter", "orientation", "--capstone", "--json"]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    for name in ["notes.txt", "read-the-dials.rs"] {
        let note =
            format!("note: {name} is not graded: it is neither a folder nor a .zip");
        assert!(stderr.contains(&note), "{stderr}");
    }
    let out = "note: ../eve/read-the-dials.rs is not graded: its path leads out of";
    assert!(stderr.contains(out), "{stderr}");
    assert!(
        stderr.contains("dee: has several crates: the first is graded"),
        "{stderr}"
    );
    let rows = json_rows(&output);
    for (student, exercise, status, message) in [
        ("lovelaceada_501_77_work", "read-the-dials", "solved", ""),
        (
            "Bob Li_502_assignsubmission_file_",
            "read-the-dials",
            "wrong",
            "add the dials up",
        ),
        ("cy", "solve", "wrong", "The check cannot use it"),
        ("kim", "rank", "wrong", "It does not compile"),
        ("dee", "rank", "wrong", "The check cannot use it"),
    ] {
        let row = &rows[&(student.to_owned(), exercise.to_owned())];
        assert_eq!(row["status"], status, "{row:?}");
        assert!(row["message"].contains(message), "{row:?}");
    }
    // A file that is not an archive is reported.
    fs::write(&path, "no archive").unwrap();
    let output = grade(&path, &[]);
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        stderr.contains("submissions.zip cannot be read: it is damaged"),
        "{stderr}"
    );
}

#[test]
fn reports_huge_archives_at_once() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    crate::write(&class.join("ben/notes.txt"), "");
    let sparse = |path: &std::path::Path| {
        fs::File::create(path).unwrap().set_len(200 << 30).unwrap();
    };
    sparse(&class.join("ada.zip"));
    sparse(&class.join("ben/work.zip"));
    let output = grade(&class, &["--only", "read-the-dials"]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    for name in ["ada: ada.zip", "ben: work.zip"] {
        let note = format!("{name} is not read: it has 214748364800 bytes, and may");
        assert!(stderr.contains(&note), "{stderr}");
    }
    // A packed archive is not unpacked if its stated size is too large.
    let zeros = vec![0; 101 << 20];
    let path = temp.path().join("all.zip");
    fs::write(&path, zip_of(&[("ada.zip", &zeros), ("ben/a.rs", b"")])).unwrap();
    let output = grade(&path, &["--only", "read-the-dials"]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let note =
        "ada.zip: ada.zip is not read: it has 105906176 bytes, and may have 100 MB";
    assert!(stderr.contains(note), "{stderr}");
    // The class's own archive.
    sparse(&path);
    let output = grade(&path, &[]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("bytes, and may have 16384 MB"), "{stderr}");
}
