//! The rule for worked examples: each asserts something, and hides no line but the type of its
//! errors at its end.
use crate::model::markdown::CodeBlock;

/// The error message for an example that asserts nothing or hides a line.
pub fn proof_problem(block: &CodeBlock) -> Option<String> {
    let words = block.info_words();
    let has = |word| words.contains(&word);
    if !block.is_example() || has("no_run") {
        return None;
    }
    if let Some(line) = hidden_line(&block.code) {
        return Some(format!(
            "found the hidden line `{line}`: a reader must see what is run; only a last \
             line `# Ok::<(), Error>(())` may be hidden"
        ));
    }
    let asserts = ["assert!(", "assert_eq!(", "assert_ne!("];
    let asserts = asserts.iter().any(|name| block.code.contains(name));
    (!asserts && !has("compile_fail")).then(|| {
        "this example asserts nothing, so it proves no more than that it compiles: end it \
         with `assert_eq!(…)`, or write ```rust,no_run below a line `<!-- no_run: why -->`"
            .to_owned()
    })
}

/// The first hidden line, except the type of the errors at the end.
fn hidden_line(code: &str) -> Option<&str> {
    let code = code.trim_end();
    let (shown, last) = code.rsplit_once('\n').unwrap_or(("", code));
    let end = if last.starts_with("# Ok::<") { shown } else { code };
    let is_hidden = |line: &&str| *line == "#" || line.starts_with("# ");
    end.lines().map(str::trim).find(is_hidden)
}
