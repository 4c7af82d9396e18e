//! A page in Markdown.
use std::fmt::Write as _;

use super::page::{Chapter, Item, Page, points, status};
use crate::names::{moves_the_cursor, one_line};

/// The whole page.
pub fn page(page: &Page) -> String {
    let mut text = format!(
        "# Feedback for {}\n\n{}\n",
        escaped(page.student),
        escaped(&page.opening)
    );
    if !page.notes.is_empty() {
        text += "\n## About your files\n\n";
        for note in page.notes {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "- {}", escaped(note));
        }
    }
    page.chapters.iter().for_each(|it| chapter(&mut text, it));
    text
}

fn chapter(text: &mut String, chapter: &Chapter) {
    let _ = write!(text, "\n## {}\n", escaped(&chapter.title));
    let (todo, done): (Vec<_>, Vec<_>) =
        chapter.items.iter().partition(|item| item.row.status == "todo");
    done.into_iter().for_each(|item| exercise(text, item));
    if !todo.is_empty() {
        *text += "\nTo do:\n\n";
    }
    for item in todo {
        let minutes =
            item.minutes.map_or(String::new(), |it| format!(", {it} minutes"));
        let late = if item.late { ", came late" } else { "" };
        let (title, name) = (escaped(item.title), escaped(&item.row.exercise));
        let _ =
            writeln!(text, "- {title} ({name}): {}{minutes}{late}", points(item.row));
    }
}

fn exercise(text: &mut String, item: &Item) {
    let Item { title, row, late, read, .. } = item;
    let late = if *late { ", came late" } else { "" };
    let _ = write!(
        text,
        "\n### {} ({})\n\n**{}**, {}{late}\n",
        escaped(title),
        escaped(&row.exercise),
        escaped(status(row)),
        points(row),
    );
    if !row.message.is_empty() {
        let fence = "`".repeat(longest_row_of_backquotes(&row.message).max(2) + 1);
        let clean = |c| if moves_the_cursor(c) && c != '\n' { ' ' } else { c };
        let message: String = row.message.chars().map(clean).collect();
        let _ = write!(text, "\n{fence}text\n{message}\n{fence}\n");
    }
    let links = read.iter().map(|section| match &section.link {
        Some(link) => format!("[{}](<{link}>)", escaped(&section.title)),
        None => escaped(&section.title),
    });
    let links: Vec<_> = links.collect();
    if !links.is_empty() {
        let _ = write!(text, "\nRead again: {}.\n", links.join("; "));
    }
}

fn longest_row_of_backquotes(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}

/// Text that is text in Markdown, too, and stays on its line.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in one_line(text).chars() {
        if "\\`*_[]<>#|~&$".contains(c) {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::{escaped, longest_row_of_backquotes};

    #[test]
    fn a_students_text_is_no_markdown() {
        let right = r"\<script\>\[a\](b) \# \*x\*\\n";
        assert_eq!(escaped("<script>[a](b) # *x*\n"), right);
        assert_eq!(longest_row_of_backquotes("a ``` b ```` c `"), 4);
    }
}
