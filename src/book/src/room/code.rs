//! Code on a slide: a listing, a worked example or a session in a terminal, shortened.
use crate::model::include::is_doc;
use crate::model::markdown::Block;
use crate::model::text::escape;
use crate::model::{Chapter, Names};

/// So many lines are seen from the last row.
const LINES: usize = 12;
/// So many fit in smaller letters; two fewer, if a line below says what is left out.
const MOST: usize = 16;
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
    /// So many of them stand above the first that a slide shows.
    above: usize,
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
            above: 0,
        });
    }
    let language = match block.words().first() {
        Some(&"rust") if block.is_tested() => "rust",
        Some(&"console") => "console",
        _ => return None,
    };
    let shown =
        block.code.lines().filter(|line| *line != "#" && !line.starts_with("# "));
    let (label, file, text) = (None, String::new(), joined(shown));
    Some(Code { label, file, language, text, above: 0 })
}

fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned()
}

impl Code {
    /// What is typed into a terminal, as it stands in a text.
    pub fn typed(text: &str) -> Self {
        let (label, file, language) = (None, String::new(), "console");
        Code { label, file, language, text: text.trim().to_owned(), above: 0 }
    }

    /// The same, shown from the line on that begins with these words.
    pub fn from(self, words: &str) -> Self {
        let begins = |line: &str| line.trim_start().starts_with(words);
        let above = self.text.lines().position(begins).unwrap_or(0);
        Code { above, ..self }
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
        let lines: Vec<_> = self.text.lines().collect();
        let above =
            lines[..self.above].iter().filter(|it| !it.trim().is_empty()).count();
        let (shown, below) = shortened(lines[self.above..].to_vec());
        let more = above + below;
        let is_wide = shown.iter().any(|line| line.chars().count() > WIDE);
        let class = match shown.len() {
            lines if lines + 1 >= MOST => " class=\"tall\"",
            lines if lines > LINES || is_wide => " class=\"wide\"",
            _ => "",
        };
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
            class,
            self.language,
            escape(&shown.join("\n")),
        )
    }
}

/// The first lines of some, up to an item's end if one ends in time, and how many there are
/// beyond. What is too long begins below its imports.
fn shortened(mut lines: Vec<&str>) -> (Vec<&str>, usize) {
    if lines.len() > LINES {
        let is_import = |line: &&&str| line.is_empty() || line.starts_with("use ");
        lines.drain(..lines.iter().take_while(is_import).count());
    }
    if lines.len() <= MOST {
        return (lines, 0);
    }
    let is_end = |at: &usize| {
        let blank = lines[*at].trim().is_empty();
        blank || lines[at - 1] == "}"
    };
    let end = (LINES / 2..MOST - 1).rev().find(is_end).unwrap_or(MOST - 2);
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

    fn lines(text: &str) -> Vec<&str> {
        text.lines().collect()
    }

    #[test]
    fn long_code_ends_where_an_item_does() {
        let short = "a\n".repeat(MOST);
        assert_eq!(shortened(lines(&short)), (vec!["a"; MOST], 0));
        let imports = format!("use a;\n\n{short}");
        assert_eq!(shortened(lines(&imports)), (vec!["a"; MOST], 0));
        let two =
            format!("fn a() {{\n{}}}\n\nfn b() {{\n{}}}", "    x\n".repeat(8), "y\n");
        let two = format!("{two}\nc\nd\ne");
        let (shown, more) = shortened(lines(&two));
        assert_eq!((shown.len(), shown.last(), more), (14, Some(&"}"), 3));
        let long = "a\n".repeat(30);
        let (shown, more) = shortened(lines(&long));
        assert_eq!((shown.len(), more), (MOST - 2, 30 - MOST + 2));
    }

    #[test]
    fn code_is_shown_from_a_line_on() {
        let code = Code::typed("let a;\n\n  let b;\nc");
        let html = code.from("let b").html();
        assert!(html.contains(">  let b;\nc\n</code>"), "{html}");
        assert!(html.contains("… and 1 more line in the book"), "{html}");
    }

    #[test]
    fn code_is_escaped() {
        let html = Code::typed("a <b> & \"c\"").html();
        assert!(html.contains("a &lt;b&gt; &amp;"), "{html}");
    }
}
