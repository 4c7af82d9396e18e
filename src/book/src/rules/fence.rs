//! The words after a code fence: which ones there may be, and in which order.
use super::proof;
use crate::model::Chapter;
use crate::model::markdown::Block;

/// Words that rustdoc reads. It skips a block in which one follows a word that it
/// does not know.
const RUSTDOC: [&str; 5] =
    ["rust", "should_panic", "no_run", "compile_fail", "standalone_crate"];
/// Words that only mdBook reads.
const MDBOOK: [&str; 4] = ["noplayground", "editable", "listing", "repeat"];

const NO_LANGUAGE: &str = "a code fence without a language, which rustdoc would run as \
    Rust: write ```text or ```rust";
const INDENTED: &str = "an indented code block, which rustdoc would run as Rust: fence it \
    with ```text or ```rust, or do not indent it by four";

/// The fences of a chapter whose words are not as they have to be.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let wrong = |block: &Block| {
        session(block)
            .or_else(|| words(block))
            .or_else(|| no_run(block, &chapter.text))
            .or_else(|| proof::wrong(block))
    };
    let all = chapter.blocks.iter();
    all.filter_map(|block| Some((block.line, wrong(block)?))).collect()
}

/// A session in a fence where nobody runs it.
fn session(block: &Block) -> Option<String> {
    let words = block.words();
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

/// What is wrong with the words of a fence.
fn words(block: &Block) -> Option<String> {
    let words = block.words();
    let Some(&first) = words.first() else {
        return Some(block.info.as_ref().map_or(INDENTED, |_| NO_LANGUAGE).to_owned());
    };
    if let Some(word) = words.iter().find(|word| word.starts_with("ignore")) {
        return Some(format!(
            "`{word}` hides code from the compiler: let it run, or say `no_run` and why; \
             what is not Rust is ```text"
        ));
    }
    let rustdoc = |word: &str| {
        RUSTDOC.contains(&word) || word.starts_with("edition") || error_code(word)
    };
    if first != "rust" {
        let known = |word: &&&str| rustdoc(word) || MDBOOK.contains(*word);
        return words.iter().find(known).map(|word| {
            format!(
                "`{word}` stands in a fence that does not begin with `rust`: write \
                 ```rust,{word}"
            )
        });
    }
    let unknown = |word: &&&str| !rustdoc(word) && !MDBOOK.contains(*word);
    if let Some(word) = words.iter().find(unknown) {
        return Some(format!(
            "unknown word `{word}` in a Rust fence: the known ones are, in this order, {}, \
             an edition or an error code; {}",
            RUSTDOC.join(", "),
            MDBOOK.join(", ")
        ));
    }
    let listing = words.contains(&"listing") || words.contains(&"repeat");
    if listing && !block.is_listing() {
        return Some(format!(
            "found ```{}: a listing is ```rust,listing, or ```rust,listing,repeat, and \
             nothing else",
            words.join(",")
        ));
    }
    let mdbooks = words.iter().position(|word| !rustdoc(word));
    let late = mdbooks.and_then(|at| words[at..].iter().find(|word| rustdoc(word)));
    if let (Some(at), Some(late)) = (mdbooks, late) {
        return Some(format!(
            "`{late}` stands after `{}`, so rustdoc would skip the block: \
             put rustdoc's words first",
            words[at]
        ));
    }
    let is_vague =
        words.contains(&"compile_fail") && !words.iter().any(|it| error_code(it));
    is_vague.then(|| {
        "`compile_fail` without an error code passes for the wrong reasons: \
         write ```rust,compile_fail,E0382 with the code that rustc reports"
            .to_owned()
    })
}

fn error_code(word: &str) -> bool {
    word.len() == 5
        && word.strip_prefix('E').is_some_and(|d| d.bytes().all(|b| b.is_ascii_digit()))
}

/// `no_run` needs its reason on the line before.
fn no_run(block: &Block, text: &str) -> Option<String> {
    let before = text[..block.range.start].trim_end().lines().next_back();
    let reason = before.is_some_and(|line| line.starts_with("<!-- no_run: "));
    (block.words().contains(&"no_run") && !reason).then(|| {
        "`no_run` without a reason: write `<!-- no_run: why -->` on the line before"
            .to_owned()
    })
}
