//! Code on a slide: a listing, a worked example or a session in a terminal, shortened.
use crate::model::include::is_doc;
use crate::model::markdown::Block;
use crate::model::text::escape;
use crate::model::{Chapter, Names};

/// So many lines are seen from the last row.
const LINES: usize = 12;
/// A line that is longer needs smaller letters.
const WIDE: usize = 72;

/// Code, and where it is from.
#[derive(Debug, PartialEq, Eq)]
pub struct Code {
    /// `Listing 1.1` of a listing.
    label: Option<String>,
    /// The file of a listing.
    file: String,
    /// `rust` or `console`.
    language: &'static str,
    /// All of its lines.
    text: String,
}

/// The code of a block, if it is of a kind that a slide shows.
pub fn of(chapter: &Chapter, block: &Block, names: &Names) -> Option<Code> {
    if block.is_listing() {
        let listing = names.weave.at(&chapter.path, block.line)?;
        let text = listing.text.lines().filter(|line| !is_doc(line));
        return Some(Code {
            label: Some(listing.label.clone()),
            file: listing.include.name(),
            language: "rust",
            text: joined(text),
        });
    }
    let language = match block.words().first() {
        Some(&"rust") if block.is_tested() => "rust",
        Some(&"console") => "console",
        _ => return None,
    };
    let shown =
        block.code.lines().filter(|line| *line != "#" && !line.starts_with("# "));
    Some(Code { label: None, file: String::new(), language, text: joined(shown) })
}

fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned()
}

impl Code {
    /// What is typed into a terminal, as it stands in a text.
    pub fn typed(text: &str) -> Self {
        let (label, file, language) = (None, String::new(), "console");
        Code { label, file, language, text: text.trim().to_owned() }
    }

    /// Whether it is a listing.
    pub fn is_listing(&self) -> bool {
        self.label.is_some()
    }

    /// Whether it is Rust.
    pub fn is_rust(&self) -> bool {
        self.language == "rust"
    }

    /// How many lines it has.
    pub fn lines(&self) -> usize {
        self.text.lines().count()
    }

    /// All of its text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// `Listing 1.1`, or what else it is.
    pub fn label(&self) -> &str {
        let else_ = if self.is_rust() { "Worked example" } else { "In a terminal" };
        self.label.as_deref().unwrap_or(else_)
    }

    /// It in HTML, with no more lines than can be read from afar.
    pub fn html(&self) -> String {
        let (shown, more) = shortened(&self.text);
        let wide = shown.iter().any(|line| line.chars().count() > WIDE);
        let more = match more {
            0 => String::new(),
            1 => "<p class=\"more\">… and 1 more line in the book</p>".to_owned(),
            more => {
                format!("<p class=\"more\">… and {more} more lines in the book</p>")
            }
        };
        let file = match self.file.is_empty() {
            true => String::new(),
            false => format!(" <code>{}</code>", escape(&self.file)),
        };
        format!(
            "<div class=\"code\">\n<p class=\"from\"><b>{}</b>{file}</p>\n<pre{}>\
             <code class=\"language-{}\">{}\n</code></pre>\n{more}</div>\n",
            escape(self.label()),
            if wide { " class=\"wide\"" } else { "" },
            self.language,
            escape(&shown.join("\n")),
        )
    }
}

/// The first lines of a text, up to an item's end if one ends in time, and how many it has
/// beyond.
fn shortened(text: &str) -> (Vec<&str>, usize) {
    let lines: Vec<_> = text.lines().collect();
    if lines.len() <= LINES {
        return (lines, 0);
    }
    let is_end = |at: &usize| {
        let blank = lines[*at].trim().is_empty();
        blank || lines[at - 1] == "}"
    };
    let end = (LINES / 2..=LINES).rev().find(is_end).unwrap_or(LINES - 1);
    let mut shown = lines[..end].to_vec();
    while shown.last().is_some_and(|line| line.trim().is_empty()) {
        shown.pop();
    }
    let more = lines[end..].iter().filter(|line| !line.trim().is_empty()).count();
    (shown, more)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_code_ends_where_an_item_does() {
        let short = "a\n".repeat(LINES);
        assert_eq!(shortened(&short), (vec!["a"; LINES], 0));
        let two =
            format!("fn a() {{\n{}}}\n\nfn b() {{\n{}}}", "    x\n".repeat(6), "y\n");
        let two = format!("{two}\nc\nd");
        let (shown, more) = shortened(&two);
        assert_eq!((shown.len(), shown.last(), more), (12, Some(&"}"), 2));
        let long = "a\n".repeat(30);
        let (shown, more) = shortened(&long);
        assert_eq!((shown.len(), more), (LINES - 1, 30 - LINES + 1));
    }

    #[test]
    fn code_is_escaped() {
        let html = Code::typed("a <b> & \"c\"").html();
        assert!(html.contains("a &lt;b&gt; &amp;"), "{html}");
    }
}
