//! Slides of the book's own course: what comes before what, and which code they show.
use std::path::Path;
use std::sync::LazyLock;

use book::Book;
use book::model::Names;
use book::room::blank::can_be_filled_in;
use book::room::deck::{Deck, Slide};

use crate::fixture::{expanded, refusal};

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    Book::new(Path::new(env!("CARGO_MANIFEST_DIR")), cli::answers).names().unwrap()
});

fn decks() -> Vec<Deck> {
    let lessons = NAMES.course.lessons();
    lessons.map(|number| Deck::of(number, &NAMES).unwrap()).collect()
}

/// Whether a slide shows a worked example.
fn is_example(slide: &Slide) -> bool {
    slide.body.contains("<b>Worked example</b>")
}

#[test]
fn no_example_tells_the_answer_before_the_question() {
    let mut asked = 0;
    for deck in decks() {
        let mut section: &[Slide] = &[];
        let mut start = 0;
        for (at, slide) in deck.slides.iter().enumerate() {
            if slide.notes.contains("class=\"time\"") {
                start = at;
            }
            section = &deck.slides[start..at];
            // An answer that points at an example is told by it.
            let is_told = slide.heading == "Check yourself"
                && slide.notes.replace('\n', " ").contains("as in the example");
            if is_told {
                let early = section.iter().any(is_example);
                assert!(!early, "{}, slide {}: {}", deck.title, at + 1, slide.body);
                asked += 1;
            }
        }
        assert!(section.len() < deck.slides.len());
    }
    assert!(asked > 1, "{asked}");
}

#[test]
fn a_bet_stands_before_the_figure_that_answers_it() {
    let mut count = 0;
    for number in NAMES.course.lessons() {
        let deck = Deck::of(number, &NAMES).unwrap();
        for name in &NAMES.course.entries[number - 1].blank {
            let name = name.get_ref();
            let shown = format!("data-figure=\"{name}\"");
            let slides: Vec<_> =
                deck.slides.iter().filter(|it| it.body.contains(&shown)).collect();
            let is_blank: Vec<_> =
                slides.iter().map(|it| it.body.contains("class=\"blank\"")).collect();
            assert!(is_blank.len() > 1 && is_blank[0], "{}: {name}", deck.title);
            assert!(!is_blank[1..].contains(&true), "{}: {name}", deck.title);
            let first = slides[0].body.split("<div class=\"drawing\"").nth(1).unwrap();
            assert!(!can_be_filled_in(name, first), "{}: {name}", deck.title);
            count += 1;
        }
    }
    assert!(count > 3, "{count}");
}

#[test]
fn the_last_slide_says_with_what_the_next_lesson_begins() {
    let decks = decks();
    let (last, others) = decks.split_last().unwrap();
    for deck in others {
        let next = NAMES.course.next_opening(deck.number - 1).unwrap();
        let body = &deck.slides.last().unwrap().body;
        let code = format!("<code>{}</code></p>", next.exercise.get_ref());
        assert!(body.contains("The next lesson begins with"), "{}", deck.title);
        assert!(body.trim_end().ends_with(&code), "{}: {body}", deck.title);
    }
    assert!(!last.slides.last().unwrap().body.contains("next lesson"));
}

#[test]
fn no_slide_ends_in_the_middle_of_a_sentence() {
    for deck in decks() {
        for slide in &deck.slides {
            for key in slide.body.split("class=\"key").skip(1) {
                let text = key.split("</p>").next().unwrap();
                let plain: String = text
                    .split('<')
                    .map(|it| it.split('>').next_back().unwrap())
                    .collect();
                let end = plain.trim_end().trim_end_matches(['"', ')', '”']);
                assert!(end.ends_with(['.', '?', '!', ':']), "{}: {text}", deck.title);
            }
        }
    }
}

#[test]
fn marked_code_is_what_a_slide_shows() {
    let shows = |number: usize, wanted: &str| {
        let deck = Deck::of(number, &NAMES).unwrap();
        let plain = |it: &Slide| {
            it.body
                .split('<')
                .map(|it| it.split('>').next_back().unwrap())
                .collect::<String>()
        };
        deck.slides.iter().any(|it| plain(it).contains(wanted))
    };
    // *Unranking*: not the example of a range that counts down.
    assert!(shows(1, "unrank(16, 3"));
    assert!(!shows(1, "(3..1)"));
    // *A type that says no*: the type's methods, not the power.
    assert!(shows(2, "pub fn unrank(&amp;self") && !shows(2, "checked_pow"));
    // *The documents' loops*: the example from its end.
    assert!(shows(10, "let layers = scan(") && !shows(10, "let mut next = vec!"));
}

#[test]
fn a_mark_names_code_that_a_slide_can_show() {
    let right = "# A\n\n## B\n\n<!-- slide: from assert -->\n```rust\nlet a = 1;\n\
                 assert_eq!(a, 1);\n```\n";
    expanded(right).expect("a mark");
    for (from, to, line, said) in [
        ("slide: from assert", "slide: all", 5, "found `<!-- slide: all -->`"),
        ("```rust\n", "```text\n", 5, "this mark stands alone on the line above"),
        ("## B\n\n", "", 3, "this mark stands alone"),
        ("-->\n", "-->\n\nText.\n\n", 5, "this mark stands alone"),
        ("-->\n", "-->\n<!-- slide -->\n", 5, "this mark stands alone"),
        ("from assert", "from b", 5, "no line of this code begins with `b`"),
    ] {
        let found = refusal(&right.replacen(from, to, 1));
        let wanted = format!("chapters/one.md:{line}: {said}");
        assert!(found.lines().any(|it| it.starts_with(&wanted)), "{found}\n{wanted}");
    }
}
