//! What of a chapter is read as it stands: all but what is computed or run.
use std::ops::Range;

use pulldown_cmark::{Event, LinkType, Parser, Tag, TagEnd};

use super::large::TAG;
use crate::model::directive::{Kind, directives};
use crate::model::markdown::{Block, options};

/// The text that is read as it stands, in its place; everything else is blank. Of code
/// that runs these are the comments, of a session the lines above its first command.
pub fn seen(text: &str, blocks: &[Block]) -> String {
    let mut seen: Vec<u8> =
        text.bytes().map(|byte| if byte == b'\n' { byte } else { 0 }).collect();
    let mut show = |range: Range<usize>| {
        seen[range.clone()].copy_from_slice(&text.as_bytes()[range]);
    };
    let mut tags = Vec::new();
    let (mut in_code, mut in_address, mut in_comment) = (false, false, false);
    for (event, range) in Parser::new_ext(text, options()).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(_)) => {
                let block =
                    blocks.iter().find(|block| block.range.start == range.start);
                in_code = block.is_some_and(Block::is_tested);
            }
            Event::End(TagEnd::CodeBlock) => in_code = false,
            // Their marks stand in the text, and on the page there is nothing.
            Event::Start(Tag::Emphasis) => tags.extend(ends(range, 1)),
            Event::Start(Tag::Strong) => tags.extend(ends(range, 2)),
            Event::Start(Tag::Link { link_type, .. }) => {
                in_address = matches!(link_type, LinkType::Autolink | LinkType::Email);
            }
            Event::End(TagEnd::Link) => in_address = false,
            Event::Text(_) if in_code || in_address => {}
            Event::Text(_)
            | Event::Code(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_) => show(range),
            // What is between tags; the tags themselves and comments are not read.
            Event::Html(html) => {
                in_comment |= html.contains("<!--");
                let mut at = range.start;
                for part in html.split_inclusive('>') {
                    let end = at + part.find('<').unwrap_or(part.len());
                    if !in_comment {
                        show(at..end);
                    }
                    in_comment &= !part.ends_with("-->");
                    at += part.len();
                }
            }
            Event::InlineHtml(tag) if !tag.starts_with("<br") => tags.push(range),
            _ => {}
        }
    }
    for block in blocks {
        let lines = &text[block.range.clone()];
        let parts = match block.words().first() {
            Some(&"console") => Vec::from([typed(lines)]),
            _ if block.is_example() => comments(lines),
            _ => continue,
        };
        let start = block.range.start;
        parts.into_iter().for_each(|part| show(start + part.start..start + part.end));
    }
    tags.into_iter().for_each(|tag| seen[tag].fill(TAG as u8));
    for directive in directives(text, blocks) {
        let whole = directive.range;
        let hidden = match &directive.kind {
            Kind::Figure(_, caption) | Kind::Table(_, caption) => {
                let length = text[whole.clone()].find(&**caption).unwrap_or(0);
                whole.start..whole.start + length
            }
            _ => whole,
        };
        seen[hidden].fill(0);
    }
    // Only whole characters were shown or hidden.
    String::from_utf8_lossy(&seen).into_owned()
}

/// The first and the last bytes of a range.
fn ends(range: Range<usize>, length: usize) -> [Range<usize>; 2] {
    [range.start..range.start + length, range.end - length..range.end]
}

/// The lines of a session that are not run: all before the first `$ `, the fence aside.
fn typed(session: &str) -> Range<usize> {
    let start = session.find('\n').map_or(session.len(), |end| end + 1);
    let mut end = start;
    for line in session[start..].split_inclusive('\n') {
        if line.trim_start().starts_with("$ ") {
            break;
        }
        end += line.len();
    }
    start..end
}

/// The comments in Rust code.
pub fn comments(code: &str) -> Vec<Range<usize>> {
    let mut comments = Vec::new();
    let mut at = 0;
    while let Some(next) = code[at..].find(['/', '"', '\'']) {
        let start = at + next;
        let rest = &code[start..];
        let end =
            |mark: &str| rest.find(mark).map_or(rest.len(), |end| end + mark.len());
        let length = if rest.starts_with("//") {
            comments.push(start..start + end("\n"));
            end("\n")
        } else if rest.starts_with("/*") {
            comments.push(start..start + end("*/"));
            end("*/")
        } else if let Some(rest) = rest.strip_prefix('"') {
            1 + string(rest)
        } else {
            character(rest)
        };
        at = start + length;
    }
    comments
}

/// The documentation in Rust code, in its place; everything else is blank, as are its
/// examples, which the tests run.
pub fn documentation(code: &str) -> String {
    let mut documentation = String::new();
    let mut in_example = false;
    for line in code.split_inclusive('\n') {
        let start = line.trim_start();
        let text = start.strip_prefix("///").or_else(|| start.strip_prefix("//!"));
        let fence = text.is_some_and(|text| text.trim_start().starts_with("```"));
        in_example ^= fence;
        let shown = text.filter(|_| !fence && !in_example).unwrap_or("\n");
        // A number may go on in the next line, so what is blank is white space.
        let blank = line.len() - shown.len();
        documentation.extend(std::iter::repeat_n(' ', blank));
        documentation += shown;
    }
    documentation
}

/// The length of a string up to and with the quote that ends it.
fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    text.len()
}

/// The length of a character with its quotes; 1 for what is none.
fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next(), chars.next()) {
        (Some((_, '\\')), Some(_), Some((end, '\''))) => end + 1,
        (Some((_, c)), Some((end, '\'')), _) if c != '\\' => end + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::super::large::large;
    use super::*;
    use crate::model::markdown::blocks;

    fn values(text: &str) -> Vec<String> {
        large(&seen(text, &blocks(text))).into_iter().map(|n| n.text).collect()
    }

    #[test]
    fn large_numbers_are_found_however_they_are_written() {
        let text =
            "5040, 3,674,160 and 3 674 160\n\n| a | b |\n|--|--|\n| 2,644 | 12 |\n";
        assert_eq!(values(text), ["5040", "3,674,160", "3 674 160", "2,644"]);
        let text = "8.756 `4096` $2{,}187$ **1847** <b>1848</b> 3&nbsp;674 1_000";
        let right = ["8.756", "4096", "2{,}187", "1847", "1848", "3&nbsp;674", "1_000"];
        assert_eq!(values(text), right);
        assert_eq!(
            values("<p>\n5041 <i title=\"5042\">5043</i>\n</p>\n"),
            ["5041", "5043"]
        );
        assert_eq!(values("```text\n5040\n```\n"), ["5040"]);
        assert_eq!(
            values("{{#figure ab1000 | All 5040, {{fact n.5000}}.}}\n"),
            ["5040"]
        );
    }

    #[test]
    fn names_small_numbers_and_what_runs_are_not() {
        assert_eq!(
            values("1, 20, 300; 0.075 s, 999, 127.0.0.1, A079761, 79(6), 12.5"),
            [""; 0]
        );
        assert_eq!(
            values("```rust\n5040\n```\n\n```console\n$ gods\n5040\n```\n"),
            [""; 0]
        );
        assert_eq!(values("<!-- 5040\n<b>\n5041 -->\n<p>5042</p>\n"), ["5042"]);
        assert_eq!(values("<!-- 5040 --> {{fact n.5040}} <https://a.b/5040>"), [""; 0]);
        assert_eq!(values("1 0 2, and [0](a.md#5040)"), [""; 0]);
    }

    #[test]
    fn comments_are_read_and_code_that_runs_is_not() {
        let code = "```rust\nlet a = 5040; // 5041\nlet s = \"// 5042 \\\" // 5043\";\n\
                    let c = ['\"', '\\'', '/']; /* 5044\n5045 */ f::<'a>(5046); // 5047\n```\n";
        assert_eq!(values(code), ["5041", "5044", "5045", "5047"]);
        assert_eq!(
            values("- a\n  ```rust\n  // 5040\n  let a = 5041;\n  ```\n"),
            ["5040"]
        );
    }

    #[test]
    fn code_that_does_not_run_is_read() {
        for fence in ["rust,no_run", "rust,compile_fail,E0277", "toml"] {
            assert_eq!(
                values(&format!("```{fence}\nf(5040); // 5041\n```\n")),
                ["5040", "5041"]
            );
        }
    }

    #[test]
    fn what_stands_above_a_session_is_read_and_the_session_is_not() {
        let session = "```console\n# 5040\ncargo run 5041\n$ gods 5042\n# 5043\n```\n";
        assert_eq!(values(session), ["5040", "5041"]);
        assert_eq!(values("```console\ncargo run 5041\n```\n"), ["5041"]);
    }

    #[test]
    fn tags_and_marks_do_not_hide_a_number() {
        assert_eq!(values("3<wbr>674<wbr>160"), ["3674160"]);
        assert_eq!(
            values("**3.67** million and $2$ billion"),
            ["3.67 million", "2 billion"]
        );
        assert_eq!(values("3**674**160 and 3*674*160"), ["3674160", "3674160"]);
        assert_eq!(values("| 1 | 234 |\n|--|--|\n| 5 | 678 |\n"), [""; 0]);
    }
}
