//! The Rust of the exercises: no required exercise needs a piece of it before the course has
//! told of that piece, as far as the code that a student is given shows.
use std::collections::BTreeMap;
use std::path::Path;

use book::Book;
use book::model::text::slashes;
use book::model::{Names, plan};
use regex::Regex;

/// The page that tells of Rust.
const RAMP: &str = "rust-ramp.md";

/// Pieces of Rust, and how code with them looks.
const PIECES: &[(&str, &str)] = &[
    ("a pair", r"[:<>\[&] ?\([a-z]\w*, |\blet \(|\bfor \("),
    ("a row that grows", r"\bVec<"),
    ("text of the program", r"&'static str\b"),
    ("text that is made", r"\bString\b"),
    ("an `Option`", r"\bOption<"),
    ("a `Result`", r"\bResult<"),
    ("a function as an argument", r"[:=] ?fn\("),
    ("any function", r"\bdyn Fn"),
    ("a closure", r"\|[a-z_]\w*\|"),
    ("an iterator", r"\.iter\(\)"),
    ("a name for a type", r"(?m)^(pub )?type "),
    ("a struct", r"\bstruct "),
    ("a name from elsewhere", r"(?m)^use "),
    ("an `impl Fn`", r"\bimpl Fn"),
    ("a dictionary", r"\bHashMap\b"),
    ("a set", r"\bHashSet\b"),
    ("a queue", r"\bVecDeque\b"),
    ("a heap", r"\bBinaryHeap\b"),
];

/// The Rust of a section, `rust-ramp.md#week-1-a-test`, listings and examples.
fn code_of(place: &str, names: &Names) -> String {
    let (page, id) = plan::whole(place, names);
    let Ok(chapter) = names.chapter(page) else { return String::new() };
    let mut sections =
        chapter.sections.iter().skip_while(|it| !id.is_empty() && it.id != id);
    let Some(first) = sections.next() else { return String::new() };
    let whole = id.is_empty();
    let end = sections.next().filter(|_| !whole).map_or(usize::MAX, |next| next.line);
    let inside =
        chapter.blocks.iter().filter(|it| (first.line..end).contains(&it.line));
    let rust = inside.filter(|it| it.words().first() == Some(&"rust"));
    let text = |block: &book::model::markdown::Block| {
        let listing = names.weave.at(&chapter.path, block.line);
        listing.map_or(block.code.clone(), |listing| listing.text.clone())
    };
    rust.map(text).collect::<Vec<_>>().join("\n")
}

/// Code without its comments.
fn bare(code: &str) -> String {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Sessions, twice as finely: what is told in class of session 3 is 6, at home after it 7.
fn told(session: usize, at_home: bool) -> usize {
    2 * session + usize::from(at_home)
}

/// When each place is read.
fn readings(names: &Names) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for (number, session) in (1..).zip(&names.course.entries) {
        for step in session.class.iter().filter(|step| !step.optional) {
            if let Some(place) = &step.section {
                found.insert(place.get_ref().clone(), told(number, false));
            }
        }
        for place in &session.reading {
            found.insert(place.get_ref().clone(), told(number, true));
        }
    }
    found
}

/// What a student is given of an exercise.
fn given(name: &str, names: &Names) -> String {
    let exercise = plan::exercise(name, names).unwrap();
    let buggy = exercise.read("buggy.rs").unwrap_or_default();
    bare(&exercise.stub().unwrap()) + "\n" + &bare(&buggy)
}

#[test]
fn no_exercise_needs_a_piece_of_rust_that_is_told_later() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names = Book::new(root, cli::answers).names().unwrap();
    let readings = readings(&names);
    assert!(readings.keys().any(|place| place.starts_with(RAMP)));
    let mut early = Vec::new();
    let mut count = 0;
    for (piece, pattern) in PIECES {
        let pattern = Regex::new(pattern).unwrap();
        // Where the page on Rust tells of it; or else any section of the course.
        let tells = |place: &&String| pattern.is_match(&code_of(place, &names));
        let first = |ramp: bool| {
            let places =
                readings.iter().filter(|(place, _)| place.starts_with(RAMP) == ramp);
            places.filter(|(place, _)| tells(place)).map(|(_, told)| *told).min()
        };
        let known = first(true).or_else(|| first(false));
        for (number, session) in (1..).zip(&names.course.entries) {
            let class = session.in_class().map(|name| (name, told(number, false)));
            let home = session.homework.iter().map(|name| (name, told(number, true)));
            for (name, needed) in class.chain(home) {
                let name = name.get_ref();
                if !pattern.is_match(&given(name, &names)) {
                    continue;
                }
                count += 1;
                if known.is_none_or(|known| known > needed) {
                    let when = known.map_or("never".to_owned(), |it| {
                        let place =
                            if it % 2 == 0 { "in class of" } else { "at home after" };
                        format!("{place} session {}", it / 2)
                    });
                    early.push(format!(
                        "`{name}` of session {number} has {piece}, which is told {when}"
                    ));
                }
            }
        }
    }
    assert!(count > 50, "{count}");
    assert!(early.is_empty(), "\n{}", early.join("\n"));
    let ramp = names.chapters.iter().find(|it| slashes(&it.path) == RAMP).unwrap();
    for section in ramp.sections.iter().filter(|it| it.minutes.is_some()) {
        let place = format!("{RAMP}#{}", section.id);
        assert!(readings.contains_key(&place), "no session reads {place}");
    }
}
