//! The teacher's edition: what stands between `<!-- teacher -->` and `<!-- /teacher -->`
//! is only in a book that is built with solutions.
use super::super::markdown::{blocks, line_of};

const BEGIN: &str = "<!-- teacher -->";
const END: &str = "<!-- /teacher -->";

/// The lines of a text that are marks, with the place where each begins. What stands in a
/// code block is no mark.
fn marks(text: &str) -> Vec<(usize, &str)> {
    let blocks = blocks(text);
    let mut at = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        at += line.len();
        (at - line.len(), line.trim())
    });
    let is_mark = |&(start, line): &(usize, &str)| {
        [BEGIN, END].contains(&line)
            && !blocks.iter().any(|block| block.range.contains(&start))
    };
    lines.filter(is_mark).collect()
}

/// The text as teachers see it (`keep`), or as students do: without what stands between
/// the marks. The marks themselves are in neither.
pub fn teacher_edition(text: &str, keep: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (start, mark) in marks(text) {
        if keep || mark == BEGIN {
            out += &text[done..start];
        }
        let rest = &text[start..];
        done = start + rest.find('\n').map_or(rest.len(), |end| end + 1);
    }
    out + &text[done..]
}

/// Marks that do not come in pairs.
pub fn wrong(text: &str) -> Vec<(usize, String)> {
    let mut open = None;
    let mut wrong = Vec::new();
    for (start, mark) in marks(text) {
        let line = line_of(text, start);
        match (mark, open) {
            (BEGIN, None) => open = Some(line),
            (BEGIN, Some(first)) => wrong.push((
                line,
                format!(
                    "`{BEGIN}` is open since line {first}: close it first by `{END}`"
                ),
            )),
            (_, Some(_)) => open = None,
            (_, None) => wrong.push((line, format!("no `{BEGIN}` is open here"))),
        }
    }
    wrong
        .extend(open.map(|line| (line, format!("`{BEGIN}` is not closed by `{END}`"))));
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Q\n\n<!-- teacher -->\n\nA\n\n<!-- /teacher -->\n\nR\n";

    #[test]
    fn answers_are_for_teachers() {
        assert_eq!(teacher_edition(TEXT, false), "Q\n\n\nR\n");
        assert_eq!(teacher_edition(TEXT, true), "Q\n\n\nA\n\n\nR\n");
        assert_eq!(wrong(TEXT), []);
        let shown = "```text\n<!-- teacher -->\n```\n";
        assert_eq!(teacher_edition(shown, false), shown);
    }

    #[test]
    fn marks_come_in_pairs() {
        let lines = |text| wrong(text).into_iter().map(|(n, _)| n).collect::<Vec<_>>();
        assert_eq!(lines("<!-- teacher -->\nA\n<!-- teacher -->\n"), [3, 1]);
        assert_eq!(lines("A\n<!-- /teacher -->\n"), [2]);
    }
}
