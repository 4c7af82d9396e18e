//! The minutes that a chapter takes, for `{{time}}`, and the note on optional sections.
use crate::model::headings::Section;
use crate::model::text::slashes;
use crate::model::{ParsedBook, ParsedText};

/// The note below the heading of an optional section.
pub const SKIP_NOTE: &str = "<p class=\"may-skip\">You may skip this section: nothing later \
     needs it.</p>\n";

/// The text for `{{time}}`: the minutes of the sections, and those of the exercises.
pub fn chapter_time(chapter: &ParsedText, book: &ParsedBook) -> String {
    let sum = |optional: bool| -> u32 {
        let sections = chapter.sections.iter().filter(|it| it.optional == optional);
        sections.filter_map(|section: &Section| section.minutes).sum()
    };
    let page = slashes(&chapter.path.with_extension(""));
    let exercises = book.exercises.iter().filter(|it| it.chapter == page);
    let minutes: Vec<u32> = exercises.map(|it| it.metadata.minutes).collect();
    let skip = match sum(true) {
        0 => String::new(),
        minutes => format!(", {minutes} more with what you may skip"),
    };
    let exercise_time = match (minutes.len(), minutes.iter().sum::<u32>()) {
        (0, _) => String::new(),
        (1, minutes) => format!("; {minutes} for its exercise"),
        (count, minutes) => format!("; {minutes} for all its {count} exercises"),
    };
    format!("{} minutes{skip}{exercise_time}", sum(false))
}
