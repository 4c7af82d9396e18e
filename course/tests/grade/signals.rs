//! When `gods-course grade` ends by a signal, its programs end, too, and no files are
//! left.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::class::rank;
use crate::{grade, write};

/// Returns the folder where all processes compile and run answers.
fn scratch_folder() -> PathBuf {
    crate::root().join("target/exercises")
}

/// Whether a path is inside the scratch folder of a process.
fn belongs_to(pid: u32, path: &Path) -> bool {
    let inner = path.strip_prefix(scratch_folder()).ok().and_then(|it| it.to_str());
    inner.is_some_and(|it| it.starts_with(&format!("{pid}-")))
}

/// Counts the running programs in the scratch folder of a process.
fn count_programs(pid: u32) -> usize {
    let processes = fs::read_dir("/proc").unwrap().map(|it| it.unwrap().path());
    let count_programs = processes.filter_map(|it| fs::read_link(it.join("exe")).ok());
    count_programs.filter(|program| belongs_to(pid, program)).count()
}

/// Waits until a condition holds.
#[track_caller]
fn wait_until(seconds: u64, what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(seconds), "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Whether the tests were started with this signal ignored: with `nohup`, or by a script
/// with `&`.
fn is_ignored(signal: Signal) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap();
    let mask = u64::from_str_radix(mask.trim(), 16).unwrap();
    (mask >> (signal.as_raw() - 1)) & 1 == 1
}

/// Starts grading a class with a sleeping program, and waits until that program runs.
fn start_grading(class: &Path, grades: &Path) -> Child {
    let gods = Command::new(env!("CARGO_BIN_EXE_gods-course"))
        .arg("grade")
        .arg(class)
        .args(["--chapter", "orientation", "--seconds", "100", "--force", "-o"])
        .arg(grades)
        .current_dir(crate::root())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    wait_until(100, "the program is never run", || count_programs(gods.id()) > 0);
    gods
}

#[test]
fn signals_end_all_programs() {
    let temp = tempfile::tempdir().unwrap();
    let (class, idle) = (temp.path().join("class"), temp.path().join("idle"));
    let sleeps =
        "std::mem::forget(std::io::stdout().lock());\nloop { std::thread::park() }";
    write(&class.join("ada/read-the-dials.rs"), &rank(sleeps));
    fs::create_dir_all(idle.join("ada")).unwrap();
    // The book's crates may have to be compiled first.
    let once = || assert!(grade(&idle, &["--chapter", "orientation"]).status.success());
    once();
    let grades = temp.path().join("grades.csv");
    for (signal, code) in [
        (Signal::INT, Some(130)),
        (Signal::TERM, Some(143)),
        (Signal::HUP, Some(129)),
        (Signal::KILL, None),
    ] {
        if is_ignored(signal) {
            eprintln!("not tried: {signal:?} is ignored by whatever is started here");
            continue;
        }
        fs::write(&grades, "old").unwrap();
        let mut gods = start_grading(&class, &grades);
        let pid = gods.id();
        kill_process(Pid::from_child(&gods), signal).unwrap();
        let ended = gods.wait().unwrap();
        assert_eq!(ended.code(), code, "{signal:?}");
        wait_until(5, &format!("after {signal:?} a program goes on"), || {
            count_programs(pid) == 0
        });
        assert_eq!(fs::read_to_string(&grades).unwrap(), "old", "{signal:?}");
        assert!(!temp.path().join("grades.csv.part").exists(), "{signal:?}");
        if signal == Signal::KILL {
            // A killed process cannot clean up: the next one does it.
            once();
        }
        let mut left =
            fs::read_dir(scratch_folder()).unwrap().map(|it| it.unwrap().path());
        assert!(!left.any(|folder| belongs_to(pid, &folder)), "{signal:?}");
    }
}
