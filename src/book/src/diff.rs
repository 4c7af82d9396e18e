//! What changes from one listing to another: `{{#diff old.rs:rank new.rs:rank}}`.
//!
//! The difference is computed from the two files. It is neither the home of the lines
//! nor a repeat of them.
use std::path::Path;

use anyhow::{Result, anyhow};
use similar::{ChangeTag, TextDiff};

use super::directive::{Kind, directives};
use super::include::Include;
use super::listing::{Part, escape};
use super::markdown::{blocks, splice};
use super::names::Names;

/// Expands the differences of a chapter.
pub fn expand(chapter: &Path, text: &str, names: &Names) -> Result<String> {
    let mut edits = Vec::new();
    for directive in directives(text, &blocks(text)) {
        let Kind::Diff(old, new) = directive.kind else { continue };
        let new = render(chapter, old, new, names).map_err(|error| anyhow!(error))?;
        edits.push((directive.range, new));
    }
    Ok(splice(text, edits))
}

/// What is wrong with the two sides, if anything.
pub fn wrong(chapter: &Path, old: &str, new: &str, root: &Path) -> Option<String> {
    let listing = |argument| Include::parse(argument, chapter).listing(root);
    match (listing(old), listing(new)) {
        (Err(message), _) | (_, Err(message)) => Some(message),
        (Ok(a), Ok(b)) if a == b => Some(format!(
            "`{old}` and `{new}` show the same code: there is no difference to show"
        )),
        _ => None,
    }
}

fn render(
    chapter: &Path,
    old: &str,
    new: &str,
    names: &Names,
) -> Result<String, String> {
    let [old, new] = [old, new].map(|argument| Include::parse(argument, chapter));
    let from = Part::read(&old, names)?.from(chapter, names);
    let to = Part::read(&new, names)?.from(chapter, names);
    let (old, new) = (old.listing(&names.root)?, new.listing(&names.root)?);
    // Within a <pre> a blank line does not end the block of HTML in Markdown's eyes.
    Ok(format!(
        "<div class=\"listing listing-diff\">\
         <p class=\"listing-from\"><span class=\"listing-side\">−</span> {from}</p>\
         <p class=\"listing-from\"><span class=\"listing-side\">+</span> {to}</p>\n\n\
         <pre><code class=\"lang-rust\">{}</code></pre>\n\n\
         <p class=\"listing-place\">Lines with − are only in the first, lines with + only \
         in the second</p>\n\n</div>",
        lines(&old, &new)
    ))
}

fn lines(old: &str, new: &str) -> String {
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
fn what_changes_bears_a_mark() {
    let found = lines("fn a() {\n    b < c\n}\n", "fn a() {\n    b\n}\n");
    let right = "  fn a() {\n<del>−     b &lt; c\n</del><ins>+     b\n</ins>  }\n";
    assert_eq!(found, right);
}
