//! What an exercise asks that can be answered in a word or a number, without writing code.
use std::sync::LazyLock;

use anyhow::{Result, bail};
use judging::exercises::Exercise;
use judging::exercises::exercise::Kind;
use regex::Regex;

use super::text::regex;

/// A function without arguments, of which the value is wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// What it asks: its documentation, in one line.
    pub about: String,
    /// The function's name.
    pub function: String,
    /// The type of its value, as it is written.
    pub kind: String,
}

static FUNCTION: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"^((?:///[^\n]*\n)+)pub fn (\w+)\(\) -> ([^{]+?) \{\n    todo!\(\)\n\}\s*")
});

/// The questions of an exercise that can be answered in a page; none if its kind asks for
/// code.
///
/// # Errors
/// If it should be answered so, and its file holds anything but such functions.
pub fn questions(exercise: &Exercise) -> Result<Vec<Question>> {
    if !matches!(exercise.about.kind, Kind::Predict | Kind::Order) {
        return Ok(Vec::new());
    }
    let stub = exercise.stub()?;
    let code = stub.lines().filter(|line| !line.starts_with("//!"));
    let code: String = code.map(|line| format!("{line}\n")).collect();
    let (mut left, mut all) = (code.trim_start(), Vec::new());
    while let Some(found) = FUNCTION.captures(left) {
        let (whole, [about, function, kind]) = found.extract();
        let lines = about.lines().map(|line| line.trim_start_matches('/').trim());
        all.push(Question {
            about: lines.collect::<Vec<_>>().join(" "),
            function: function.to_owned(),
            kind: kind.to_owned(),
        });
        left = &left[whole.len()..];
    }
    if let Some(line) = left.lines().next() {
        bail!(
            "found `{line}`: the file of an exercise of kind {} holds functions without \
             arguments alone, each with `///` before it, since a page asks for their values",
            exercise.about.kind
        );
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use judging::exercises;

    use super::*;

    const TOML: &str = "title = \"T\"\nminutes = 5\ndifficulty = \"easy\"\nkind = \"KIND\"\n\
                        sections = []\nteaches = \"t\"\n";

    /// The questions of an exercise with this solution, of a kind.
    fn asked(kind: &str, solution: &str) -> Result<Vec<Question>> {
        let root = tempfile::tempdir()?;
        let folder = root.path().join("chapters/exercises/one/two");
        fs::create_dir_all(&folder)?;
        fs::write(root.path().join("chapters/SUMMARY.md"), "[One](one.md)")?;
        fs::write(root.path().join("chapters/one.md"), "{{#exercise two}}")?;
        fs::write(folder.join("exercise.toml"), TOML.replace("KIND", kind))?;
        fs::write(folder.join("solution.rs"), solution)?;
        questions(&exercises::all(root.path())?[0])
    }

    const TWO: &str = "//! Say it.\n\n/// The first,\n/// in two lines.\npub fn one() -> [u8; 2] {\n    \
                       // <answer>\n    [1, 2]\n    // </answer>\n}\n\n/// The second.\n\
                       pub fn two() -> &'static str {\n    // <answer>\n    \"A\"\n    \
                       // </answer>\n}\n";

    #[test]
    fn each_function_is_a_question() {
        let question = |about: &str, function: &str, kind: &str| {
            let [about, function, kind] = [about, function, kind].map(str::to_owned);
            Question { about, function, kind }
        };
        let right = vec![
            question("The first, in two lines.", "one", "[u8; 2]"),
            question("The second.", "two", "&'static str"),
        ];
        assert_eq!(asked("predict", TWO).unwrap(), right);
        assert_eq!(asked("order", TWO).unwrap(), right);
        assert_eq!(asked("code", TWO).unwrap(), []);
    }

    #[test]
    fn what_a_page_cannot_ask_is_told() {
        for (from, to, found) in [
            ("one()", "one(n: u8)", "found `/// The first,`"),
            ("/// The second.\n", "", "found `pub fn two() -> &'static str {`"),
            ("//! Say it.\n", "//! Say it.\nuse std::fmt;\n", "found `use std::fmt;`"),
        ] {
            let error = asked("predict", &TWO.replace(from, to)).unwrap_err();
            assert!(error.to_string().starts_with(found), "{from}: {error}");
        }
    }
}
