//! What a slide and a handout show of a statement.

/// The first paragraph of a statement, and the code that it introduces; if its sentence goes
/// on below that, the next paragraph as well.
pub fn first_paragraphs(statement: &str) -> &str {
    let end = statement.find("\n\n").unwrap_or(statement.len());
    let first = statement[..end].trim_end();
    if first.ends_with(['.', '?', '!', ')']) {
        return &statement[..end];
    }
    let rest = statement[end..].trim_start();
    let start = statement.len() - rest.len();
    let inner = match rest.strip_prefix("```") {
        Some(code) => code.find("```").map_or(rest.len(), |at| at + 6),
        None => rest.find("\n\n").unwrap_or(rest.len()),
    };
    let end = start + inner;
    let rest = &statement[end..];
    let next = rest.trim_start().split("\n\n").next().unwrap_or_default();
    if first.ends_with(':') || next.is_empty() {
        return &statement[..end];
    }
    &statement[..end + rest.len() - rest.trim_start().len() + next.len()]
}

#[test]
fn a_statement_begins_with_what_it_introduces() {
    assert_eq!(first_paragraphs("One.\nTwo.\n\nThree."), "One.\nTwo.");
    let code = "See:\n\n```text\na\n\nb\n```\n\nMore.";
    assert_eq!(first_paragraphs(code), "See:\n\n```text\na\n\nb\n```");
    assert_eq!(first_paragraphs("See:\n\n- a\n- b\n\nMore."), "See:\n\n- a\n- b");
    let on = "The board\n\n```text\na\n```\n\nis solved. So?";
    assert_eq!(first_paragraphs(&format!("{on}\n\nMore.")), on);
}
