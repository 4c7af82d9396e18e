//! What the course uses is read before.
use std::fs;
use std::path::Path;

use book::Book;
use book::model::ParsedBook;
use plans::course::Course;

/// Returns the text of a section, with the code of its listings.
fn section_text(root: &Path, names: &ParsedBook, place: &str) -> String {
    let (page, id) = place.split_once('#').unwrap();
    let text = fs::read_to_string(root.join("chapters").join(page)).unwrap();
    let sections = &names.chapter(page).unwrap().sections;
    let at = sections.iter().position(|it| it.id == id).unwrap();
    let end = sections.get(at + 1).map_or(usize::MAX, |next| next.line - 1);
    let lines = text.lines().take(end).skip(sections[at].line - 1);
    lines
        .map(|line| match line.strip_prefix("{{#include ../") {
            Some(listing) => {
                let (file, name) =
                    listing.trim_end_matches('}').split_once(':').unwrap();
                let code = fs::read_to_string(root.join(file)).unwrap();
                let code = code.split_once(&format!("ANCHOR: {name}\n")).unwrap().1;
                code.split("ANCHOR_END").next().unwrap().to_owned()
            }
            None => line.to_owned(),
        })
        .collect()
}

#[test]
fn rust_is_read_before_class_needs_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let names = Book::new(root, |_| Ok(false)).parse().unwrap();
    let sessions = Course::read(root).unwrap().sessions;
    for (part, words) in [
        ("sets-dictionaries-and-queues", &["HashMap", "HashSet", "VecDeque"][..]),
        ("traits", &["pub trait ", "impl Graph for"]),
    ] {
        let part = format!("rust-ramp.md#week-3-{part}");
        let read = sessions.iter().position(|it| it.reading.contains(&part)).unwrap();
        let shown = sessions.iter().position(|session| {
            let mut places = session.class.iter().filter_map(|it| it.section.as_ref());
            places.any(|place| {
                let text = section_text(root, &names, place);
                words.iter().any(|word| text.contains(word))
            })
        });
        assert!(read < shown.unwrap(), "{part} is read after session {}", read + 1);
    }
}
