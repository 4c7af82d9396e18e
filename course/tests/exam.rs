//! `gods-course exam` writes the format that the file's extension names.
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn html_sheet_contains_formulas() {
    let temp = tempfile::tempdir().unwrap();
    let written = |name: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_gods-course"))
            .args(["exam", "final", "--seed", "3", "-o"])
            .arg(temp.path().join(name))
            .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
            .output()
            .unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{stderr}");
        fs::read_to_string(temp.path().join(name)).unwrap()
    };
    let (page, text) = (written("final.html"), written("final.md"));
    let (title, _) = text.strip_prefix("# ").unwrap().split_once('\n').unwrap();
    assert!(page.contains(&format!("<title>{title}</title>")), "{title}");
    let questions = text.matches("\n## ").count();
    assert!(questions > 10 && page.matches("<h2").count() == questions);
    assert!(text.contains('$') && page.contains("<math") && !page.contains('$'));
    // The page is self-contained: it loads nothing and has no links.
    assert!(!page.contains("src=") && !page.contains("href="));
}

#[test]
fn overwrites_only_own_exams() {
    let temp = tempfile::tempdir().unwrap();
    let exam = |file: &Path, force: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_gods-course"))
            .args(["exam", "final", "--seed", "3", "-o"])
            .arg(file)
            .args(force)
            .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for name in ["final.html", "final.md"] {
        let file = temp.path().join(name);
        fs::write(&file, "# My notes on `gods-course exam`\n").unwrap();
        let (code, stderr) = exam(&file, &[]);
        assert_eq!(code, Some(2), "{stderr}");
        assert!(stderr.contains("is not an exam by gods-course exam"), "{stderr}");
        for force in [&["--force"][..], &[]] {
            assert_eq!(exam(&file, force).0, Some(0));
        }
    }
    // The page of questions is read.
    let page = temp.path().join("link.md");
    let questions = "../chapters/teaching/exam.md";
    let questions = Path::new(env!("CARGO_MANIFEST_DIR")).join(questions);
    let before = fs::read(&questions).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(&questions, &page).unwrap();
    #[cfg(unix)]
    assert!(exam(&page, &["--force"]).1.contains("which this command reads"));
    assert_eq!(fs::read(&questions).unwrap(), before);
}

#[test]
fn dash_writes_to_standard_output() {
    let temp = tempfile::tempdir().unwrap();
    let exam = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_gods-course"))
            .args(["exam", "final", "--seed", "3"])
            .args(arguments)
            .current_dir(temp.path())
            .env("CARGO_MANIFEST_DIR", concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let printed = exam(&["-o", "-"]);
    assert!(printed.starts_with("# ") && printed == exam(&[]), "{printed}");
    assert!(!temp.path().join("-").exists());
}
