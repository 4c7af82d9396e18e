//! Numbers as prose writes them: `9`, `2,644`, `nine`, `forty-eight`.
const SMALL: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 8] =
    ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// Whether a text says a number: `12`, `1,680` or `8.756`.
pub fn says(text: &str, number: &str) -> bool {
    let number = number.replace([',', '_'], "");
    let inner = |c: char| c.is_alphanumeric() || ",._-".contains(c);
    let is = |word: &str| value(word).is_some_and(|value| value == number);
    text.split(|c| !inner(c))
        .map(|word| word.trim_matches([',', '.', '-']))
        .any(|word| is(word) || value(word).is_none() && word.split('-').any(is))
}

/// The number that a word is.
pub fn value(word: &str) -> Option<String> {
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        let is_number = word.chars().all(|c| c.is_ascii_digit() || ",._".contains(c));
        return is_number.then(|| word.replace([',', '_'], ""));
    }
    let word = word.to_lowercase();
    let (tens, ones) = word.split_once('-').unwrap_or((&word, "zero"));
    let small = |word| SMALL.iter().position(|it| *it == word);
    let tens = TENS.iter().position(|it| *it == tens).map(|tens| 10 * (tens + 2));
    let value = tens.and_then(|tens| Some(tens + small(ones).filter(|it| *it < 10)?));
    value.or_else(|| small(&word)).map(|value| value.to_string())
}

#[cfg(test)]
mod tests {
    use super::says;

    #[test]
    fn numbers_are_read_in_digits_and_in_words() {
        for (text, number) in [
            ("Nine need one.", "9"),
            ("forty-eight images", "48"),
            ("The 8-puzzle.", "8"),
            ("all 2,644.", "2644"),
            ("all 2644", "2,644"),
            ("$9!$ or 2×3", "9"),
            ("a mean of 8.756", "8.756"),
        ] {
            assert!(says(text, number), "{text}");
        }
        for (text, number) in [
            ("forty-eight images", "8"),
            ("nineteen, x9, 9th", "9"),
            ("12.5 or 1,250", "12"),
            ("", "0"),
        ] {
            assert!(!says(text, number), "{text}");
        }
    }
}
