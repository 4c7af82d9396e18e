//! What a worked example proves: it asserts, or panics with the words that it says, and
//! hides nothing by which its assertions would hold. What is not run asserts nothing.
use base::rust::tokens;

use crate::model::markdown::Block;

/// Macros that assert.
const ASSERTS: [&str; 3] = ["assert", "assert_eq", "assert_ne"];
/// The comment that says with which words an example panics.
const PANICS: &str = "// panics: ";

/// What is wrong with what a block proves, if anything: the message says what would be right.
pub fn wrong(block: &Block) -> Option<String> {
    let words = block.words();
    let has = |word| words.contains(&word);
    match () {
        _ if block.is_listing() || words == ["console"] => None,
        _ if !block.is_example() || has("no_run") => unrun(&block.code, &words),
        _ => hidden(&block.code).or_else(|| match () {
            _ if has("compile_fail") => None,
            _ if has("should_panic") => said(&block.code).err(),
            _ => asserts(&block.code, has("test_harness")),
        }),
    }
}

/// An assertion where nobody runs it.
fn unrun(code: &str, words: &[&str]) -> Option<String> {
    let is = |line: &&str| {
        let calls = |name| line.contains(&format!("{name}!"));
        ASSERTS.iter().any(calls)
    };
    code.lines().find(is).map(|line| {
        format!(
            "found `{}` in a block ```{}, where nobody runs it: what is asserted stands in an \
             example, ```rust, that runs",
            line.trim(),
            words.join(",")
        )
    })
}

/// A line that the page does not show, but for the last one's type.
fn hidden(code: &str) -> Option<String> {
    let hides = |line: &&str| {
        let rest = line.strip_prefix('#');
        rest.is_some_and(|rest| !rest.starts_with(['#', '[', '!']))
    };
    let mut lines =
        code.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    while let Some(line) = lines.next() {
        if hides(&line) && !(names_a_type(line) && lines.peek().is_none()) {
            return Some(format!(
                "found the hidden line `{line}`: a reader must see what is run; only a last \
                 line `# Ok::<(), Error>(())` may be hidden"
            ));
        }
    }
    None
}

/// `# Ok::<…>(())`, with a type and no more.
fn names_a_type(line: &str) -> bool {
    let inner =
        line.strip_prefix("# Ok::<").and_then(|rest| rest.strip_suffix(">(())"));
    let in_type = |c: char| c.is_alphanumeric() || "_:<>(), ".contains(c);
    inner.is_some_and(|inner| inner.chars().all(in_type))
}

/// What is wrong with an example that is to assert something: nothing may be asserted, or
/// in a function that is not called.
fn asserts(code: &str, harness: bool) -> Option<String> {
    let tokens = tokens(code).ok()?;
    let texts: Vec<_> = tokens.iter().map(|token| &*token.text).collect();
    let has = |row: &[&str]| texts.windows(row.len()).any(|part| part == row);
    if has(&["#", "[", "test", "]"]) && !harness {
        return Some(
            "found `#[test]` in an example, which is run and whose tests are not: assert \
             outside of a function"
                .to_owned(),
        );
    }
    (!ASSERTS.iter().any(|name| has(&[name, "!"]))).then(|| {
        "this example asserts nothing, so it proves no more than that it compiles: end it \
         with `assert_eq!(…)`, or write ```rust,no_run below a line `<!-- no_run: why -->`"
            .to_owned()
    })
}

/// The words with which an example panics: what its comment `// panics: "…"` says.
///
/// # Errors
/// If it has no such comment, or one without words.
pub fn said(code: &str) -> Result<&str, String> {
    let said = code.lines().find_map(|line| line.split_once(PANICS));
    let said = said.map(|(_, said)| said.trim());
    let quoted = said.and_then(|said| said.strip_prefix('"')?.strip_suffix('"'));
    quoted.filter(|said| !said.trim().is_empty()).ok_or_else(|| {
        let found = said.map_or(String::new(), |said| format!(", found `{said}`"));
        format!(
            "`should_panic` passes whatever panics: say with which words, in a comment \
             `{PANICS}\"rank 81 is not below 81\"`{found}"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::{asserts, hidden, said};

    #[test]
    fn only_what_is_run_is_an_assertion() {
        for code in [
            "assert!(true);",
            "fn main() { assert_eq ! (1, 1) }",
            "if a { assert_ne![1, 2] }",
        ] {
            assert_eq!(asserts(code, false), None, "{code}");
        }
        for code in
            ["let a = 1;", "let a = \"assert!(a)\";", "unassert!(a)", "assert(a)"]
        {
            assert!(asserts(code, false).is_some(), "{code}");
        }
        let test = "#[test]\nfn f() { assert!(true) }";
        assert!(asserts(test, false).is_some() && asserts(test, true).is_none());
    }

    #[test]
    fn only_a_type_is_hidden() {
        for code in [
            "f()?;\n# Ok::<(), Box<dyn std::error::Error>>(())\n",
            "#[derive(Debug)]\nstruct A;\n#![allow(x)]\n## a\n",
        ] {
            assert_eq!(hidden(code), None, "{code}");
        }
        for code in [
            "  # return;\n",
            "#\n",
            "#\treturn;\n",
            "# Ok::<(), ()>(())\nassert!(false);\n",
            "# Ok::<(), E>(()) ; x::<E>(())\n",
        ] {
            assert!(hidden(code).is_some(), "{code}");
        }
    }

    #[test]
    fn a_panic_has_words() {
        for code in ["f();", "// panics: rank", "// panics: \"\"", "// panics: \" \""] {
            assert!(said(code).is_err(), "{code}");
        }
    }
}
