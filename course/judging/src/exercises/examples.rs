//! The examples that a student's file shows in its comments: `rank(&[1, 3, 5])` is 14. What
//! they say must be what the solution gives.
use std::fs;

use anyhow::Result;

use super::exercise::Exercise;
use super::workshop::Workshop;
use crate::verdict::{Fault, word};
use base::rust::tokens;

/// Words of an example that stand for a value, beside the functions of the exercise.
const KNOWN: [&str; 16] = [
    "Some", "None", "Ok", "Err", "true", "false", "vec", "u8", "u16", "u32", "u64",
    "u128", "usize", "i32", "i64", "MAX",
];

/// What stands between a call and its value.
const VERBS: [&str; 12] = [
    "is",
    "gives",
    "equals",
    "returns",
    "yields",
    "makes",
    "must be",
    "should be",
    "==",
    "=",
    "→",
    "->",
];

/// An example: a call, and what it gives; nothing, if that cannot be read.
type Example = (String, String);

/// What is wrong with an exercise whose solution contradicts what its stub shows.
///
/// # Errors
/// If its files cannot be read, or nothing can be judged.
pub fn contradicted(
    workshop: &Workshop,
    exercise: &Exercise,
) -> Result<Option<String>> {
    let stub = exercise.stub()?;
    let examples = examples(&stub);
    if examples.is_empty() {
        return Ok(None);
    }
    if let Some((call, _)) = examples.iter().find(|(_, value)| value.is_empty()) {
        return Ok(Some(format!(
            "the stub shows `{call}`, and what it gives cannot be read: write `is` and the \
             value behind it"
        )));
    }
    let solution = exercise.read("solution.rs")?;
    workshop.scratch.in_folder(|folder| {
        let folder = folder.join("examples/of/one");
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("check.rs"), check(&functions(&stub), &examples))?;
        fs::write(folder.join("solution.rs"), &solution)?;
        let twin = Exercise { folder, ..exercise.clone() };
        let judged = workshop.judge_text(&twin, &solution);
        let said = match judged.map(|judged| judged.verdict) {
            Ok(Ok(())) => return Ok(None),
            Ok(Err(Fault::Wrong(message) | Fault::Costly { message, .. })) => message,
            Ok(verdict) => word(&verdict).to_owned(),
            Err(error) => format!("an example is no Rust: {error:#}"),
        };
        Ok(Some(format!("the stub shows what it does not give: {said}")))
    })
}

/// A check that asks for all examples.
fn check(functions: &[&str], examples: &[Example]) -> String {
    let asked = examples.iter().map(|(call, value)| {
        format!(
            "judge::ensure({call} == {value}, || \
             format!(\"{{}} gives {{:?}}, and not {{}}\", {call:?}, {call}, {value:?}))?;\n"
        )
    });
    let functions = functions.join(", ");
    format!(
        "#[allow(unused_imports)]\nuse exercise::{{{functions}}};\n\
         pub fn check() -> judge::Verdict {{\n{}Ok(())\n}}\n",
        asked.collect::<String>()
    )
}

/// The functions of a file.
fn functions(text: &str) -> Vec<&str> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("pub fn "));
    lines.filter_map(|rest| rest.split(['(', '<']).next()).collect()
}

/// The examples in the comments of a file: assertions, and sentences that say of a call what
/// it `is` or `gives`. What names a variable, or no value, is no example, but a law.
fn examples(text: &str) -> Vec<Example> {
    let functions = functions(text);
    let comments = text.lines().filter_map(|line| line.trim().strip_prefix("//"));
    let comments = comments.map(|line| line.trim_start_matches(['/', '!']).trim());
    let comments = comments.collect::<Vec<_>>().join(" ");
    let asserted = comments.match_indices("assert").filter_map(|(at, _)| {
        let (name, rest) = comments[at..].split_once("!(")?;
        let inner = &rest[..closing(rest)?];
        match name {
            "assert" => Some((format!("({inner})"), "true".to_owned())),
            "assert_eq" => {
                let comma = inner.char_indices().find(|&(at, c)| {
                    c == ','
                        && inner[..at].matches(['(', '[']).count()
                            == inner[..at].matches([')', ']']).count()
                });
                let (call, value) = inner.split_at(comma?.0);
                Some((call.to_owned(), value[1..].trim().to_owned()))
            }
            _ => None,
        }
    });
    let mut found: Vec<Example> = asserted.collect();
    for (at, _) in comments.match_indices('`') {
        let rest = &comments[at + 1..];
        let Some((call, rest)) = rest.split_once('`') else { continue };
        let is_call = |name: &&&str| {
            call.strip_prefix(**name).is_some_and(|rest| rest.starts_with('('))
        };
        if functions.iter().find(is_call).is_some() && call.ends_with(')') {
            let values = values(rest);
            found.extend(values.into_iter().map(|value| (call.to_owned(), value)));
        }
    }
    let known = |word: &str| KNOWN.contains(&word) || functions.contains(&word);
    let closed = |text: &str| {
        let tokens = tokens(text).unwrap_or_default();
        tokens.iter().filter(|token| token.is_word()).all(|token| known(token.word()))
    };
    found.retain(|(call, value)| closed(call) && closed(value));
    found
}

/// What a sentence says after a call: the value in backquotes, or each side of a sum.
fn values(rest: &str) -> Vec<String> {
    let rest = rest.trim_start();
    let said =
        |verb: &&str| Some(rest.strip_prefix(verb)?.strip_prefix(' ')?.trim_start());
    let Some(rest) = VERBS.iter().find_map(said) else {
        let sentence = rest.split([';', ':']).next().unwrap_or_default();
        let sentence = sentence.split(". ").next().unwrap_or_default();
        let is_value = sentence.contains(|c: char| c == '`' || c.is_ascii_digit());
        return if is_value { vec![String::new()] } else { Vec::new() };
    };
    if let Some(rest) = rest.strip_prefix('`') {
        return rest.split('`').take(1).map(str::to_owned).collect();
    }
    let end = rest.find(|c: char| !c.is_ascii_digit() && !" +*·−-=".contains(c));
    let sum = rest[..end.unwrap_or(rest.len())].replace('·', "*").replace('−', "-");
    let sides = sum.split('=').map(|side| side.trim().to_owned());
    sides.filter(|side| side.ends_with(|c: char| c.is_ascii_digit())).collect()
}

/// Where the bracket closes that is open before a text.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1;
    text.char_indices().find_map(|(at, c)| {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        (depth == 0).then_some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::{Example, check, examples};

    fn found(comments: &str) -> Vec<Example> {
        examples(&format!(
            "{comments}\npub fn rank(cm: &[u8]) -> u64 {{\n    todo!()\n}}\n"
        ))
    }

    fn example(call: &str, value: &str) -> Example {
        (call.to_owned(), value.to_owned())
    }

    #[test]
    fn examples_are_read_as_students_read_them() {
        let call = "rank(&[1, 3])";
        for (comments, values) in [
            ("//! So `rank(&[1, 3])` is 2, for its list is (0, 3).", &["2"][..]),
            ("/// `rank(&[1, 3])` is\n/// 10 + 3 · 2 = 16.", &["10 + 3 * 2", "16"]),
            ("//! `rank(&[1, 3])` gives `Some(6)`, and", &["Some(6)"]),
            ("//! `rank(&[1, 3])` must be 2 and `rank(&[1, 3])` → 7.", &["2", "7"]),
            ("//! `rank(&[1, 3])` comes to 2.", &[""]),
            ("/// assert_eq!(rank(&[1, 3]), 7);", &["7"]),
        ] {
            let right: Vec<_> =
                values.iter().map(|value| example(call, value)).collect();
            assert_eq!(found(comments), right, "{comments}");
        }
        let asserted = [example("(rank(&[1]) == 7)", "true")];
        assert_eq!(found("// assert!(rank(&[1]) == 7)"), asserted);
    }

    #[test]
    fn laws_are_no_examples() {
        for comments in [
            "//! `rank(cm)` is 2 if it is the second.",
            "//! `unrank(3)` is 2.",
            "//! `rank(&[1])` is the rank.",
            "//! Check the answers with `assert!` or `assert_eq!`.",
            "pub fn f() { assert_eq!(rank(&[1]), 2) }",
        ] {
            assert_eq!(found(comments), [], "{comments}");
        }
    }

    #[test]
    fn a_check_asks_for_each() {
        let text = check(&["rank"], &[example("rank(&[1])", "2")]);
        assert!(text.contains("judge::ensure(rank(&[1]) == 2, || "), "{text}");
    }
}
