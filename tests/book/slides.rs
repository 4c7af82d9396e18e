//! Slides and handouts: what those of the book's course hold, and what a small course becomes.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Output;
use std::sync::LazyLock;

use book::Book;
use book::model::Names;
use book::model::course::Session;
use book::model::directive::Kind;
use book::model::html::Page;
use book::model::text::slashes;
use book::room::blank::{figures_with_givens, given, is_value};
use book::room::deck::Deck;
use book::room::write::{What, pages};
use book::site::foreign::{called, is_remote, urls};
use tempfile::TempDir;

use crate::cli::gods;
use crate::fixture::put;
use crate::teaching::{self, ONE, SESSION, WEEK};

static NAMES: LazyLock<Names> =
    LazyLock::new(|| Book::new(root(), cli::answers).names().unwrap());
static SLIDES: LazyLock<Vec<String>> = LazyLock::new(|| all(What::Slides));
static HANDOUTS: LazyLock<Vec<String>> = LazyLock::new(|| all(What::Handouts));

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn all(what: What) -> Vec<String> {
    let sessions: Vec<_> = NAMES.course.lessons().collect();
    pages(&NAMES, what, &sessions).unwrap()
}

fn sessions() -> impl Iterator<Item = (&'static Session, &'static str, &'static str)> {
    let pages = SLIDES.iter().zip(HANDOUTS.iter());
    let lessons =
        NAMES.course.lessons().map(|number| &NAMES.course.entries[number - 1]);
    let all = lessons.zip(pages);
    all.map(|(session, (slides, handout))| (session, &**slides, &**handout))
}

/// The figures of a section, from the text of its chapter.
fn figures_of(place: &str) -> Vec<&'static str> {
    let (page, id) = place.split_once('#').unwrap();
    let is_page = |it: &&book::model::Chapter| slashes(&it.path) == page;
    let chapter = NAMES.chapters.iter().find(is_page).unwrap();
    let mut sections = chapter.sections.iter();
    let from = sections.find(|it| it.id == id).unwrap().line;
    let to = sections.next().map_or(usize::MAX, |it| it.line);
    let inside = chapter.directives.iter().filter(|it| (from..to).contains(&it.line));
    let figure = |kind: &'static Kind| match kind {
        Kind::Figure(name, _) => Some(name.as_str()),
        _ => None,
    };
    inside.filter_map(|it| figure(&it.kind)).collect()
}

#[test]
fn every_session_has_slides_and_each_has_a_heading() {
    assert!(SLIDES.len() > 10);
    for (session, slides, _) in sessions() {
        let title = session.title.get_ref();
        let page = Page::read(slides);
        let of = |name: &str| page.tags.iter().filter(|tag| tag.name == name).count();
        assert_eq!(of("h1"), 1, "{title}");
        assert_eq!(of("h1") + of("h2"), of("section"), "{title}");
        assert!(of("section") > 8, "{title}");
        assert!(!slides.contains("<h2></h2>"), "{title}");
    }
}

#[test]
fn no_file_asks_for_another_and_all_ids_are_unique() {
    let files = SLIDES.iter().chain(HANDOUTS.iter());
    for text in files {
        let page = Page::read(text);
        let mut ids = BTreeSet::new();
        for tag in &page.tags {
            if let Some(id) = tag.get("id") {
                assert!(ids.insert(id), "`{id}` stands twice");
            }
            for name in ["src", "href", "srcset", "data", "action"] {
                assert_eq!(tag.get(name), None, "{tag:?}");
            }
        }
        for tag in &page.tags {
            let named = tag.get("aria-labelledby").unwrap_or_default();
            assert!(named.split_whitespace().all(|id| ids.contains(id)), "{named}");
        }
        let styled = page.styles.iter().flat_map(|style| urls(style));
        for address in styled {
            assert!(address.starts_with("data:"), "{address}");
            assert!(!is_remote(&address), "{address}");
        }
        for script in &page.scripts {
            assert_eq!(called(script), Vec::<String>::new());
        }
        assert!(text.contains("default-src 'none'"));
        assert!(
            !text.contains("{{"),
            "{}",
            text[text.find("{{").unwrap()..].split_at(80).0
        );
    }
}

#[test]
fn the_figures_of_a_session_are_on_its_slides() {
    let mut count = 0;
    for (session, slides, _) in sessions() {
        for place in session.class.iter().filter_map(|step| step.section.as_ref()) {
            for figure in figures_of(place.get_ref()) {
                let drawn = slides.contains(&format!("data-figure=\"{figure}\""));
                assert!(drawn, "{}: {figure}", session.title.get_ref());
                count += 1;
            }
        }
    }
    assert!(count > 15, "{count}");
}

#[test]
fn what_to_say_is_in_the_notes_alone() {
    for (number, (session, slides, _)) in (1..).zip(sessions()) {
        let title = session.title.get_ref();
        let deck = Deck::of(number, &NAMES).unwrap();
        let bodies: String = deck.slides.iter().map(|it| it.body.as_str()).collect();
        for said in
            ["class=\"notes\"", "class=\"mistake\"", "<b>Answer</b>", "class=\"time\""]
        {
            assert!(!bodies.contains(said), "{title}: {said}");
        }
        let asked = deck.slides.iter().filter(|it| it.heading == "Check yourself");
        for slide in asked {
            assert!(slide.notes.contains("<b>Answer</b>"), "{title}: {}", slide.body);
        }
        let mistakes = slides.matches("class=\"mistake\"").count();
        assert_eq!(mistakes, session.mistakes.len(), "{title}");
        // A sheet ends before its notes begin.
        for sheet in slides.split("<div class=\"sheet\">").skip(1) {
            let number = sheet.find("class=\"number\"").unwrap();
            assert!(sheet.find("<aside").is_none_or(|notes| notes > number), "{title}");
        }
    }
}

#[test]
fn a_session_says_what_it_needs_and_how_to_do_without() {
    for (session, slides, _) in sessions() {
        let title = session.title.get_ref();
        assert!(session.materials.len() >= 2, "{title}");
        assert!(session.remote.is_some(), "{title}");
        assert!(slides.contains("<b>Remotely, or without hands</b>"), "{title}");
    }
}

#[test]
fn the_figures_of_a_handout_have_no_values() {
    let mut figures = BTreeSet::new();
    for (session, _, handout) in sessions() {
        for figure in handout.split("<figure data-figure=\"").skip(1) {
            let name = figure.split('"').next().unwrap();
            let drawing = figure.split("</figure>").next().unwrap();
            let drawing = drawing.split("<figcaption>").next().unwrap();
            for text in drawing.split("<text").skip(1) {
                let (tag, rest) = text.split_once('>').unwrap();
                let words = rest.split('<').next().unwrap();
                let stays = given(name).iter().any(|part| tag.contains(part));
                assert!(stays || !is_value(words), "{name}: `{words}`");
            }
            assert!(!drawing.contains("<desc"), "{name} tells its values");
            assert!(drawing.contains("class=\"blank\""), "{name} asks nothing");
            figures.insert(name);
        }
        assert!(handout.contains("class=\"write\""), "{}", session.title.get_ref());
    }
    assert!(figures.len() > 12, "{figures:?}");
    // What is given is in the figure.
    for name in figures_with_givens() {
        assert!(figures.contains(name), "{name} is handed out nowhere");
        let file = root().join(format!("chapters/figures/{name}.svg"));
        let drawing = fs::read_to_string(file).unwrap();
        for part in given(name) {
            let mut texts = drawing.split("<text").skip(1);
            let is_given = |text: &str| text.split('>').next().unwrap().contains(part);
            assert!(texts.any(is_given), "{name}: no text has {part}");
        }
    }
}

/// A book with a course of one session, and the look that its files share.
fn small(course: &str, one: &str) -> TempDir {
    let book = teaching::book(one, WEEK, course);
    put(book.path(), "theme/fonts/fonts.css", "/* none */\n");
    for file in ["colors.css", "slides.css", "slides.js", "handouts.css"] {
        let text = fs::read_to_string(root().join("theme").join(file)).unwrap();
        put(book.path(), &format!("theme/{file}"), &text);
    }
    book
}

fn run(book: &TempDir, args: &[&str]) -> Output {
    gods(book.path()).arg("book").args(args).output().unwrap()
}

fn read(book: &TempDir, file: &str) -> String {
    fs::read_to_string(book.path().join(file)).unwrap()
}

#[test]
fn a_small_course_becomes_slides_and_a_handout() {
    let question = "> [!TIP]\n> **Check yourself.** Is 1 < 2 & so?\n>\n> <details><summary>Answer\
                    </summary>\n>\n> Yes, by $1 + 1$.\n>\n> </details>\n";
    let example = "```rust\nlet a = 1 < 2;\nassert_eq!(a, true); // it is\n```\n";
    let text =
        format!("Text. So **we count all of them** here.\n\n{example}\n{question}");
    let one = ONE.replacen("Text.", &text, 1);
    let course = SESSION.replace("\"Dials\"", "\"Dials <b> & `a<b>`\"").replace(
        "objectives",
        "materials = [\"a cube\"]\nremote = \"Type.\"\nhomework = [\"moves\"]\nobjectives",
    );
    let book = small(&course, &one);
    let said = run(&book, &["slides", "-o", "class"]);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    assert!(String::from_utf8_lossy(&said.stdout).contains("session-01.html"));
    let slides = read(&book, "class/session-01.html");
    for part in [
        "<title>1. Dials",
        "&lt;b&gt;</code>",
        "<p class=\"where\">Week 1 · Session 1 · 66 minutes</p>",
        "<p class=\"question\">Why?</p>",
        "<p><b>Bring</b></p>\n<ul>\n<li>a cube</li>",
        "<p class=\"key\">So <strong>we count all of them</strong> here.</p>",
        "</i> &lt; <i class=t>2</i>;",
        "<p class=\"asks\">Is 1 &lt; 2 &amp; so?</p>",
        "<p>Yes, by <math",
        "<p class=\"time\">0:05–0:45, 40 minutes</p>",
        "<p class=\"command\"><code>gods exercises dials</code></p>",
        "<b>Expect</b> <i>It is 9.</i> <b>Say</b> It is 9.</p>",
        "Read the dials · easy · 15 minutes · <code>moves</code>",
        // What is shown without a screen is told below the slide before it.
        "<p class=\"time\">0:00–0:05, 5 minutes</p>\n<p>Turn them.</p>",
    ] {
        assert!(slides.contains(part), "{part}\n{slides}");
    }
    let said = run(&book, &["handouts", "--session", "1"]);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let handout = read(&book, "target/handouts/handout-01.html");
    assert!(handout.contains("assert_eq!(a, ________);"), "{handout}");
    assert!(!handout.contains("it is"), "{handout}");
}

#[test]
fn what_cannot_be_made_is_told() {
    let book = small(SESSION, ONE);
    put(book.path(), "file", "");
    for (args, code, said) in [
        (
            &["slides", "--session", "2"][..],
            2,
            "found --session 2, and the course has 1",
        ),
        (
            &["handouts", "--session", "1-2"],
            2,
            "found --session 2, and the course has 1",
        ),
        (
            &["handouts", "--session", "0"],
            2,
            "write a session, `3`, or the first and the",
        ),
        (&["slides", "--session", "3-1"], 2, "the first and the last, `1-4`"),
        (&["slides", "--session", "x"], 2, "invalid value 'x'"),
        (&["slides", "-o", "file"], 1, "cannot write"),
    ] {
        let output = run(&book, args);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
        assert!(
            error.contains(said) && error.lines().count() == 1,
            "{args:?}: {error}"
        );
    }
    let none = gods(book.path())
        .args(["book", "slides", "--pdf"])
        .env("CHROMIUM", "/nowhere/chrome")
        .output()
        .unwrap();
    assert_eq!(none.status.code(), Some(2));
    fs::remove_file(book.path().join("theme/slides.css")).unwrap();
    let output = run(&book, &["slides"]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("cannot read theme/slides.css"), "{error}");
}
