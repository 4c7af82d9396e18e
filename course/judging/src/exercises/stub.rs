//! Makes the file that a student gets: the solution without its answer.

const BEGIN: &str = "// <answer>";
const END: &str = "// </answer>";

/// Replaces the lines from `// <answer>` to `// </answer>` by `todo!()`.
///
/// # Errors
/// If there is no such pair of lines, or a pair is not closed.
pub fn stub(solution: &str) -> Result<String, String> {
    let mut stub = String::new();
    let mut inside = None;
    let mut answers = 0;
    for (n, line) in (1..).zip(solution.lines()) {
        let indent = &line[..line.len() - line.trim_start().len()];
        match (line.trim(), inside) {
            (BEGIN, None) => {
                inside = Some(n);
                answers += 1;
                stub += &format!("{indent}todo!()\n");
            }
            (END, Some(_)) => inside = None,
            (BEGIN, Some(begin)) => {
                return Err(format!(
                    "line {n}: the answer of line {begin} is still open"
                ));
            }
            (END, None) => return Err(format!("line {n}: no answer is open")),
            (_, None) => stub += &format!("{line}\n"),
            (_, Some(_)) => {}
        }
    }
    match (inside, answers) {
        (Some(begin), _) => {
            Err(format!("line {begin}: the answer is not closed by `{END}`"))
        }
        (None, 0) => {
            Err(format!("no answer is marked: put it between `{BEGIN}` and `{END}`"))
        }
        (None, _) => Ok(stub),
    }
}

#[cfg(test)]
mod tests {
    use super::stub;

    #[test]
    fn replaces_answer_by_todo() {
        let solution =
            "/// Adds.\nfn add() {\n    // <answer>\n    1\n    // </answer>\n}\n";
        assert_eq!(stub(solution).unwrap(), "/// Adds.\nfn add() {\n    todo!()\n}\n");
    }

    #[test]
    fn rejects_unmatched_marks() {
        for (solution, expected) in [
            ("fn f() {}\n", "no answer is marked"),
            ("// <answer>\n", "line 1: the answer is not closed"),
            (
                "// <answer>\n// <answer>\n",
                "line 2: the answer of line 1 is still open",
            ),
            ("\n// </answer>\n", "line 2: no answer is open"),
        ] {
            let error = stub(solution).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }
}
