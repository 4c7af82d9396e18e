//! What a worked example proves: it asserts where it is run in any case, or panics with the
//! words that it says; and nothing in it is hidden, ends it early or changes what asserting
//! is. What an assertion compares must be read by people: it may still be true of anything.
use base::rust::tokens;

use crate::model::markdown::Block;

/// Macros that assert.
const ASSERTS: [&str; 3] = ["assert", "assert_eq", "assert_ne"];
/// Words by which what stands below them does not run, or is not what it seems.
const EVADES: [&str; 7] =
    ["abort", "cfg", "cfg_attr", "exit", "macro_rules", "mod", "return"];
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
            _ => asserts(&block.code),
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
/// where it may not run.
fn asserts(code: &str) -> Option<String> {
    let tokens = tokens(code).ok()?;
    let texts: Vec<_> = tokens.iter().map(|token| &*token.text).collect();
    if let Some(word) = texts.iter().find(|text| EVADES.contains(text)) {
        return Some(format!(
            "found `{word}` in an example, by which an assertion may not run, or not be what \
             it seems: write the example without it"
        ));
    }
    // Each open bracket: whether it runs, and where the statement in it begins.
    let mut open = vec![(true, 0)];
    for (at, text) in texts.iter().enumerate() {
        let (in_run, start) = open.last().copied()?;
        match *text {
            "{" => open.push((in_run && runs(&texts[start..at], &texts), at + 1)),
            "(" | "[" => open.push((false, at + 1)),
            ")" | "]" | "}" => drop(open.pop()),
            name if ASSERTS.contains(&name) => {
                let line = code.lines().nth(tokens[at].lines.start - 1)?.trim();
                if !(in_run && start == at && texts.get(at + 1) == Some(&"!")) {
                    return Some(format!(
                        "found `{line}` where it may not run: assert in a line of the example \
                         itself, in a loop, or in a function that it calls"
                    ));
                }
                if always_holds(&texts[at + 2..]) {
                    return Some(format!("found `{line}`, which always holds"));
                }
            }
            _ => {}
        }
        if ["}", ";"].contains(text) {
            open.last_mut()?.1 = at + 1;
        }
    }
    (!ASSERTS.iter().any(|name| texts.contains(name))).then(|| {
        "this example asserts nothing, so it proves no more than that it compiles: end it \
         with `assert_eq!(…)`, or write ```rust,no_run below a line `<!-- no_run: why -->`"
            .to_owned()
    })
}

/// Whether a block with these tokens before it runs: a loop, or a function that is called.
fn runs(head: &[&str], all: &[&str]) -> bool {
    match head {
        [] => true,
        ["#", rest @ ..] => {
            let end = rest.iter().position(|text| *text == "]").unwrap_or(0);
            runs(&rest[end + 1..], all)
        }
        ["for" | "while" | "loop", rest @ ..] => !rest.contains(&"false"),
        ["fn", name, ..] => {
            let calls = |part: &[&str]| part[0] != "fn" && part[1..] == [*name, "("];
            *name == "main" || all.windows(3).any(calls)
        }
        _ => false,
    }
}

/// Whether what an assertion is given from its bracket on is `true`, or one thing twice.
fn always_holds(given: &[&str]) -> bool {
    let ends = |at| given.get(at).is_some_and(|it| [",", ")", "]", "}"].contains(it));
    let is_twice = |at| given.get(at + 1..2 * at) == given.get(1..at) && ends(2 * at);
    let mut commas = (2..given.len()).filter(|at| given[*at] == ",");
    given.get(1) == Some(&"true") && ends(2) || commas.any(is_twice)
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
            "assert!(a);",
            "fn main() { assert_eq ! (a(2), 1) }",
            "for a in b { assert_ne![1, 2] }",
            "#[allow(a)] fn f(a: u8) { assert!(a) } let a = b(|c| { c }); f(1);",
            "if a { b } loop { { assert_eq!(f(1), f(2)); } }",
        ] {
            assert_eq!(asserts(code), None, "{code}");
        }
        for code in [
            "let a = 1;",
            "let a = \"assert!(a)\";",
            "unassert!(a)",
            "assert(a)",
            "if a { assert_ne![1, 2] }",
            "#[test] fn f() { assert!(a) }",
            "if a[0] { assert!(a) }",
            "fn main() {} fn f() { assert!(a) }",
            "while false { assert!(a) }",
            "a && { assert!(a) };",
            "let f = || assert!(a);",
            "let f = || { assert!(a) };",
            "stringify!(assert!(a));",
            "stringify! { assert!(a); }",
            "#[cfg(any())] { assert!(a) }",
            "if cfg!(a) {} assert!(a);",
            "macro_rules! assert { () => {} } assert!(a);",
            "use a::b as assert; assert!(a);",
            "mod a {} assert!(a);",
            "if a { return; } assert!(a);",
            "std::process::exit(0); assert!(a);",
            "{ assert!(true) }",
            "assert_eq!(a(1), a(1))",
        ] {
            assert!(asserts(code).is_some(), "{code}");
        }
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
