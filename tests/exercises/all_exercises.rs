//! Every exercise is judged as it should be, and all of them together form a course.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use judging::exercises::exercise::{Difficulty, Kind};
use judging::exercises::self_check::self_check_changed;
use judging::exercises::{AnswerJudge, Exercise, load_all};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn exercises() -> Vec<Exercise> {
    load_all(root()).unwrap()
}

#[test]
fn exercises_judge_their_own_answers() {
    let judge =
        AnswerJudge::for_all_crates(root(), Path::new(env!("CARGO_BIN_EXE_gods")))
            .unwrap();
    let found = self_check_changed(root(), &judge, &exercises()).unwrap();
    assert!(found.is_empty(), "\n{}", found.join("\n\n"));
}

#[test]
fn committed_files_are_stubs() {
    // Students may commit anything: this test is for the project itself.
    if std::env::var_os("CI").is_none() {
        eprintln!("skipped: only in CI (set CI=true) the committed files are compared");
        return;
    }
    for exercise in exercises() {
        let name = format!("HEAD:{}/exercise.rs", exercise.relative_path());
        let shown =
            Command::new("git").args(["show", &name]).current_dir(root()).output();
        let shown = String::from_utf8(shown.unwrap().stdout).unwrap();
        assert_eq!(
            shown,
            exercise.stub().unwrap(),
            "{name} is not what its solution is without its answer: `gods exercises {} \
             --reset` writes it anew",
            exercise.name
        );
    }
}

#[test]
fn enough_exercises_by_kind_and_chapter() {
    let exercises = exercises();
    let count =
        |has: &dyn Fn(&Exercise) -> bool| exercises.iter().filter(|e| has(e)).count();
    assert!(exercises.len() >= 45, "{} exercises", exercises.len());
    let bugs = count(&|e| {
        e.metadata.kind == Kind::SpotTheBug && !e.metadata.errata.is_empty()
    });
    assert!(bugs >= 15, "{bugs} of them find an erratum");
    for kind in [Kind::Code, Kind::SpotTheBug, Kind::Predict, Kind::Count, Kind::Order]
    {
        assert!(count(&|e| e.metadata.kind == kind) >= 3, "{kind}");
    }
    for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
        assert!(count(&|e| e.metadata.difficulty == difficulty) >= 8, "{difficulty}");
    }
    for chapter in [
        "orientation",
        "permutation",
        "combination",
        "transition",
        "graph-search",
        "table",
        "guide",
        "pruning",
        "symmetry",
        "puzzles",
        "your-own",
        "faster-ranks",
        "rows",
        "one-bit",
        "symmetry-rows",
    ] {
        assert!(count(&|e| e.chapter == chapter) >= 2, "{chapter}");
    }
}

#[test]
fn exercises_describe_themselves() {
    let mut titles = BTreeSet::new();
    for exercise in exercises() {
        let (place, about) = (exercise.relative_path(), &exercise.metadata);
        assert!(
            titles.insert(about.title.clone()),
            "{place}: {} stands twice",
            about.title
        );
        // A capstone takes an afternoon.
        assert!(
            (2..=180).contains(&about.minutes),
            "{place}: {} minutes",
            about.minutes
        );
        assert!(!about.sections.is_empty(), "{place}: no section");
        assert!(about.teaches.len() >= 15, "{place}: teaches {:?}", about.teaches);
        let stub = exercise.stub().unwrap();
        assert!(stub.starts_with("//! "), "{place}: the statement stands at the top");
        let given = exercise.folder.join("buggy.rs").is_file();
        let is_bug = about.kind == Kind::SpotTheBug;
        assert_eq!(given, is_bug, "{place}: the code on trial is buggy.rs");
        let check = fs::read_to_string(exercise.folder.join("check.rs")).unwrap();
        assert!(check.contains("pub fn check() -> Verdict"), "{place}/check.rs");
        for krate in &about.uses {
            let solution = exercise.read("solution.rs").unwrap();
            let name = krate.replace('-', "_");
            assert!(solution.contains(&name), "{place} does not name {name}");
        }
    }
}
