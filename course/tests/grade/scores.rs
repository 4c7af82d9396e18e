//! Points: 100 in total for every selection, and shares for late and costly answers.
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use grade::points::share_out;
use judging::exercises::{Exercise, load_all};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::Value;

use crate::{grade, write};

fn root() -> &'static Path {
    crate::root()
}

/// Returns the rows of `gods-course grade`, in order.
#[track_caller]
fn grade_rows(class: &Path, arguments: &[&str]) -> Vec<Value> {
    let output = grade(class, &[arguments, &["--json"]].concat());
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {stderr}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Converts points to hundredths.
fn hundredths(points: &Value) -> u32 {
    (points.as_f64().unwrap() * 100.0).round() as u32
}

/// Hands in a file of an exercise.
fn hand_in(class: &Path, student: &str, exercise: &Exercise, file: &str) {
    let place = class.join(student).join(format!("{}.rs", exercise.name));
    write(&place, &exercise.read(file).unwrap());
}

fn find_exercise(name: &str) -> Exercise {
    load_all(root()).unwrap().into_iter().find(|it| it.name == name).expect(name)
}

#[test]
fn every_selection_is_100_points() {
    let temp = tempfile::tempdir().unwrap();
    fs::create_dir(temp.path().join("ada")).unwrap();
    for arguments in [
        &[][..],
        &["--all"],
        &["--capstone=33", "--session", "2"],
        &["--session", "1-4,7"],
        &["--chapter", "table", "--chapter", "moves"],
        &["--session", "1", "--chapter", "combination", "--only", "which-entry"],
        &["--chapter", "faster-ranks", "--all"],
    ] {
        let mut rows = grade_rows(temp.path(), arguments);
        let total = rows.pop().unwrap();
        let sum: u32 = rows.iter().map(|row| hundredths(&row["of"])).sum();
        assert_eq!((sum, hundredths(&total["of"])), (10_000, 10_000), "{arguments:?}");
    }
}

#[test]
fn only_selected_exercises_count() {
    let temp = tempfile::tempdir().unwrap();
    fs::create_dir(temp.path().join("ada")).unwrap();
    let counted = |arguments: &[&str]| -> Vec<String> {
        let rows = grade_rows(temp.path(), arguments);
        let counted =
            rows.iter().filter(|it| it["of"] != 0.0 && it["exercise"] != "total");
        counted.map(|row| row["exercise"].as_str().unwrap().to_owned()).collect()
    };
    let required = counted(&[]);
    // The sessions' exercises are required and disjoint.
    let last = grade_rows(temp.path(), &[]);
    let last = last.iter().filter_map(|row| row["session"].as_u64()).max().unwrap();
    let mut by_session = BTreeMap::new();
    for number in [1, 2, last] {
        for name in counted(&["--session", &number.to_string()]) {
            assert!(required.contains(&name), "{name}");
            assert!(by_session.insert(name, number).is_none());
        }
    }
    let range = counted(&["--session", "1-2"]);
    assert!(range.iter().all(|name| by_session[name] < 3));
    assert_eq!(range.len(), by_session.values().filter(|&&number| number < 3).count());
    // An exercise requested by name counts, required or not.
    let optional = load_all(root()).unwrap().into_iter().map(|it| it.name);
    let optional: Vec<_> = optional.filter(|name| !required.contains(name)).collect();
    assert_eq!(counted(&["--only", &optional[0]]), optional[..1]);
    assert_eq!(counted(&["--all"]).len(), required.len() + optional.len());
    let parts = ["rank", "unrank", "layers", "solve"];
    let with = counted(&["--capstone"]);
    assert_eq!(with[..required.len()], required);
    assert_eq!(with[required.len()..], parts);
}

#[test]
fn full_marks_are_100() {
    let options = ["--session", "1,3"];
    let temp = tempfile::tempdir().unwrap();
    fs::create_dir(temp.path().join("ada")).unwrap();
    let wanted = grade_rows(temp.path(), &options);
    let wanted = wanted.iter().filter(|row| row["of"] != 0.0);
    let wanted: Vec<_> = wanted.filter_map(|row| row["exercise"].as_str()).collect();
    for exercise in load_all(root()).unwrap() {
        if wanted.contains(&&*exercise.name) {
            hand_in(temp.path(), "ada", &exercise, "solution.rs");
        }
    }
    let mut rows = grade_rows(temp.path(), &options);
    let total = rows.pop().unwrap();
    let sum: u32 = rows.iter().map(|row| hundredths(&row["points"])).sum();
    assert_eq!((&total["points"], sum), (&100.0.into(), 10_000), "{total}");
}

#[test]
fn late_rule_reduces_points() {
    let temp = tempfile::tempdir().unwrap();
    let exercise = find_exercise("read-the-dials");
    // Seconds after the deadline, 2026-03-01T18:00 UTC.
    let due = UNIX_EPOCH + Duration::from_secs(1_772_388_000);
    for (student, late) in [("ada", 0), ("ben", 60), ("eve", 8 * 86_400)] {
        hand_in(temp.path(), student, &exercise, "solution.rs");
        let file = temp.path().join(student).join("read-the-dials.rs");
        let file = File::options().write(true).open(file).unwrap();
        file.set_modified(due + Duration::from_secs(late)).unwrap();
    }
    fs::create_dir(temp.path().join("fay")).unwrap();
    let json_rows = |more: &[&str]| -> Vec<_> {
        let only = ["--only", "read-the-dials"];
        let rows = grade_rows(temp.path(), &[&only, more].concat());
        let rows = rows.into_iter().filter(|row| row["exercise"] != "total");
        rows.map(|row| (hundredths(&row["points"]), row["late_days"].as_u64()))
            .collect()
    };
    let none = json_rows(&[]);
    assert_eq!(none, [(10_000, None), (10_000, None), (10_000, None), (0, None)]);
    let at = ["--due", "2026-03-01T20:00+02:00"];
    let days = [Some(0), Some(1), Some(8), None];
    for (rule, points) in [
        // The course's rule: a tenth for each day begun, and half at least is left.
        (&[][..], [10_000, 9000, 5000, 0]),
        (&["--late", "0.5"], [10_000, 5000, 5000, 0]),
        (&["--late", "7d:0.25"], [10_000, 10_000, 2500, 0]),
        (&["--late", "0d:0.9,8d:0"], [10_000, 9000, 9000, 0]),
        (&["--late", "0d:0.9,7d:0"], [10_000, 9000, 0, 0]),
    ] {
        let expected: Vec<_> = points.into_iter().zip(days).collect();
        assert_eq!(json_rows(&[&at, rule].concat()), expected, "{rule:?}");
    }
    // A day means its end.
    let by_day = json_rows(&["--due", "2026-03-01", "--late", "0.5"]);
    assert_eq!(by_day[1], (10_000, Some(0)));
}

#[test]
fn costly_answers_get_partial_points() {
    let temp = tempfile::tempdir().unwrap();
    let exercise = find_exercise("few-comparisons");
    hand_in(temp.path(), "ada", &exercise, "wrong/walks-along.rs");
    // Too many comparisons at 64 pieces, and wrong at more than 400.
    let walks = exercise.read("wrong/walks-along.rs").unwrap();
    let end = "    digits\n}";
    let off = "    if pm.len() > 400 { digits[0] += 1; }\n";
    let wrong = walks.replacen(end, &format!("{off}{end}"), 1);
    assert_ne!(wrong, walks);
    write(&temp.path().join("eve/few-comparisons.rs"), &wrong);
    let json_rows = |rule: &str| -> Vec<_> {
        let options = ["--only", "few-comparisons", "--costly", rule];
        let rows = grade_rows(temp.path(), &options).into_iter();
        let rows: Vec<_> = rows.filter(|row| row["exercise"] != "total").collect();
        assert!(rows.iter().all(|row| row["status"] == "wrong"), "{rows:?}");
        let ada = rows[0]["message"].as_str().unwrap();
        assert!(
            ada.contains("The answers themselves are right.\nAt worst it"),
            "{ada}"
        );
        let eve = rows[1]["message"].as_str().unwrap();
        assert!(
            eve.contains("comparisons, and") && eve.contains("And then: "),
            "{eve}"
        );
        rows.iter().map(|row| hundredths(&row["points"])).collect()
    };
    assert_eq!(json_rows("100:0.5"), [5000, 0]);
    assert_eq!(json_rows("1.01:0.9,100:0.25"), [2500, 0]);
    assert_eq!(json_rows("0"), [0, 0]);
}

#[test]
fn notes_crate_that_does_not_count() {
    let temp = tempfile::tempdir().unwrap();
    write(&temp.path().join("ada/crate/Cargo.toml"), "");
    write(&temp.path().join("ada/crate/src/lib.rs"), "");
    let output = grade(temp.path(), &["--session", "1"]);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(
        stderr.contains("ada handed in a crate, which counts with --capstone"),
        "{stderr}"
    );
}

proptest! {
    #[test]
    fn shares_add_up_and_round_correctly(
        total in 0_u32..20_000,
        weights in vec(0_u32..u32::MAX, 1..200),
    ) {
        let parts = share_out(total, &weights);
        let all: u64 = weights.iter().copied().map(u64::from).sum();
        prop_assume!(all > 0);
        prop_assert_eq!(parts.iter().sum::<u32>(), total);
        for (&part, &weight) in parts.iter().zip(&weights) {
            let exact = f64::from(total) * f64::from(weight) / all as f64;
            prop_assert!((f64::from(part) - exact).abs() < 1.0 + 1e-6);
            prop_assert!(weight > 0 || part == 0);
        }
    }
}
