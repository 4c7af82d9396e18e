//! Tests of `gods-course grade`, with ordinary, awkward and hostile submissions.
mod archives;
mod class;
mod class_of_sixty;
mod compiled;
mod forged;
mod hostile;
#[cfg(target_os = "linux")]
mod names;
mod overwrite;
mod ownership;
mod project;
mod refusals;
mod scores;
#[cfg(target_os = "linux")]
mod signals;
mod sixty_students;
mod zip_files;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Expected result of a student: the status, and a part of the message.
pub type Expected = (&'static str, &'static str);

/// Returns the book's folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// Runs `gods-course grade` in the book's folder.
pub fn grade(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gods-course"))
        .arg("grade")
        .arg(folder)
        .args(arguments)
        .current_dir(root())
        .output()
        .unwrap()
}

/// Rows by student and exercise; each maps columns to cells.
pub type Rows = BTreeMap<(String, String), BTreeMap<String, String>>;

/// Returns the rows printed by `--json`, with complete messages.
pub fn json_rows(output: &Output) -> Rows {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    let row = |line: &str| {
        let row: BTreeMap<String, serde_json::Value> =
            serde_json::from_str(line).unwrap();
        let cell = |(name, value): (String, serde_json::Value)| {
            let text = value.as_str().map_or(value.to_string(), str::to_owned);
            (name, text)
        };
        let row: BTreeMap<_, _> = row.into_iter().map(cell).collect();
        ((row["student"].clone(), row["exercise"].clone()), row)
    };
    text.lines().map(row).collect()
}

/// Returns the rows of a CSV file, by student and exercise.
pub fn csv_rows(path: &Path) -> Rows {
    let mut reader = csv::Reader::from_path(path).unwrap();
    let headers = reader.headers().unwrap().clone();
    assert_eq!(
        headers.iter().collect::<Vec<_>>().join(","),
        "student,id,chapter,exercise,kind,status,points,of,message,note,minutes,late_days,\
         session"
    );
    let rows = reader.records().map(|record| {
        let record = record.unwrap();
        let cells = headers.iter().zip(&record);
        let row: BTreeMap<String, String> =
            cells.map(|(name, cell)| (name.to_owned(), cell.to_owned())).collect();
        ((row["student"].clone(), row["exercise"].clone()), row)
    });
    rows.collect()
}

/// Writes a file and the folders above it.
pub fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}
