//! Contents of a built book: its pages and what they load, without its sources.
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::Instant;

use tempfile::TempDir;

use crate::cli::gods;
use crate::fixture::{remove_crates, write, write_file};

#[test]
fn built_book_omits_solutions() {
    let folder = write("# One\n\n## Ranks\n\n{{#exercise small}}\n");
    let root = folder.path();
    remove_crates(root);
    let about = "title = \"A small one\"\nminutes = 5\ndifficulty = \"easy\"\n\
                 kind = \"code\"\nsections = [\"one.md#ranks\"]\nteaches = \"little\"\n";
    for (file, text) in [
        ("exercise.toml", about),
        ("solution.rs", "fn one() {\n    // <answer>\n    // </answer>\n}\n"),
        ("hints.md", "A.\n"),
    ] {
        write_file(root, &format!("chapters/exercises/one/small/{file}"), text);
    }
    write_file(root, "chapters/appendix/terms.toml", "a = 1\n");
    write_file(root, "chapters/pictures/cube.png", "");
    write_file(root, "chapters/numbers.md", "");
    let built = book::Book::new(root, cli::is_read_only).build(None).unwrap();
    let exists = |name: &str| built.join(name).exists();
    assert!(exists("one.html") && exists("pictures/cube.png"));
    for made_of in ["exercises", "appendix/terms.toml", "one.md", "numbers.md"] {
        assert!(!exists(made_of), "{made_of}");
    }
}

/// Number of API pages of the test book.
const API_PAGES: usize = 400;

/// Makes a small book with many pages in `chapters/api`.
fn book_with_api() -> TempDir {
    let folder = write("# One\n");
    remove_crates(folder.path());
    for i in 0..API_PAGES {
        write_file(
            folder.path(),
            &format!("chapters/api/{}/{i}.html", i % 7),
            "documented",
        );
    }
    folder
}

/// Counts the API pages of a built book.
fn count_api_pages(built: &Path) -> usize {
    let pages = (0..API_PAGES).map(|i| built.join(format!("api/{}/{i}.html", i % 7)));
    pages.filter(|page| fs::read(page).is_ok_and(|text| text == b"documented")).count()
}

/// Returns the hidden files of a folder: unfinished builds.
fn hidden_files(root: &Path) -> Vec<String> {
    let names = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    names.filter(|name| name.starts_with('.')).collect()
}

#[test]
fn api_pages_match_chapters() {
    let folder = book_with_api();
    let root = folder.path();
    let built = book::Book::new(root, cli::is_read_only).build(None).unwrap();
    assert_eq!(count_api_pages(&built), API_PAGES);
    fs::remove_dir_all(built.join("api")).unwrap();
    book::Book::new(root, cli::is_read_only).build(None).unwrap();
    assert_eq!(count_api_pages(&built), API_PAGES);
    write_file(root, "chapters/api/new.html", "new");
    fs::remove_file(root.join("chapters/api/0/0.html")).unwrap();
    book::Book::new(root, cli::is_read_only).build(None).unwrap();
    assert_eq!(count_api_pages(&built), API_PAGES - 1);
    assert!(built.join("api/new.html").is_file());
    fs::remove_dir_all(root.join("chapters/api")).unwrap();
    book::Book::new(root, cli::is_read_only).build(None).unwrap();
    assert!(!built.join("api").exists());
}

#[test]
fn concurrent_builds_leave_complete_book() {
    let folder = book_with_api();
    let root = folder.path();
    for _ in 0..6 {
        let builds = [0; 3].map(|_| {
            let mut gods = gods(root);
            gods.args(["book", "build"]).stdout(Stdio::null()).stderr(Stdio::null());
            gods.spawn().unwrap()
        });
        for mut build in builds {
            assert!(build.wait().unwrap().success());
        }
        assert_eq!(count_api_pages(&root.join("book")), API_PAGES);
    }
    assert!(hidden_files(root).is_empty(), "{:?}", hidden_files(root));
}

#[test]
fn killed_build_leaves_complete_book() {
    let folder = book_with_api();
    let root = folder.path();
    let start = || {
        let mut gods = gods(root);
        gods.args(["book", "build"]).stdout(Stdio::null()).stderr(Stdio::null());
        gods.spawn().unwrap()
    };
    let before = Instant::now();
    assert!(start().wait().unwrap().success());
    let whole = before.elapsed();
    let built = root.join("book");
    for part in 1..=20 {
        let text = format!("# One\n\nText {part}.\n");
        write_file(root, "chapters/one.md", &text);
        let mut build = start();
        thread::sleep(whole * part / 20);
        // The build may have ended already.
        let _ = build.kill();
        build.wait().unwrap();
        assert_eq!(
            count_api_pages(&built),
            API_PAGES,
            "killed after {part} parts of 20"
        );
        let page = fs::read_to_string(built.join("one.html")).unwrap();
        assert!(page.contains("</html>"), "killed after {part} parts of 20");
    }
    assert!(start().wait().unwrap().success());
    assert!(fs::read_to_string(built.join("one.html")).unwrap().contains("Text 20."));
    assert_eq!(count_api_pages(&built), API_PAGES);
    assert!(hidden_files(root).is_empty(), "{:?}", hidden_files(root));
}

#[test]
fn rejects_current_folder_as_destination() {
    let folder = write("# One\n");
    let root = folder.path();
    remove_crates(root);
    let inside = root.join("inside");
    fs::create_dir(&inside).unwrap();
    let output =
        gods(&inside).args(["book", "build", "--dest-dir", "."]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("is the folder you are in"), "{stderr}");
    assert!(inside.is_dir());
}

#[test]
fn rejects_file_as_destination() {
    let folder = write("# One\n");
    let root = folder.path();
    remove_crates(root);
    write_file(root, "notes.txt", "mine");
    let output =
        gods(root).args(["book", "build", "--dest-dir", "notes.txt"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("cannot be built into"), "{stderr}");
    assert_eq!(fs::read_to_string(root.join("notes.txt")).unwrap(), "mine");
    assert!(hidden_files(root).is_empty(), "{:?}", hidden_files(root));
}

#[test]
fn builds_in_deep_and_linked_folders() {
    let folder = write("# One\n");
    let root = folder.path();
    remove_crates(root);
    let deep = root.join(["folder"; 60].join("/"));
    assert!(
        book::Book::new(root, cli::is_read_only)
            .build(Some(&deep))
            .unwrap()
            .join("one.html")
            .is_file()
    );
    let again = root.join(format!("folder/../{}", ["folder"; 60].join("/")));
    assert!(
        book::Book::new(root, cli::is_read_only)
            .build(Some(&again))
            .unwrap()
            .join("one.html")
            .is_file()
    );
    assert_eq!(fs::read_dir(root.join("target/locks")).unwrap().count(), 1);
}

#[test]
fn dead_link_keeps_last_book() {
    let folder = write("# One\n\nGood.\n");
    let root = folder.path();
    remove_crates(root);
    let built = book::Book::new(root, cli::is_read_only).build(None).unwrap();
    write_file(root, "chapters/one.md", "# One\n\n[Bad](nowhere.md)\n");
    let error =
        book::Book::new(root, cli::is_read_only).build(None).unwrap_err().to_string();
    assert!(
        error.starts_with("chapters/one.md:3: `nowhere.html` leads nowhere"),
        "{error}"
    );
    assert!(fs::read_to_string(built.join("one.html")).unwrap().contains("Good."));
    assert!(hidden_files(root).is_empty(), "{:?}", hidden_files(root));
}
