//! `gods grade`: a class is graded right, whatever some of it tries to do.
#![cfg(feature = "tool")]
mod class;
#[cfg(target_os = "linux")]
mod ending;
mod forged;
mod hostile;
#[cfg(target_os = "linux")]
mod names;
mod project;
mod refusals;
mod scores;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// What a student is expected to get: the status, and a part of the message.
pub type Right = (&'static str, &'static str);

/// Runs `gods grade` in the book's folder.
pub fn grade(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gods"))
        .arg("grade")
        .arg(folder)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap()
}

/// The rows of a CSV file, by student and exercise.
pub fn rows(path: &Path) -> BTreeMap<(String, String), BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_path(path).unwrap();
    let headers = reader.headers().unwrap().clone();
    assert_eq!(
        headers.iter().collect::<Vec<_>>().join(","),
        "student,chapter,exercise,kind,status,points,of,message,minutes,late_days,session"
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
