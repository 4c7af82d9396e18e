//! Verdicts and messages for files that a student may well write.
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use judging::exercises::answer_judge::AnswerJudge;
use judging::exercises::exercise::{Exercise, load_all};
use judging::verdict::{Fault, Judgment};

/// Judges a file as the answer to `read-the-dials`.
fn judge(text: &[u8]) -> Judgment {
    judge_as("read-the-dials", text)
}

/// Judges a file as the answer to an exercise.
fn judge_as(name: &str, text: &[u8]) -> Judgment {
    let (judge, exercise) = judge_and_exercise(name);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("exercise.rs");
    fs::write(&file, text).unwrap();
    judge.judge(exercise, &file).unwrap()
}

/// Returns the judge and an exercise.
fn judge_and_exercise(name: &str) -> (&'static AnswerJudge, &'static Exercise) {
    static PREPARED: OnceLock<(AnswerJudge, Vec<Exercise>)> = OnceLock::new();
    let (judge, exercises) = PREPARED.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let gods = Path::new(env!("CARGO_BIN_EXE_gods"));
        let judge = AnswerJudge::for_all_crates(root, gods).unwrap().with_time_limit(3);
        (judge, load_all(root).unwrap())
    });
    (judge, exercises.iter().find(|it| it.name == name).unwrap())
}

/// Returns a function `rank` with this body.
fn body(code: &str) -> Vec<u8> {
    format!("pub fn rank(ori: &[u8], v: u64) -> u64 {{ {code} }}").into_bytes()
}

fn wrong_message(text: &[u8]) -> String {
    match judge(text).verdict {
        Err(Fault::Wrong(message)) => message,
        verdict => panic!("{verdict:?}"),
    }
}

#[test]
fn reached_todo_is_todo() {
    assert_eq!(
        judge(&body("let _ = (ori, v); todo!(\"later\")")).verdict,
        Err(Fault::ToDo)
    );
    // An earlier fault is reported.
    let message = wrong_message(&body("if ori.len() + v as usize > 4 { todo!() } 0"));
    assert_eq!(message, "rank(&[0], 2) gives 0, and 1 is right.");
}

#[test]
fn judges_answers_together_as_alone() {
    let (answer_judge, exercise) = judge_and_exercise("read-the-dials");
    let text = |code| String::from_utf8(body(code)).unwrap();
    let correct = text("ori.iter().fold(0, |t, &o| t * v + v - 1 - u64::from(o))");
    let [panics, broken] = ["u64::from(ori[7]) + v", "ori"].map(text);
    for texts in [[correct.clone(), panics], [correct, broken]] {
        let alone = texts.each_ref().map(|text| judge(text.as_bytes()));
        assert_eq!(answer_judge.judge_together(exercise, &texts).unwrap(), alone);
        assert!(alone[0].verdict.is_ok() && alone[1].verdict.is_err(), "{alone:?}");
    }
}

#[test]
fn reports_smallest_case_and_mistake() {
    let message = wrong_message(&body(
        "ori.iter().rev().fold(0, |t, &o| t * v + v - 1 - u64::from(o))",
    ));
    let expected = "rank(&[0, 1], 2) gives 1, and 2 is right.\n\
                 It looks as if you read the dials from the right: the first one counts most.";
    assert_eq!(message, expected);
}

#[test]
fn reports_panic_with_line_and_meaning() {
    let message = wrong_message(&body("let _ = v; ori[ori.len()].into()"));
    assert!(
        message.starts_with("rank(&[], 2) panics: index out of bounds"),
        "{message}"
    );
    assert!(message.contains("(line 1)"), "{message}");
    assert!(message.contains("Places are counted from 0"), "{message}");
}

#[test]
fn reports_compiler_errors() {
    let message = wrong_message(b"pub fn rank(ori: &[u8], v: u64) -> u64 { ori }");
    assert!(message.starts_with("It does not compile:\nerror[E0308]"), "{message}");
    assert!(message.contains("exercise.rs:1"), "{message}");
}

#[test]
fn shows_only_own_compiler_lines() {
    let message = wrong_message(&body("\n    ori.iter().map(|&o| o + v).sum()\n"));
    assert!(message.contains("ori.iter().map(|&o| o + v).sum()"), "{message}");
    assert!(message.contains("^ no implementation for `u8 + u64`"), "{message}");
    assert!(!message.contains("/rustc/") && !message.contains("Add<&u8>"), "{message}");
    let places = message.lines().filter(|line| line.contains("--> "));
    assert!(
        places.clone().all(|line| line.contains("--> exercise.rs:2:")),
        "{message}"
    );
    // The first call in the check that does not compile is shown, with the file name
    // only.
    let message =
        wrong_message(b"pub fn rank(ori: &str, _: u64) -> u64 { ori.len() as u64 }");
    assert!(
        message.contains("--> check.rs:") && message.contains("--> exercise.rs:1:8"),
        "{message}"
    );
    assert!(!message.contains(env!("CARGO_MANIFEST_DIR")), "{message}");
}

#[test]
fn reports_endless_call_despite_locked_output() {
    let message = wrong_message(&body(
        "let _ = (ori, v); std::mem::forget(std::io::stdout().lock()); loop {}",
    ));
    assert_eq!(message, "rank(&[], 2) did not end within 3 seconds.");
}

#[test]
fn reports_missing_crate() {
    let message = wrong_message(&body("combination::rank(ori, v as u8)"));
    let first = "This exercise does not use the crate combination: the standard library is \
                 enough.\nIt does not compile:\nerror[E0433]";
    assert!(message.starts_with(first), "{message}");
    let message = wrong_message(b"use orientation::rank;");
    assert!(
        message.starts_with("This exercise does not use the crate orientation"),
        "{message}"
    );
}

#[test]
fn reports_changed_signature() {
    let message = wrong_message(b"pub fn rank(ori: &[u8]) -> u64 { ori.len() as u64 }");
    assert!(message.starts_with("The check cannot call it"), "{message}");
}

#[test]
fn refuses_unsafe_code() {
    let message = wrong_message(&body(
        "let _ = (ori, v); unsafe { std::hint::unreachable_unchecked() }",
    ));
    assert!(message.contains("unsafe"), "{message}");
}

#[test]
fn ends_endless_loop_and_names_call() {
    let message = wrong_message(&body(
        "if ori.len() == 2 { loop {} } ori.iter().map(|&o| v - 1 - u64::from(o)).sum()",
    ));
    assert_eq!(message, "rank(&[0, 0], 2) did not end within 3 seconds.");
}

#[test]
fn waiting_takes_no_processor_time() {
    let wait = "static WAIT: std::sync::Once = std::sync::Once::new(); \
                WAIT.call_once(|| std::thread::sleep(std::time::Duration::from_secs(4)));";
    let right = "ori.iter().fold(0, |t, &o| t * v + v - 1 - u64::from(o))";
    assert_eq!(judge(&body(&format!("{wait} {right}"))).verdict, Ok(()));
}

#[test]
fn reports_endless_loop_of_unnamed_call() {
    let text = "pub fn test(_: fn(u32, u64, u64) -> Option<Vec<u8>>) { loop {} }";
    let judged = judge_as("shut-out", text.as_bytes());
    let expected = "Your code did not end within 3 seconds.";
    assert_eq!(judged.verdict, Err(Fault::Wrong(expected.to_owned())));
}

#[test]
fn reports_endless_recursion() {
    let message = wrong_message(&body("rank(ori, v) + 1"));
    assert_eq!(
        message,
        "The stack overflowed: does a function call itself without end?"
    );
}

#[test]
fn printed_text_is_no_verdict() {
    // A line of the protocol is written meanwhile, in the midst of the student's line.
    let judged = judge(&body(
        "use std::io::Write; print!(\"sol\"); std::io::stdout().flush().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(300));
        println!(\"ved\"); let _ = (ori, v); 7",
    ));
    assert!(matches!(judged.verdict, Err(Fault::Wrong(_))), "{judged:?}");
    assert!(judged.printed.starts_with("solved"), "{judged:?}");
    let message = wrong_message(&body(
        "let _ = (ori, v); println!(\"x solved \"); std::process::exit(0)",
    ));
    assert!(message.starts_with("It ended before the check was through"), "{message}");
}

#[test]
fn hides_values_of_right_code() {
    let text = "pub fn test(make: fn(u32, u64, u64) -> Option<Vec<u8>>) {
        println!(\"{:?}\", make(7, 3, 4));
        std::process::exit(i32::from(make(7, 3, 4).is_some()) + 41);
    }";
    let Judgment { verdict, printed } = judge_as("shut-out", text.as_bytes());
    let expected = "It ended before the check was through: does it call `exit`?";
    assert_eq!(verdict, Err(Fault::Wrong(expected.to_owned())));
    assert_eq!(printed, "");
}

#[test]
fn hides_paths_of_this_machine() {
    let text = "#[track_caller]\npub fn rank(_: &[u8], _: u64) -> u64 {
        println!(\"{:?} {:?}\", option_env!(\"PATH\"), option_env!(\"TMPDIR\"));
        println!(\"{:?} {:?}\", std::env::current_exe(), std::env::current_dir());
        println!(\"{:?} {:?}\", std::env::args(), std::panic::Location::caller());
        panic!(\"{:?} {:?}\", std::env::vars(), std::env::current_exe());
    }";
    let Judgment { verdict, printed } = judge(text.as_bytes());
    let shown = format!("{printed}\n{verdict:?}");
    assert!(shown.contains("check.rs"), "{shown}");
    for path in [env!("CARGO_MANIFEST_DIR"), "target/exercises", "/bin"] {
        assert!(!shown.contains(path), "{path}: {shown}");
    }
}

#[test]
fn reports_non_text_file() {
    assert_eq!(wrong_message(&[0xff, 0xff]), "The file is not text in UTF-8.");
    // UTF-16, as Notepad may save a file.
    let message = "The file has a byte 0, which no text has: save it as UTF-8.";
    assert_eq!(wrong_message(&[0xff, 0xfe, b'a', 0]), message);
}
