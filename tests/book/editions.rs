//! Two editions of a book: the students' edition lacks the part for teachers and has no
//! links to it.
use std::fs;
use std::path::{Path, PathBuf};

use book::site::render;
use book::{Book, Edition};
use tempfile::TempDir;

use crate::fixture::{remove_crates, write, write_file};
use crate::pages::STUDENTS_BOOK;

const SUMMARY: &str = "# Summary\n\n[Preface](preface.md)\n\n# Chapters\n\n- [One](one.md)\n\
                       - [Two](two.md)\n\n# For teachers\n\n- [Exam](exam.md)\n    \
                       - [Key](key.md)\n\n---\n\n[Source](source/a.md)\n";

/// Makes a book with a part for teachers, and this first chapter.
fn book(one: &str) -> TempDir {
    let folder = write(one);
    remove_crates(folder.path());
    write_file(folder.path(), "chapters/SUMMARY.md", SUMMARY);
    write_file(
        folder.path(),
        "chapters/exam.md",
        "# Exam\n\nXylophone. [One](one.md#one)\n",
    );
    write_file(folder.path(), "chapters/key.md", "# Key\n\nZeppelin.\n");
    folder
}

fn in_edition(folder: &Path, edition: Edition) -> Book {
    Book::new(folder, cli::is_read_only).with_edition(edition)
}

/// Returns the files of a built book that contain a word, ignoring case.
fn files_with(built: &Path, word: &str) -> Vec<PathBuf> {
    let files = base::folder::walk(built, &|_| true).unwrap();
    let holds = |file: &PathBuf| {
        let bytes = fs::read(built.join(file)).unwrap();
        String::from_utf8_lossy(&bytes).to_lowercase().contains(word)
    };
    files.into_iter().filter(holds).collect()
}

#[test]
fn students_edition_omits_teachers_part() {
    let folder = book("# One\n\nText.\n");
    let write_file = |name: &str, text: &str| write_file(folder.path(), name, text);
    write_file(
        "book.toml",
        "[book]\ntitle = \"A\"\nsrc = \"chapters\"\n[output.html]\n\
         site-url = \"https://example.org/a/\"\n",
    );
    let students = in_edition(folder.path(), Edition::Students).build(None).unwrap();
    for word in ["xylophone", "zeppelin", "exam.html", "for teachers"] {
        assert!(
            files_with(&students, word).is_empty(),
            "{word}: {:?}",
            files_with(&students, word)
        );
    }
    assert!(
        !students.join("exam.html").exists() && !students.join("key.html").exists()
    );
    let sitemap = fs::read_to_string(students.join("sitemap.xml")).unwrap();
    assert!(sitemap.contains("one.html") && !sitemap.contains("key.html"), "{sitemap}");

    let teachers = in_edition(folder.path(), Edition::Teachers).build(None).unwrap();
    assert!(teachers.ends_with("target/book-for-teachers"), "{}", teachers.display());
    assert!(teachers.join("key.html").is_file());
    let found = files_with(&teachers, "xylophone");
    let is_index = |file: &&PathBuf| file.to_string_lossy().starts_with("searchindex");
    assert!(found.contains(&"exam.html".into()), "{found:?}");
    assert!(found.iter().any(|file| is_index(&file)), "{found:?}");
    // Both editions are checked; the students' edition is kept.
    let checked = Book::new(folder.path(), cli::is_read_only).check().unwrap();
    assert!(checked.ends_with("target/check") && !checked.join("exam.html").exists());
}

#[test]
fn rejects_student_links_to_teachers_pages() {
    let exam = "[the exam](exam.md#exam)";
    let part = format!("<!-- teacher -->\n\n{exam}\n\n<!-- /teacher -->");
    let folder = book(&format!("# One\n\nText.\n\n{part}\n"));
    Book::new(folder.path(), cli::is_read_only).check().unwrap();

    let folder = book(&format!("# One\n\nSee {exam}, and [it](./key.md).\n"));
    in_edition(folder.path(), Edition::Teachers).build(None).unwrap();
    let error = in_edition(folder.path(), Edition::Students)
        .build(None)
        .unwrap_err()
        .to_string();
    for page in ["exam", "key"] {
        let expected =
            format!("leads nowhere: there is no {page}.html in this edition");
        assert!(error.contains(&expected), "{error}");
    }
}

#[test]
fn marked_text_is_for_teachers() {
    let folder = book("# One\n\n<!-- teacher -->\n\nYellow.\n\n<!-- /teacher -->\n");
    let students = in_edition(folder.path(), Edition::Students).build(None).unwrap();
    assert!(
        files_with(&students, "yellow.").is_empty(),
        "{:?}",
        files_with(&students, "yellow.")
    );
    let teachers = in_edition(folder.path(), Edition::Teachers).build(None).unwrap();
    let page = fs::read_to_string(teachers.join("one.html")).unwrap();
    assert!(page.contains("Yellow.") && !page.contains("<!-- teacher -->"), "{page}");
}

/// In the whole book, teachers' pages are in the teachers' edition only.
#[test]
fn exam_is_only_in_teachers_edition() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("edition-teachers");
    let pages =
        ["syllabus", "week-1", "rubric", "exam", "machines", "updating", "grading"];
    let students = &*STUDENTS_BOOK;
    let teachers = in_edition(root, Edition::Teachers).build(Some(&folder)).unwrap();
    for page in pages {
        let page = format!("teaching/{page}.html");
        assert!(!students.join(&page).exists(), "{page}");
        assert!(teachers.join(&page).is_file(), "{page}");
        let found = files_with(students, &page);
        assert!(found.is_empty(), "{found:?}");
    }
    for page in ["teaching/week-0.html", "teaching/judge.html"] {
        assert!(
            students.join(page).is_file() && teachers.join(page).is_file(),
            "{page}"
        );
    }
    assert!(!students.join("solutions").exists());
    assert!(teachers.join("solutions/orientation.html").is_file());
    let exam = fs::read_to_string(teachers.join("teaching/exam.html")).unwrap();
    assert!(exam.contains("<strong>Answer.</strong>"));
}

/// Only listed files are published: the pages, what mdBook's pages load, the API pages
/// and the kinds of files in `FILES`.
#[test]
fn publishes_only_listed_file_kinds() {
    let built = &*STUDENTS_BOOK;
    for file in base::folder::walk(built, &|_| true).unwrap() {
        let end = file.extension().and_then(|end| end.to_str()).unwrap_or_default();
        let first = file.iter().next().unwrap().to_str().unwrap();
        let listed = render::COPIED_FILES.iter().find(|(folder, _)| *folder == first);
        let kinds: &[&str] = match first {
            _ if file.components().count() == 1 => &["html", "css", "js", "png", "svg"],
            render::API => continue,
            "css" => &["css"],
            "theme" => &["css", "js"],
            "fonts" => &["css", "woff2", "txt"],
            _ => listed.map_or(&["html"], |(_, kinds)| kinds),
        };
        let is_listed = kinds.contains(&end) || file == Path::new(".nojekyll");
        assert!(is_listed, "{}", file.display());
    }
    for name in ["numbers.md", "SUMMARY.md", "figures/facts.json", "exercises"] {
        assert!(!built.join(name).exists(), "{name}");
    }
}

/// mdBook by itself publishes every file that is not Markdown. What pages are made of is in
/// folders; the rest of `chapters/` is Markdown.
#[test]
fn chapters_are_markdown() {
    let chapters = Path::new(env!("CARGO_MANIFEST_DIR")).join("chapters");
    for entry in fs::read_dir(chapters).unwrap() {
        let path = entry.unwrap().path();
        let is_markdown = path.extension().is_some_and(|end| end == "md");
        assert!(path.is_dir() || is_markdown, "{}", path.display());
    }
}
