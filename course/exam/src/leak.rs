//! Whether one part of a question answers another: its key stands in the question's text,
//! or is the key of two parts. Parts whose numbers are drawn apart do so now and then.
use crate::template::{Variant, number_word};

/// Returns an answer that the drawn values of the statement show, or that answers two
/// parts.
pub fn leaked_answer<'a>(statement: &str, variant: &'a Variant) -> Option<&'a [u64]> {
    let is_shown = |name: &str| statement.contains(&format!("{{{{{name}:"));
    let shown = variant.values.iter().filter(|(name, _)| is_shown(name));
    let mut known: Vec<_> = shown.map(|(_, text)| numbers_in(text)).collect();
    variant.answers.iter().find_map(|answer| {
        let leaks = known.contains(answer);
        known.push(answer.clone());
        leaks.then_some(&answer[..])
    })
}

/// Returns the numbers in a text, written in digits or words.
fn numbers_in(text: &str) -> Vec<u64> {
    let words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
    let number = |word: String| {
        word.parse().ok().or_else(|| (1..=10).find(|&n| number_word(n) == word))
    };
    words.filter_map(number).collect()
}
