//! The teacher's edition: what begins also ends.
use crate::model::Chapter;
use crate::model::edition::{BEGIN, END};

/// Marks that do not come in pairs.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let mut open = None;
    let mut problems = Vec::new();
    for mark in &chapter.marks {
        let line = chapter.line(mark.range.start);
        let message = match (mark.begins, open) {
            (true, None) => {
                open = Some(line);
                continue;
            }
            (false, Some(_)) => {
                open = None;
                continue;
            }
            (true, Some(first)) => {
                format!(
                    "`{BEGIN}` is open since line {first}: close it first by `{END}`"
                )
            }
            (false, None) => format!("no `{BEGIN}` is open here"),
        };
        problems.push((line, message));
    }
    let unclosed = |line| (line, format!("`{BEGIN}` is not closed by `{END}`"));
    problems.extend(open.map(unclosed));
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_come_in_pairs() {
        let lines = |text| -> Vec<usize> {
            let chapter = Chapter::parse("a.md".as_ref(), text);
            check(&chapter).into_iter().map(|(line, _)| line).collect()
        };
        assert_eq!(lines("<!-- teacher -->\nA\n<!-- teacher -->\n"), [3, 1]);
        assert_eq!(lines("A\n<!-- /teacher -->\n"), [2]);
        assert_eq!(lines("<!-- teacher -->\nA\n<!-- /teacher -->\n"), [0; 0]);
    }
}
