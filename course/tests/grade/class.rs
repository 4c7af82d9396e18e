//! Grades some forty answers to one exercise, many of them attacks on the grading.
use std::fs;
use std::net::TcpListener;
use std::path::Path;

use grade::isolation;

use crate::{Expected, grade, hostile, json_rows, write};

const EXERCISE: &str = "read-the-dials";

/// Reads a file of the exercise.
fn file(name: &str) -> String {
    let folder = "chapters/exercises/orientation/read-the-dials";
    fs::read_to_string(crate::root().join(folder).join(name)).unwrap()
}

/// Returns an answer with this body.
pub fn rank(body: &str) -> String {
    format!("pub fn rank(ori: &[u8], v: u64) -> u64 {{\n{body}\n}}\n")
}

/// Returns the correct answer, preceded by other code.
pub fn right_after(body: &str) -> String {
    rank(&format!("{body}\nori.iter().fold(0, |t, &o| t * v + v - 1 - u64::from(o))"))
}

/// Returns ordinary students: name, text, and the expected result.
fn plain_students() -> Vec<(String, Option<String>, Expected)> {
    let mut class = Vec::new();
    // The texts differ, so that each is judged.
    for n in 0..10 {
        let text = format!("{}// {n}\n", file("solution.rs"));
        class.push((format!("right-{n}"), Some(text), ("solved", "")));
    }
    let reversed = "It looks as if you read the dials from the right";
    for (name, message) in [
        ("from-the-right", reversed),
        ("sum", "It looks as if you add the dials up without multiplying"),
    ] {
        for n in 0..3 {
            let text = format!("{}// {n}\n", file(&format!("wrong/{name}.rs")));
            class.push((format!("{name}-{n}"), Some(text), ("wrong", message)));
        }
    }
    let more: [(&str, Option<String>, Expected); 6] = [
        ("stub", Some(file("exercise.rs")), ("todo", "")),
        ("nothing", None, ("todo", "")),
        ("broken", Some("pub fn rank(".to_owned()), ("wrong", "It does not compile")),
        (
            "other-types",
            Some("pub fn rank(ori: &str) -> u64 { 0 }".to_owned()),
            ("wrong", "The check cannot call it"),
        ),
        ("panics", Some(rank("ori[7].into()")), ("wrong", "panics: index out of")),
        (
            "unsafe",
            Some(rank("unsafe { std::hint::unreachable_unchecked() }")),
            ("wrong", "exercise.rs:2: found `unsafe`"),
        ),
    ];
    class.extend(more.map(|(name, text, expected)| (name.to_owned(), text, expected)));
    class
}

/// Describes a file's owner, mode and time.
fn file_state(path: &Path) -> String {
    let it = fs::metadata(path).unwrap();
    let owner = std::process::Command::new("ls").arg("-ln").arg(path).output();
    let owner = owner.map(|it| it.stdout).unwrap_or_default();
    format!(
        "{:?} {:?} {}",
        it.permissions(),
        it.modified().unwrap(),
        String::from_utf8_lossy(&owner)
    )
}

/// Returns a path of a student's file, one of several usual ones.
fn answer_path(n: usize) -> &'static str {
    [
        "chapters/exercises/orientation/read-the-dials/exercise.rs",
        "read-the-dials/exercise.rs",
        "read-the-dials.rs",
        "week 1/mine/read-the-dials.rs",
    ][n % 4]
}

#[test]
fn grades_class_with_hostile_answers() {
    let temp = tempfile::tempdir().unwrap();
    let (class, canary) = (temp.path().join("class"), temp.path().join("canary"));
    fs::write(&canary, "alive").unwrap();
    let before = file_state(&canary);
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();

    let mut everyone = plain_students();
    let hostile = hostile::hostile_answers(&canary, port);
    everyone.extend(
        hostile.into_iter().map(|(n, text, expected)| (n.into(), Some(text), expected)),
    );
    assert!(everyone.len() >= 30, "{}", everyone.len());
    for (n, (name, text, _)) in everyone.iter().enumerate() {
        fs::create_dir_all(class.join(name)).unwrap();
        if let Some(text) = text {
            write(&class.join(name).join(answer_path(n)), text);
        }
    }
    write(&class.join("right-1/no-such-thing.rs"), "");
    write(&class.join("archive.7z"), "");

    let arguments = ["--chapter", "orientation", "--seconds", "5", "--json"];
    let output = grade(&class, &arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    assert!(stderr.contains("note: right-1: no-such-thing.rs: there is no exercise"));
    assert!(stderr.contains("note: archive.7z is not graded"), "{stderr}");

    let rows = json_rows(&output);
    let mut found = Vec::new();
    for (name, _, (status, part)) in &everyone {
        if isolation::missing_protection().is_some() && name.starts_with("reaches") {
            eprintln!(
                "not tried here: {name}, for {}",
                isolation::missing_protection().unwrap()
            );
            continue;
        }
        let row = &rows[&(name.clone(), EXERCISE.to_owned())];
        if row["status"] != *status || !row["message"].contains(part) {
            found.push(format!("{name}: {status} {part:?} is right, and is {row:?}"));
        }
        assert_eq!(row["points"] == row["of"], *status == "solved", "{row:?}");
        let total = &rows[&(name.clone(), "total".to_owned())];
        assert_eq!(total["points"], row["points"], "{total:?}");
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
    if isolation::missing_protection().is_none() {
        assert_eq!(fs::read_to_string(&canary).unwrap(), "alive");
        assert_eq!(file_state(&canary), before);
    }
}
