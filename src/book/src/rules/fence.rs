//! The rule for the words after a code fence. rustdoc runs a block without a language as Rust,
//! and skips a block in which a word that it knows follows one that it does not know. So only a
//! few combinations are allowed.
use super::proof;
use crate::model::ParsedText;
use crate::model::markdown::CodeBlock;

/// Words after a fence that only belong to Rust.
const RUST: [&str; 8] = [
    "rust",
    "ignore",
    "should_panic",
    "no_run",
    "compile_fail",
    "test_harness",
    "listing",
    "repeat",
];

const NO_LANGUAGE: &str = "a code fence without a language, which rustdoc would run as \
    Rust: write ```text or ```rust";
const INDENTED: &str = "an indented code block, which rustdoc would run as Rust: fence it \
    with ```text or ```rust, or do not indent it by four";

/// The problems with the fences of a chapter.
pub fn check(chapter: &ParsedText) -> Vec<(usize, String)> {
    let problem = |block: &CodeBlock| {
        session_problem(block)
            .or_else(|| words_problem(block))
            .or_else(|| no_run_problem(block, &chapter.text))
            .or_else(|| proof::proof_problem(block))
    };
    let all = chapter.blocks.iter();
    all.filter_map(|block| Some((block.line, problem(block)?))).collect()
}

/// The error message for a `gods` session in a block that is not ```console, which is never
/// run.
fn session_problem(block: &CodeBlock) -> Option<String> {
    let words = block.info_words();
    let is_command = |line: &&str| line.trim_start().starts_with("$ gods");
    let line = block.code.lines().find(is_command)?;
    (words != ["console"]).then(|| {
        format!(
            "found `{}` in a block ```{}, where nobody runs it: a session is ```console",
            line.trim(),
            words.join(",")
        )
    })
}

/// The error message for the words after a fence, if they are not allowed.
fn words_problem(block: &CodeBlock) -> Option<String> {
    match &block.info_words()[..] {
        [] => Some(block.info.as_ref().map_or(INDENTED, |_| NO_LANGUAGE).to_owned()),
        ["rust"] | ["rust", "no_run" | "listing"] | ["rust", "listing", "repeat"] => {
            None
        }
        ["rust", "compile_fail", code] if is_error_code(code) => None,
        words if words.iter().any(|word| RUST.contains(word)) => Some(format!(
            "found ```{}: an example is ```rust, ```rust,no_run or, with the code that rustc \
             reports, ```rust,compile_fail,E0382; a listing is ```rust,listing or \
             ```rust,listing,repeat",
            words.join(",")
        )),
        _ => None,
    }
}

fn is_error_code(word: &str) -> bool {
    word.len() == 5
        && word.strip_prefix('E').is_some_and(|d| d.bytes().all(|b| b.is_ascii_digit()))
}

/// The error message for `no_run` without its reason on the line before.
fn no_run_problem(block: &CodeBlock, text: &str) -> Option<String> {
    let before = text[..block.range.start].trim_end().lines().next_back();
    let reason = before.is_some_and(|line| line.starts_with("<!-- no_run: "));
    (block.info_words().contains(&"no_run") && !reason).then(|| {
        "`no_run` without a reason: write `<!-- no_run: why -->` on the line before"
            .to_owned()
    })
}
