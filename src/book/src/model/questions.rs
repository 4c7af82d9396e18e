//! The statement of an exercise, and its questions: what a reader can answer on the page with a
//! word or a number, without writing code.
use std::path::PathBuf;
use std::sync::LazyLock;

use anyhow::{Result, bail};
use judging::exercises::Exercise;
use judging::exercises::exercise::Kind;
use regex::Regex;

use super::text::regex;

/// A question: a function without arguments whose value is to be found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The function's documentation, in one line.
    pub prompt: String,
    /// The function's name.
    pub function: String,
    /// The type of the value, as in the source.
    pub value_type: String,
}

static FUNCTION: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"^((?:///[^\n]*\n)+)pub fn (\w+)\(\) -> ([^{]+?) \{\n    todo!\(\)\n\}\s*")
});

/// The questions of an exercise that can be answered on its page; empty if its kind asks for
/// code.
///
/// # Errors
/// If the file of an exercise of such a kind holds anything but functions without arguments.
pub fn questions(exercise: &Exercise) -> Result<Vec<Question>> {
    if !matches!(exercise.metadata.kind, Kind::Predict | Kind::Order) {
        return Ok(Vec::new());
    }
    let stub = exercise.stub()?;
    let (_, code) = split_statement(&stub);
    let (mut left, mut all) = (&*code, Vec::new());
    while let Some(found) = FUNCTION.captures(left) {
        let (whole, [about, function, kind]) = found.extract();
        let lines = about.lines().map(|line| line.trim_start_matches('/').trim());
        all.push(Question {
            prompt: lines.collect::<Vec<_>>().join(" "),
            function: function.to_owned(),
            value_type: kind.to_owned(),
        });
        left = &left[whole.len()..];
    }
    if let Some(line) = left.lines().next() {
        bail!(
            "found `{line}`: the file of an exercise of kind {} holds functions without \
             arguments alone, each with `///` before it, since a page asks for their values",
            exercise.metadata.kind
        );
    }
    Ok(all)
}

/// The page of the chapter that an exercise belongs to.
pub fn chapter_page(exercise: &Exercise) -> PathBuf {
    PathBuf::from(format!("{}.md", exercise.chapter))
}

/// Splits a file into the text of its `//!` lines and the rest.
pub fn split_statement(file: &str) -> (String, String) {
    let doc_lines = file.lines().take_while(|line| line.starts_with("//!"));
    let statement: Vec<_> = doc_lines
        .map(|line| line[3..].strip_prefix(' ').unwrap_or(&line[3..]))
        .collect();
    let rest: Vec<_> = file.lines().skip(statement.len()).collect();
    (statement.join("\n"), rest.join("\n").trim().to_owned())
}

#[test]
fn splits_statement_from_code() {
    let file = "//! Do it.\n//!\n//!     code\n\n/// Does.\nfn f() {}\n";
    let right = ("Do it.\n\n    code".to_owned(), "/// Does.\nfn f() {}".to_owned());
    assert_eq!(split_statement(file), right);
}
