//! Plans of the sessions: generated text, and rejected courses.
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use book::Book;
use tempfile::TempDir;

const SUMMARY: &str = "# Summary\n\n- [One](one.md)\n- [Two](two.md)\n\
                       - [Exam questions](teaching/exam.md)\n";
const ONE: &str = "# One\n\n## Here\n\n<!-- minutes: 40 -->\n\nText.\n\n## There\n\n\
                   <!-- minutes: 25 -->\n\n## Read on\n\n{{#exercise dials}}\n\n\
                   {{#exercise moves}}\n";
const COURSE: &str = r#"[grades]
capstone = 30
late = "7d:0.5"

[[session]]
week = 1
title = "Dials"
question = "Why?"
minutes = 66
objectives = ["count;"]
class = [
    { what = "To show", minutes = 5 },
    { section = "one.md#here" },
    { what = "Talk", minutes = 10, optional = true },
]
homework = ["dials"]
demonstration = "Turn them."

[[session.mistake]]
wrong = "It is 9."
say = "It is {{fact cube.moves}}."
exercise = "dials"

[[session]]
week = 2
title = "Moves"
question = "How?"
minutes = 60
opens = { exercise = "dials", minutes = 5 }
class = [
    { section = "one.md#there" },
    { exercise = "moves" },
]

[[session]]
week = 2
title = "Midterm"
question = "What?"
minutes = 10
exam = "midterm"
class = [{ what = "The midterm", minutes = 7 }]
"#;
const SHORTER: &str = "[[plan]]\nname = \"An hour\"\nminutes = 66\nsays = \"It fits.\"\n\
                       home = true\nsessions = [\"Dials\"]\n";
const EXAM: &str = "# Exam questions\n\n### 1. Three dials\n\n\
     *2 points, 4 minutes. By hand. Session: Dials. Midterm. Drawn. Looks for: 9.*\n\n\
     How many?\n\n<!-- teacher -->\n\n**Answer.** 27.\n\n- 1 point: a power\n\
     - 1 point: the number\n\n<!-- /teacher -->\n\n### 2. Why\n\n\
     *1 point, 3 minutes. Explain. Session: Moves. Midterm. Looks for: no reason.*\n\n\
     Why?\n\n<!-- teacher -->\n\n**Answer.** Because.\n\n- 1 point: it\n\n<!-- /teacher -->\n";
/// Expected plan of the first session.
const PLAN: &str = "\
<!-- `gods-course plans` wrote this. -->

## 1. Dials {#session-1}

**Why?**

**Afterward a student can**

- count;

**Timetable**

| from | minutes | |
|--:|--:|:--|
| 0:00 | 5 | To show |
| 0:05 | 40 | [One: Here](../one.md#here) |
| 0:45 | 10 | Talk *(optional)* |
| 0:55 | **55** | of 66; 45 without what is optional |

**To show**

Turn them.

**Mistakes to expect**

- *It is 9.* It is {{fact cube.moves}}. Exercise: [Read the dials](../one.md#exercise-dials)

**Required, at home** (10 minutes)

| exercise | | minutes | it teaches |
|:--|:--|--:|:--|
| [Read the dials](../one.md#exercise-dials) | easy | 10 | a row is a number |

At home: 10 minutes.

The next lesson begins with this homework. Exercise: [Read the dials](../one.md#exercise-dials)
";
const GRADES: &str = "\
| kind of exercise | exercises | minutes | points |
|:--|--:|--:|--:|
| code | 2 | 25 | 100.00 |
| count | 0 | 0 | 0.00 |
| spot the bug | 0 | 0 | 0.00 |
| predict, order | 0 | 0 | 0.00 |
| **all that are required** | 2 | 25 | 100.00 |

| when and how hard | exercises | minutes | points | together |
|:--|--:|--:|--:|--:|
| in class | 1 | 15 | 60.00 | 60.00 |
| at home, easy | 1 | 10 | 40.00 | 100.00 |

| grade, as a suggestion | from |
|:--|--:|
| a pass | 100 |
| good | 100 |
| the best | 100 |

If the crate of their own counts, it is 30 of the 100 points, and the exercises share the other 70 in the same way.

Of the points of a late answer is left: after 7 days 50 %.
";

/// Makes a book with a course of two lessons and an exam.
fn book() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write_file = |name: &str, text: &str| write_file(folder.path(), name, text);
    write_file(
        "book.toml",
        "[book]\ntitle = \"God's Algorithm\"\nsrc = \"chapters\"\n",
    );
    write_file("chapters/SUMMARY.md", SUMMARY);
    write_file("chapters/one.md", ONE);
    write_file("chapters/two.md", "# Two\n");
    write_file("chapters/figures/facts.json", "{\"cube.moves\": 9}");
    write_file("chapters/teaching/course.toml", COURSE);
    write_file("chapters/teaching/plans.toml", SHORTER);
    write_file("chapters/teaching/exam.md", EXAM);
    let both = "one.md#here\", \"one.md#there";
    for (name, sections, minutes) in [("dials", "one.md#here", 10), ("moves", both, 15)]
    {
        let about = format!(
            "title = \"Read the {name}\"\nminutes = {minutes}\ndifficulty = \"easy\"\n\
             kind = \"code\"\nsections = [\"{sections}\"]\n\
             teaches = \"a row is a number\"\n"
        );
        write_file(&format!("chapters/exercises/one/{name}/exercise.toml"), &about);
    }
    folder
}

fn write_file(root: &Path, name: &str, text: &str) {
    let path = root.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// Returns a generated file of a book.
fn written_file(folder: &Path, name: &str) -> String {
    let names = Book::new(folder, |_| Ok(false)).parse().unwrap();
    plans::files(&names).unwrap()[name].clone()
}

/// Asserts that a book with one change in a file is rejected with this message.
#[track_caller]
fn assert_refused(file: &str, old: &str, new: &str, expected: &str) {
    let folder = book();
    let path = format!("chapters/{file}");
    let text = fs::read_to_string(folder.path().join(&path)).unwrap();
    assert!(text.contains(old), "{old}");
    write_file(folder.path(), &path, &text.replacen(old, new, 1));
    let names = Book::new(folder.path(), |_| Ok(false)).parse().unwrap();
    let found = plans::files(&names).expect_err(expected).to_string();
    let is_said = found.lines().any(|line| line.starts_with(expected));
    assert!(is_said, "found: {found}\nright: {expected}");
}

fn gods_course(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gods-course"));
    command.args(arguments).current_dir(folder).output().unwrap()
}

/// The book's course is valid, and its committed plans are up to date.
#[test]
fn committed_plans_are_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let checked = gods_course(root, &["plans", "--check"]);
    assert!(
        checked.status.success(),
        "{}\nTo write them: cargo run --release -p gods-course -- plans",
        String::from_utf8_lossy(&checked.stderr)
    );
}

#[test]
fn reports_and_rewrites_stale_files() {
    let folder = book();
    let root = folder.path();
    let plans = "chapters/teaching/plans";
    let done = gods_course(root, &["plans"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(gods_course(root, &["plans", "--check"]).status.success());
    assert_eq!(
        fs::read_to_string(root.join(plans).join("session-1.md")).unwrap(),
        PLAN
    );

    let change = COURSE.replace("minutes = 10, opt", "minutes = 9, opt");
    write_file(root, "chapters/teaching/course.toml", &change);
    write_file(root, &format!("{plans}/session-4.md"), "Left over.\n");
    let checked = gods_course(root, &["plans", "--check"]);
    let stderr = String::from_utf8_lossy(&checked.stderr);
    assert_eq!(checked.status.code(), Some(1), "{stderr}");
    for expected in [
        format!("{plans}/session-1.md: stale\n"),
        format!("{plans}/session-4.md: not written by anything\n"),
        "`gods-course plans` writes them".to_owned(),
    ] {
        assert!(stderr.contains(&expected), "{stderr}");
    }
    let done = gods_course(root, &["plans"]);
    let names = ["course-without-links", "course", "session-1", "session-4"];
    let expected = names.map(|name| format!("{plans}/{name}.md\n")).concat();
    assert_eq!(String::from_utf8_lossy(&done.stdout), expected);
    assert!(gods_course(root, &["plans", "--check"]).status.success());
}

#[test]
fn tables_add_up() {
    let folder = book();
    let written_file = |name: &str| written_file(folder.path(), name);
    let course = "| week | session | it begins with | in class | at home | more practice |\n\
                  |--:|:--|:--|--:|--:|--:|\n\
                  | 1 | 1. Dials | Why? | 55 min | 10 min | 0 min |\n\
                  | 2 | 2. Moves | How? | 45 min | 0 min | 0 min |\n\
                  | 2 | 3. Midterm | What? | 7 min | 0 min | 0 min |\n\
                  | | **all** | | **107 min** | **10 min** | **0 min** |\n";
    let found = written_file("course-without-links.md").replace('\u{a0}', " ");
    assert!(found.ends_with(course), "{found}");
    let linked = written_file("course.md");
    assert!(linked.contains("| [2. Moves](week-2.md#session-2) |"), "{linked}");
    assert!(
        written_file("grades.md").ends_with(GRADES),
        "{}",
        written_file("grades.md")
    );
    let midterm = "3 points, 7 minutes.\n\n\
                   | question | of session | kind | points | minutes | numbers |\n\
                   |:--|:--|:--|--:|--:|:--|\n\
                   | [1. Three dials](#1-three-dials) | [1. Dials](week-1.md#session-1) | By hand \
                   | 2 | 4 | by seed |\n\
                   | [2. Why](#2-why) | [2. Moves](week-2.md#session-2) | Explain | 1 | 3 |  |\n";
    assert!(
        written_file("midterm.md").ends_with(midterm),
        "{}",
        written_file("midterm.md")
    );
    let shorter = "### An hour\n\nIt fits.\n\n| | minutes |\n|:--|--:|\n\
                   | [Session 1: Dials](week-1.md#session-1) | 66 |\n\
                   | **all** | **66** of 66 |\n\nAt home: 10 minutes.\n";
    assert!(
        written_file("shorter.md").ends_with(shorter),
        "{}",
        written_file("shorter.md")
    );
}

#[test]
fn unneeded_sections_are_listed_apart() {
    let folder = book();
    let course = COURSE
        .replace(
            "    { section = \"one.md#there\" },\n    { exercise = \"moves\" },\n",
            "",
        )
        .replace(
            "class = [\n]",
            "further = [\"one.md#there\"]\nclass = [{ what = \"Talk\", minutes = 45 }]",
        );
    write_file(folder.path(), "chapters/teaching/course.toml", &course);
    let plan = written_file(folder.path(), "session-2.md");
    let (home, further) = plan.split_once("**For those who go on**").expect(&plan);
    assert!(!home.contains("#exercise-moves"), "{plan}");
    assert!(further.contains("No session needs this: 40 minutes"), "{plan}");
    assert!(further.contains("#exercise-moves"), "{plan}");
    assert!(written_file(folder.path(), "course.md").contains("no session needs it"));
}

#[test]
fn rejects_sessions_that_do_not_fit() {
    let assert_refused = |old: &str, new: &str, expected: &str| {
        assert_refused(
            "teaching/course.toml",
            old,
            new,
            &format!("chapters/teaching/course.toml{expected}"),
        );
    };
    let long = ", session 1: it lasts 65 minutes, and its parts take 55: 54 at most leave time";
    assert_refused("minutes = 66", "minutes = 65", long);
    let short = ", session 1: it lasts 83 minutes, and its parts take only 55: 56 at least would";
    assert_refused("minutes = 66", "minutes = 83", short);
    let two =
        ", session 1: a step is a `section`, an `exercise`, or `what` with `minutes`";
    assert_refused("one.md#here\" }", "one.md#here\", minutes = 40 }", two);
    assert_refused(
        "one.md#here",
        "one.md#her",
        ", session 1: chapters/one.md has no section `## …` with \
            the id `her`: did you mean here",
    );
    assert_refused(
        "[\"dials\"]",
        "[\"dial\"]",
        ", session 1: the book has no exercise `dial`: did you \
            mean dials",
    );
    assert_refused(
        "[\"dials\"]",
        "[\"dials\", \"moves\"]",
        ", session 1: the exercise `moves` needs a \
            section that comes in session 2",
    );
    assert_refused(
        "[\"dials\"]",
        "[\"dials\", \"moves\"]",
        ": the exercise `moves` occurs twice",
    );
    assert_refused(
        "one.md#there",
        "one.md#here",
        ": the section `one.md#here` occurs twice",
    );
    assert_refused(
        "one.md#here\" }",
        "one.md#here\", optional = true }",
        ", session 1: the exercise \
            `dials` is required and needs `one.md#here`, which is optional",
    );
    assert_refused(
        "opens = { exercise = \"dials\"",
        "opens = { exercise = \"moves\"",
        ", session 2: it \
            begins with `moves`, which is in no earlier",
    );
    assert_refused(
        "Turn them.",
        "Turn 3674161.",
        ", session 1: it says 3674161, which has no source",
    );
    assert_refused(
        "what = \"Talk\"",
        "what = \"Talk of 5040\"",
        ", session 1: it says 5040, which has no source",
    );
    assert_refused("wrong = ", "wron = ", ":20: unknown field `wron`, expected one of");
    assert_refused("7d:0.5", "half", ":3: found `half`: write after how many days");
    assert_refused(
        "= 30",
        "= 130",
        ": found `capstone = 130`, and a share is at most 100 %",
    );
}

#[test]
fn rejects_parts_without_a_session() {
    assert_refused(
        "one.md",
        "<!-- minutes: 25 -->",
        "",
        "chapters/one.md:9: this section does not say how long it takes",
    );
    assert_refused(
        "one.md",
        "## There",
        "## New\n\n<!-- minutes: 5 -->\n\n## There",
        "chapters/one.md:9: no session treats this section: put `one.md#new` into",
    );
    assert_refused(
        "one.md",
        "minutes: 25",
        "minutes: 25 optional",
        "chapters/teaching/course.toml, session 2: the exercise `moves` is required and needs \
         `one.md#there`, which is optional",
    );
    let folder = book();
    let about = "chapters/exercises/one/moves/exercise.toml";
    let text = fs::read_to_string(folder.path().join(about)).unwrap();
    let lost = text.replace("one.md#here\", \"one.md#there", "two.md");
    write_file(folder.path(), "chapters/exercises/two/lost/exercise.toml", &lost);
    let names = Book::new(folder.path(), |_| Ok(false)).parse().unwrap();
    let found = plans::files(&names).unwrap_err().to_string();
    let expected = "chapters/teaching/course.toml: no session treats a section that the exercise \
                 `lost` needs, nor its chapter, two.md";
    assert_eq!(found, expected);
}

#[test]
fn rejects_unfit_shorter_courses_and_exams() {
    let short = "chapters/teaching/plans.toml, `An hour`: ";
    for (old, new, expected) in [
        ("66", "65", "it has 65 minutes, and its parts take 66"),
        ("Dials", "Dialls", "the course has no session `Dialls`: did you mean Dials?"),
        (
            "Dials",
            "Moves",
            "the exercise `moves` of session 2 needs `one.md#here`, which none",
        ),
        ("[\"Dials\"]", "[\"Moves\", \"Dials\"]", "its sessions are in another order"),
    ] {
        assert_refused("teaching/plans.toml", old, new, &format!("{short}{expected}"));
    }
    let exam = |old: &str, new: &str, expected: &str| {
        assert_refused("teaching/exam.md", old, new, expected)
    };
    let first = "chapters/teaching/exam.md:3: question 1 ";
    for (old, new, expected) in [
        ("- 1 point: a power", "- 2 points: a power", "is worth 2 points, and"),
        ("Session: Dials", "Session: Dial", "is about `Dial`, which is not a lesson"),
        ("Drawn. ", "", "has an answer that nothing computes"),
        ("Midterm. Drawn", "Quiz. Drawn", "says `Quiz`"),
    ] {
        exam(old, new, &format!("{first}{expected}"));
    }
    exam(
        "### 2.",
        "### 3.",
        "chapters/teaching/exam.md:18: question 3 stands where question 2 is next",
    );
    let midterm = "chapters/teaching/exam.md: the Midterm ";
    exam(
        "4 minutes",
        "5 minutes",
        &format!("{midterm}takes 7 minutes in session 3, and its questions take 8"),
    );
    exam(
        "Session: Moves",
        "Session: Dials",
        &format!("{midterm}asks nothing about the lesson `Moves`"),
    );
}
