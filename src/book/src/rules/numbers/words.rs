//! Numbers as prose writes them: `9`, `2,644`, `nine`.

/// Zero to twenty, and the tens from thirty on.
const WORDS: &str = "zero one two three four five six seven eight nine ten eleven twelve \
    thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty \
    thirty forty fifty sixty seventy eighty ninety";

/// Whether a text says a number: `12`, `1,680` or `8.756`.
pub fn says(text: &str, number: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric() && !",._-".contains(c));
    let mut values = words.filter_map(|word| value(word.trim_matches([',', '.', '-'])));
    value(number).is_some_and(|number| values.any(|value| value == number))
}

/// The number that a word is, or begins with, as `8-puzzle` does.
pub fn value(word: &str) -> Option<String> {
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        let number = word.split('-').next()?.replace([',', '_'], "");
        return number.parse::<f64>().is_ok().then_some(number);
    }
    let at = WORDS.split(' ').position(|it| it == word.to_lowercase())?;
    Some(if at > 20 { 10 * (at - 18) } else { at }.to_string())
}
