//! The difference between two listings: `{{#diff old.rs:rank new.rs:rank}}`.
//!
//! The difference is computed from the two files. It does not count as a listing of the lines.
use std::path::Path;

use similar::{ChangeTag, TextDiff};

use super::listing::Excerpt;
use crate::model::ParsedBook;
use crate::model::include::{Include, is_doc};
use crate::model::text::escape;

/// The HTML of a difference.
///
/// # Errors
/// If a side cannot be read.
pub fn expand(
    chapter: &Path,
    old: &str,
    new: &str,
    book: &ParsedBook,
) -> Result<String, String> {
    let [old, new] = [old, new].map(|argument| Include::parse(argument, chapter));
    let from = Excerpt::read(&old, book)?.origin_html(chapter, book);
    let to = Excerpt::read(&new, book)?.origin_html(chapter, book);
    let (old, new) =
        (code_without_docs(&old, &book.root)?, code_without_docs(&new, &book.root)?);
    // In Markdown, a blank line does not end a block of HTML that begins with <pre>.
    Ok(format!(
        "<div class=\"listing listing-diff\">\
         <p class=\"listing-from\"><span class=\"listing-side\">−</span> {from}</p>\
         <p class=\"listing-from\"><span class=\"listing-side\">+</span> {to}</p>\n\n\
         <pre><code class=\"lang-rust\">{}</code></pre>\n\n\
         <p class=\"listing-place\">Lines with − are only in the first, lines with + only \
         in the second</p>\n\n</div>",
        diff_html(&old, &new)
    ))
}

/// The code of one side, without documentation comments, which always differ.
fn code_without_docs(side: &Include, root: &Path) -> Result<String, String> {
    let text = side.listing_text(root)?;
    let code = text.lines().filter(|line| !is_doc(line));
    Ok(code.flat_map(|line| [line, "\n"]).collect())
}

fn diff_html(old: &str, new: &str) -> String {
    let diff = TextDiff::from_lines(old, new);
    let line = |tag, text: &str| {
        let text = escape(text.trim_end());
        match tag {
            ChangeTag::Equal if text.is_empty() => "\n".to_owned(),
            ChangeTag::Equal => format!("  {text}\n"),
            ChangeTag::Delete => format!("<del>− {text}\n</del>"),
            ChangeTag::Insert => format!("<ins>+ {text}\n</ins>"),
        }
    };
    diff.iter_all_changes().map(|change| line(change.tag(), change.value())).collect()
}

#[test]
fn marks_changed_lines() {
    let found = diff_html("fn a() {\n    b < c\n}\n", "fn a() {\n    b\n}\n");
    let right = "  fn a() {\n<del>−     b &lt; c\n</del><ins>+     b\n</ins>  }\n";
    assert_eq!(found, right);
}
