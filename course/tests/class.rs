//! Tests the repository for a class, judged by the command of its own workflow; the
//! doctor; workflows in forks; and container recipes.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use judging::exercises::{AnswerJudge, Exercise, load_all};
use judging::verdict::{Fault, Verdict};
use serde_json::Value;
use tempfile::TempDir;

const GODS: &str = env!("CARGO_BIN_EXE_gods-course");

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn gods(folder: &Path, arguments: &[&str]) -> Output {
    let mut gods = Command::new(GODS);
    // The environment variable of cargo would point to the book.
    gods.env_remove("CARGO_MANIFEST_DIR").env("CARGO_NET_OFFLINE", "true");
    gods.current_dir(folder).args(arguments).output().unwrap()
}

/// Returns the exit code and the output, with standard error.
fn output_text(output: &Output) -> (Option<i32>, String) {
    let text = [&*output.stdout, &*output.stderr].concat();
    (output.status.code(), String::from_utf8(text).unwrap())
}

/// Makes a class's folder inside a temporary folder.
fn make_class(options: &[&str]) -> (TempDir, PathBuf) {
    let above = tempfile::tempdir().unwrap();
    let folder = above.path().join("class");
    let name = folder.to_str().unwrap();
    let output = gods(root(), &[&["new", "class", name], options].concat());
    let (code, text) = output_text(&output);
    assert_eq!(code, Some(0), "{text}");
    (above, folder)
}

/// Returns all files of a folder, by path.
fn files(folder: &Path) -> BTreeSet<String> {
    let (mut files, mut folders) = (BTreeSet::new(), vec![folder.to_owned()]);
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(inner).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let path = path.strip_prefix(folder).unwrap();
                files.insert(path.display().to_string().replace('\\', "/"));
            }
        }
    }
    files
}

/// Replaces the student's file in the class by a file of the book's exercise.
fn hand_in(class: &Path, exercise: &str, file: &str) {
    let place = Path::new("chapters/exercises").join(exercise);
    fs::copy(root().join(&place).join(file), class.join(place).join("exercise.rs"))
        .unwrap();
}

/// Returns the judging command of the workflows.
fn judge_command(class: &Path) -> String {
    let workflow = read(class.join(".github/workflows/exercises.yml"));
    let mut lines = workflow.lines().map(str::trim);
    let line = lines.find_map(|line| line.strip_prefix("run: cargo run ")).unwrap();
    let command = line.strip_suffix(" 2>&1 | tee board.txt").unwrap();
    let gitlab = read(class.join(".gitlab-ci.yml"));
    assert!(gitlab.contains(&format!("- cargo run {command}\n")), "{gitlab}");
    format!("cargo run {command}")
}

const TO_DO: Verdict = Err(Fault::ToDo);
const DIALS: &str = "orientation/read-the-dials";

#[test]
fn class_has_exercises_without_answers() {
    let (_above, class) = make_class(&["--sessions", "1-2"]);
    let files = files(&class);
    for name in files.iter().filter(|name| name.starts_with("chapters/exercises/")) {
        let file = name.rsplit('/').next().unwrap();
        let known = ["exercise.rs", "stub.rs", "exercise.toml", "check.rs", "hints.md"];
        assert!(
            known.contains(&file) || ["buggy.rs", "common.rs"].contains(&file),
            "{name}"
        );
    }
    let stub = read(class.join("chapters/exercises").join(DIALS).join("stub.rs"));
    assert!(stub.contains("todo!()") && !stub.contains("<answer>"), "{stub}");
    assert_eq!(
        stub,
        read(root().join("chapters/exercises").join(DIALS).join("exercise.rs"))
    );
    // The book's text, plans and workflows are left out.
    let chapters = files.iter().filter(|name| name.ends_with(".md"));
    let chapters: Vec<_> = chapters.filter(|name| !name.starts_with("code/")).collect();
    let crates = ["base/", "judging/"];
    let is_page = |name: &&&String| {
        !crates.iter().any(|it| name.starts_with(it)) && !name.contains("/exercises/")
    };
    let pages: Vec<_> = chapters.into_iter().filter(|name| is_page(&name)).collect();
    assert_eq!(pages, ["README.md", "chapters/SUMMARY.md", "chapters/orientation.md"]);
    // So is the rest of the tool, such as drawing exams.
    let first = |name: &String| name.split('/').next().unwrap().to_owned();
    let folders = files.iter().filter(|name| name.contains('/')).map(first);
    let expected = [".devcontainer", ".github", "base", "chapters", "code", "judging"];
    assert_eq!(folders.collect::<BTreeSet<_>>(), expected.map(str::to_owned).into());
    let workflows = files.iter().filter(|name| name.starts_with(".github/"));
    assert_eq!(workflows.collect::<Vec<_>>(), [".github/workflows/exercises.yml"]);
    let readme = read(class.join("README.md"));
    assert!(readme.contains("actions/workflows/exercises.yml/badge.svg"));
    assert!(readme.contains(", required | ") && readme.contains("practice | "));
    assert!(readme.contains(&format!("(chapters/exercises/{DIALS}/exercise.rs)")));
    for name in ["README.md", ".github/workflows/exercises.yml", ".gitlab-ci.yml"] {
        assert!(
            !read(class.join(name)).contains('@') || !name.ends_with("md"),
            "{name}"
        );
        for left in ["@rust@", "@judge@", "@count@", "@exercises@", "\t"] {
            assert!(!read(class.join(name)).contains(left), "{left} in {name}");
        }
    }
}

#[test]
fn rejects_book_commands_in_class() {
    let (_above, class) = make_class(&["--sessions", "1"]);
    for arguments in [&["grade", "."][..], &["new", "class", "../another"]] {
        let (code, text) = output_text(&gods(&class, arguments));
        let why = "is a class's repository, which has exercises and not the book: do this in \
                   the book's own folder; here `gods exercises` lists what there is to do";
        assert!(
            code == Some(2) && text.contains(why),
            "{arguments:?}: {code:?} {text}"
        );
        assert_eq!(text.lines().count(), 1, "{text}");
    }
}

/// Judges as the class's own tool does, without solutions.
#[test]
fn class_judges_student_files() {
    let (_above, class) = make_class(&["--exercises", "read-the-dials,last-row"]);
    let exercises = load_all(&class).unwrap();
    let names: Vec<_> = exercises.iter().map(|it| &*it.name).collect();
    assert_eq!(names, ["read-the-dials", "last-row"]);
    let answer_judge =
        AnswerJudge::for_exercises(&class, Path::new(GODS), &exercises).unwrap();
    let judge = |exercise: &Exercise| -> Verdict {
        answer_judge.judge(exercise, &exercise.file()).unwrap().verdict
    };
    let dials = &exercises[0];
    assert_eq!(exercises.iter().map(judge).collect::<Vec<_>>(), [TO_DO, TO_DO]);

    hand_in(&class, DIALS, "solution.rs");
    assert_eq!(judge(dials), Ok(()));

    let wrong =
        fs::read_dir(root().join("chapters/exercises").join(DIALS).join("wrong"));
    let wrong = wrong.unwrap().next().unwrap().unwrap().path();
    hand_in(&class, DIALS, wrong.to_str().unwrap());
    let message = read(&wrong);
    let message =
        message.lines().next().unwrap().trim_start_matches("// message: ").trim();
    let is_told = |verdict: Verdict, message: &str| match verdict {
        Err(Fault::Wrong(output_text)) => {
            assert!(output_text.contains(message), "{output_text}")
        }
        other => panic!("{other:?}"),
    };
    is_told(judge(dials), message);

    // An answer that the check cannot call is wrong, even without a solution to compare
    // with.
    fs::write(dials.file(), "pub fn other() {}\n").unwrap();
    is_told(judge(dials), "The check cannot call it");
    assert_eq!(dials.stub().unwrap(), read(dials.folder.join("stub.rs")));
}

/// Runs the workflow's exact command in a copy that builds its own tool.
#[test]
#[ignore = "takes minutes"]
fn class_builds_its_own_tool() {
    let (_above, class) = make_class(&["--exercises", "read-the-dials"]);
    hand_in(&class, DIALS, "solution.rs");
    let command = judge_command(&class);
    let mut words = command.split(' ');
    let mut cargo = Command::new(words.next().unwrap());
    cargo.args(words).current_dir(&class).env_remove("CARGO_MANIFEST_DIR");
    cargo
        .env("CARGO_NET_OFFLINE", "true")
        .env("CARGO_TARGET_DIR", class.join("target"));
    let (code, text) = output_text(&cargo.output().unwrap());
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("1 exercise: 1 solved, 0 wrong, 0 to do"), "{text}");
    // The same tool judges a student's crate: here only `rank` is written, and wrong.
    let manifest = "[package]\nname = \"a\"\nedition = \"2024\"\n[dependencies]\n\
                    judge = { package = \"gods-judge\", path = \"../code/judge\" }\n";
    let lib = "use judge::{Cube, Project, Turns};\npub struct Answer;\n\
               impl Project for Answer {\ntype Solver = ();\n\
               fn rank(_: &Cube) -> u64 { 0 }\n\
               fn unrank(_: u64) -> Cube { todo!() }\n\
               fn layers(_: &mut Turns) -> Vec<u64> { todo!() }\n\
               fn prepare(_: &mut Turns) { todo!() }\n\
               fn solve(_: &(), _: &Cube, _: &mut Turns) -> Vec<usize> { todo!() }\n}\n";
    fs::create_dir_all(class.join("crate/src")).unwrap();
    fs::write(class.join("crate/Cargo.toml"), manifest).unwrap();
    fs::write(class.join("crate/src/lib.rs"), lib).unwrap();
    let output = Command::new(class.join("target/release/gods"))
        .arg("capstone")
        .current_dir(&class)
        .env("CARGO_NET_OFFLINE", "true")
        .output()
        .unwrap();
    let (code, text) = output_text(&output);
    assert_eq!(code, Some(1), "{text}");
    let parts = "wrong   rank\ntodo    unrank\ntodo    layers\ntodo    solve\n";
    assert!(text.contains(parts) && text.contains("gives 0, the number of"), "{text}");
}

#[test]
fn rejects_invalid_class_requests() {
    let above = tempfile::tempdir().unwrap();
    let full = above.path().join("full");
    fs::create_dir(&full).unwrap();
    fs::write(full.join("mine"), "mine").unwrap();
    let full = full.to_str().unwrap();
    let new = above.path().join("new");
    let free = new.to_str().unwrap();
    for (arguments, expected) in [
        (vec![full], "full is not empty: name a new folder"),
        (
            vec!["target/class-inside"],
            "is inside the book's own folder: name one beside that",
        ),
        (
            vec![free, "--sessions", "0"],
            "found --sessions \"0\", and the course has sessions 1",
        ),
        (
            vec![free, "--exercises", "read-the-dial"],
            "there is no exercise `read-the-dial`",
        ),
        (
            vec![free, "--exercises", "last-row", "--sessions", "1"],
            "cannot be used with",
        ),
    ] {
        let (code, text) =
            output_text(&gods(root(), &[&["new", "class"], &*arguments].concat()));
        assert_eq!(code, Some(2), "{text}");
        assert!(text.contains(expected), "{text}");
        assert!(!new.exists());
    }
    assert_eq!(files(Path::new(full)).len(), 1);
}

/// Returns the minimum Rust version of the manifest.
fn minimum_rust() -> String {
    let manifest = read(root().join("Cargo.toml"));
    let mut lines = manifest.lines();
    let version = lines.find_map(|line| line.strip_prefix("rust-version = ")).unwrap();
    version.trim_matches('"').to_owned()
}

#[test]
fn containers_use_minimum_rust_version() {
    let json = read(root().join(".devcontainer/devcontainer.json"));
    let set: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(set["image"], format!("rust:{}-bookworm", minimum_rust()));
    assert_eq!(set["forwardPorts"], serde_json::json!([3000]));

    let recipe = read(root().join("containers/Containerfile"));
    let joined = recipe.replace("\\\n", " ");
    let lines =
        joined.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let words = ["FROM", "WORKDIR", "COPY", "RUN", "ENV", "ENTRYPOINT", "CMD"];
    let mut copied = BTreeSet::new();
    for line in lines {
        let (word, rest) = line.split_once(' ').unwrap();
        assert!(words.contains(&word), "{line}");
        match word {
            "FROM" => {
                assert_eq!(rest, format!("rust:{}-slim-bookworm", minimum_rust()))
            }
            "ENTRYPOINT" | "CMD" => {
                drop(serde_json::from_str::<Vec<String>>(rest).unwrap())
            }
            "COPY" => {
                let all: Vec<_> = rest.split(' ').collect();
                copied.extend(all[..all.len() - 1].iter().map(|name| name.to_string()));
            }
            _ => {}
        }
    }
    for name in &copied {
        assert!(root().join(name).exists(), "{name}");
    }
    // The image contains the workspace's members, and the tests that the manifest names.
    for name in [
        "Cargo.toml",
        "Cargo.lock",
        "book.toml",
        "code",
        "course",
        "src",
        "tests",
        "chapters",
    ] {
        assert!(copied.contains(name), "{name}");
    }
    let ignored = read(root().join(".dockerignore"));
    assert!(ignored.lines().all(|name| !copied.contains(name.trim_start_matches('/'))));
}

/// In a fork, for example a student's copy, no workflow of the book runs at a push.
#[test]
fn workflows_do_not_run_in_forks() {
    const SILENT: &str = "!github.event.repository.fork || vars.GODS_CI == 'on'";
    for name in files(&root().join(".github/workflows")) {
        let workflow = read(root().join(".github/workflows").join(&name));
        let (_, jobs) = workflow.split_once("\njobs:\n").unwrap();
        let lines: Vec<_> = jobs.lines().collect();
        let is_job = |line: &str| {
            line.starts_with("  ") && !line.starts_with("   ") && line.ends_with(':')
        };
        let jobs: Vec<_> = (0..lines.len()).filter(|&at| is_job(lines[at])).collect();
        assert!(!jobs.is_empty(), "{name}");
        for at in jobs {
            assert!(lines[at + 1].contains(SILENT), "{name}: {}", lines[at]);
        }
    }
    assert!(read(root().join("CONTRIBUTING.md")).contains("`GODS_CI`"));
}

#[test]
fn doctor_checks_this_machine() {
    let output = gods(root(), &["doctor", "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let checks = report["checks"].as_array().unwrap();
    let status = |name: &str| {
        let check = checks.iter().find(|check| check["name"] == name);
        check.unwrap_or_else(|| panic!("{name}: {report}"))["status"].as_str().unwrap()
    };
    // This test was compiled, so both are installed.
    assert_eq!(["Rust", "linker"].map(status), ["ok"; 2], "{report}");
    assert_eq!(checks.len(), 6, "{report}");
    let known = ["ok", "warning", "missing"];
    for check in checks {
        assert!(known.contains(&check["status"].as_str().unwrap()), "{check}");
        assert_eq!(check["advice"].is_null(), check["status"] == "ok", "{check}");
    }
    let is_missing = checks.iter().any(|check| check["status"] == "missing");
    assert_eq!(output.status.code(), Some(i32::from(is_missing)));
}

#[test]
fn doctor_tries_the_browser() {
    let temp = tempfile::tempdir().unwrap();
    let browser = temp.path().join("chromium");
    fs::write(&browser, "no program").unwrap();
    let output = Command::new(GODS)
        .arg("doctor")
        .current_dir(root())
        .env("CHROMIUM", &browser)
        .output()
        .unwrap();
    let (_, text) = output_text(&output);
    let expected = format!("warning   browser   cannot start {}", browser.display());
    assert!(text.contains(&expected), "{text}");
    assert!(text.contains("Only `gods-course exam -o exam.pdf`"), "{text}");
}

/// Simulates a machine with a compiler but without `cc`.
#[cfg(target_os = "linux")]
#[test]
fn doctor_reports_missing_linker() {
    let folder = tempfile::tempdir().unwrap();
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().unwrap();
    let sysroot = String::from_utf8(sysroot.stdout).unwrap();
    let bin = Path::new(sysroot.trim()).join("bin");
    for name in ["rustc", "cargo"] {
        std::os::unix::fs::symlink(bin.join(name), folder.path().join(name)).unwrap();
    }
    let output = Command::new(GODS)
        .arg("doctor")
        .current_dir(root())
        .env("PATH", folder.path())
        .output()
        .unwrap();
    let (code, text) = output_text(&output);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("missing   linker"), "{text}");
    assert!(text.contains("`cc`") && text.contains("build-essential"), "{text}");
    assert!(text.contains("error: missing: linker"), "{text}");
}
