//! A page for a browser: in one file, for any screen, light or dark.
use std::fmt::Write as _;

use super::page::{Chapter, Item, Page, points, status};
use crate::names::moves_the_cursor;

/// What the page looks like.
const STYLE: &str = include_str!("page.css");
/// It loads nothing and runs nothing, whatever a student has written.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
                      form-action 'none'";

/// The whole page.
pub fn page(page: &Page) -> String {
    let name = escaped(page.student);
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>Feedback for {name}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <main>\n<h1>Feedback for {name}</h1>\n<p class=\"opening\">{}</p>\n",
        escaped(&page.opening)
    );
    if !page.notes.is_empty() {
        html += "<section class=\"notes\">\n<h2>About your files</h2>\n<ul>\n";
        for note in page.notes {
            // Writing to a string cannot fail.
            let _ = writeln!(html, "<li>{}</li>", escaped(note));
        }
        html += "</ul>\n</section>\n";
    }
    page.chapters.iter().for_each(|it| chapter(&mut html, it));
    html + "</main>\n</body>\n</html>\n"
}

fn chapter(html: &mut String, chapter: &Chapter) {
    let _ = writeln!(html, "<section>\n<h2>{}</h2>", escaped(&chapter.title));
    let (todo, done): (Vec<_>, Vec<_>) =
        chapter.items.iter().partition(|item| item.row.status == "todo");
    for item in done {
        exercise(html, item);
    }
    if !todo.is_empty() {
        *html += "<p class=\"todo\">To do:</p>\n<ul class=\"todo\">\n";
        for item in todo {
            let minutes =
                item.minutes.map_or(String::new(), |it| format!(", {it} minutes"));
            let late = if item.late { ", came late" } else { "" };
            let title = escaped(item.title);
            let name = escaped(&item.row.exercise);
            let points = points(item.row);
            let _ = writeln!(
                html,
                "<li>{title} <code>{name}</code><span>{points}{minutes}{late}</span></li>"
            );
        }
        *html += "</ul>\n";
    }
    *html += "</section>\n";
}

fn exercise(html: &mut String, item: &Item) {
    let Item { title, row, late, read, .. } = item;
    let late = if *late { " <span class=\"late\">came late</span>" } else { "" };
    let _ = writeln!(
        html,
        "<article class=\"{}\">\n<h3>{} <code>{}</code></h3>\n\
         <p class=\"status\"><b>{}</b> <span>{}</span>{late}</p>",
        escaped(row.status),
        escaped(title),
        escaped(&row.exercise),
        escaped(status(row)),
        points(row),
    );
    if !row.message.is_empty() {
        let _ = writeln!(html, "<pre>{}</pre>", escaped(&row.message));
    }
    if !read.is_empty() {
        let links = read.iter().map(|section| match &section.link {
            Some(link) => {
                format!("<a href=\"{}\">{}</a>", escaped(link), escaped(&section.title))
            }
            None => escaped(&section.title),
        });
        let links: Vec<_> = links.collect();
        let _ =
            writeln!(html, "<p class=\"read\">Read again: {}.</p>", links.join("; "));
    }
    *html += "</article>\n";
}

/// Text that is text to a browser, and turns nothing around.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '\n' | '\t' => safe.push(c),
            c if moves_the_cursor(c) => safe.extend(c.escape_default()),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_students_text_is_no_page() {
        let text = "</pre><script>alert('1')</script>&\"\u{202e}\u{1b}";
        let right = "&lt;/pre&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;\
                     &quot;\\u{202e}\\u{1b}";
        assert_eq!(escaped(text), right);
    }
}
