//! Comments in a chapter that state a condition on the computed facts and are not shown: `<!--
//! holds: pocket-cube.half-turn.layers[1] == 9 -->`.
use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

use super::parsed_text::ParsedText;
use super::text::regex;

static CLAIM: LazyLock<Regex> =
    LazyLock::new(|| regex(r"(?s)<!-- *holds:(.*?)-->[ \t]*\n?"));

/// The claims of a chapter: the byte range of each comment, including the line break after it,
/// and its condition.
pub fn claims(chapter: &ParsedText) -> impl Iterator<Item = (Range<usize>, String)> {
    let all = CLAIM.captures_iter(&chapter.text).filter_map(|found| {
        let words: Vec<_> = found[1].split_whitespace().collect();
        Some((found.get(0)?.range(), words.join(" ")))
    });
    all.filter(|(range, _)| {
        chapter.block_at(range.start).is_none()
            && !chapter.text[..range.start].ends_with('`')
    })
}
