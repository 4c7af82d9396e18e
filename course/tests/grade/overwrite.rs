//! `gods-course grade -o` overwrites its own earlier output, and nothing that it reads.
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{root, write};

const EXERCISE: &str = "chapters/exercises/orientation/read-the-dials";

/// Writes a book of one exercise, and a class with a roster and deadlines.
fn write_book(folder: &Path) {
    write(&folder.join("book.toml"), "title = \"God's Algorithm\"\n");
    for page in ["chapters/SUMMARY.md", "chapters/orientation.md"] {
        write(&folder.join(page), &fs::read_to_string(root().join(page)).unwrap());
    }
    for name in
        ["exercise.rs", "exercise.toml", "check.rs", "solution.rs", "wrong/sum.rs"]
    {
        let text = fs::read_to_string(root().join(EXERCISE).join(name)).unwrap();
        write(&folder.join(EXERCISE).join(name), &text);
    }
    write(&folder.join("class.csv"), "id,name\n1,Ada\n");
    write(&folder.join("days.csv"), "session,due,id\n,2026-03-01,1\n");
    write(&folder.join("class/ada/read-the-dials.rs"), "pub fn rank() {}\n");
    write(&folder.join("notes.csv"), "id,note\n1,ill\n");
}

#[test]
fn keeps_files_that_are_read() {
    let temp = tempfile::tempdir().unwrap();
    write_book(temp.path());
    let check = format!("{EXERCISE}/check.rs");
    for (output, option, expected) in [
        ("class.csv", "--force", "which this command reads"),
        ("./class/../class.csv", "--force", "which this command reads"),
        ("days.csv", "--force", "which this command reads"),
        ("class/ada/read-the-dials.rs", "--force", "which this command reads"),
        (&check, "--force", "which this command reads"),
        ("book.toml", "--force", "which this command reads"),
        ("notes.csv", "--json", "is not a file of grades by gods-course grade"),
    ] {
        let before = fs::read(temp.path().join(output)).unwrap();
        let found = Command::new(env!("CARGO_BIN_EXE_gods-course"))
            .args(["grade", "class", "--roster", "class.csv", "--dues", "days.csv"])
            .args(["-o", output, option])
            .current_dir(temp.path())
            .output()
            .unwrap();
        let stderr = String::from_utf8(found.stderr).unwrap();
        assert_eq!(fs::read(temp.path().join(output)).unwrap(), before, "{output}");
        assert_eq!(found.status.code(), Some(2), "{output}: {stderr}");
        assert!(stderr.contains(expected), "{output}: {stderr}");
    }
}

#[test]
fn overwrites_own_earlier_output() {
    let temp = tempfile::tempdir().unwrap();
    write(&temp.path().join("class/ada/notes.txt"), "");
    let (grades, pages) = (temp.path().join("g.csv"), temp.path().join("pages"));
    let grade = |file: &Path| {
        let [file, pages] = [file, &pages].map(|it| it.to_str().unwrap());
        let arguments =
            ["--only", "read-the-dials", "--feedback", pages, "--bom", "-o", file];
        let output = crate::grade(&temp.path().join("class"), &arguments);
        let stderr = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), stderr)
    };
    for _ in 0..2 {
        assert_eq!(grade(&grades), (Some(0), String::new()));
        assert!(fs::read_to_string(&grades).unwrap().contains("\nada,"));
        fs::create_dir_all(temp.path().join("class/ben")).unwrap();
    }
    for (file, why) in [
        (pages.join("g.html"), "which is the name of a page"),
        (pages.clone(), "which is the folder of --feedback"),
    ] {
        let (code, stderr) = grade(&file);
        assert!(code == Some(2) && stderr.contains(why), "{stderr}");
    }
    // Only pages of this command are replaced or removed.
    write(&pages.join("mine.html"), "<p>mine</p>");
    let (code, stderr) = grade(&grades);
    assert!(code == Some(2) && stderr.contains("mine.html is not a feedback page"));
    assert!(pages.join("mine.html").exists());
}
