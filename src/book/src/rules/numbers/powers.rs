//! Numbers with a power of ten or a letter for it: `4·10⁹`, `3.67e6`, `43k`, `3.67M`.
use super::large::{LARGE, Large, TAG, gap, number, shifted, shown};

/// The signs of a product in which the second number is a power of ten.
const TIMES: [&str; 9] =
    ["\\cdot", "\\times", "\\ast", "·", "⋅", "×", "∙", "*", "&middot;"];
/// Letters that multiply the number before them, and their zeros. In a formula a letter
/// is a variable.
const LETTERS: [(&str, usize); 5] = [("k", 3), ("K", 3), ("M", 6), ("bn", 9), ("G", 9)];
const RAISED: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/// All large numbers that are written so.
pub fn powers(text: &str) -> Vec<Large> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find(|c: char| c.is_ascii_digit()) {
        let start = at + next;
        let (length, value) = number(&text[start..]);
        at = start + length;
        let in_word =
            text[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let scaled = power(&text[at..])
            .or_else(|| exponent(&text[at..]).filter(|_| !in_word))
            .or_else(|| {
                letter(&text[at..]).filter(|_| !in_word && !in_formula(&text[..start]))
            });
        let Some((length, zeros)) = scaled else { continue };
        at += length;
        let value = shifted(&value, zeros);
        let whole = value.split('.').next().unwrap_or("").trim_start_matches('0');
        if whole.len() >= LARGE {
            found.push(Large { text: shown(&text[start..at]), value, start });
        }
    }
    found
}

/// The length of a text without the gaps and spaces that it begins with.
fn gaps(text: &str) -> usize {
    let mut at = 0;
    while let Some(length) = gap(&text[at..]) {
        at += length;
    }
    at
}

/// A product with a power of ten: its length and its zeros.
fn power(text: &str) -> Option<(usize, usize)> {
    let mut at = gaps(text);
    at += TIMES.iter().find(|sign| text[at..].starts_with(**sign))?.len();
    at += gaps(&text[at..]);
    at += text[at..].strip_prefix("10").map(|_| 2)?;
    let rest = &text[at..];
    let raised = rest.trim_start_matches(|c| RAISED.contains(c));
    if raised.len() < rest.len() {
        let digits = rest[..rest.len() - raised.len()].chars();
        let digit = |c| RAISED.chars().position(|other| other == c);
        let zeros = digits.filter_map(digit).fold(0_usize, |n, d| (10 * n + d).min(99));
        return Some((at + rest.len() - raised.len(), zeros));
    }
    // `10^9`, `10^{13}` and `10<sup>9</sup>`.
    let mark = rest.trim_start_matches(|c: char| "^{ ".contains(c) || c == TAG);
    let digits = mark.find(|c: char| !c.is_ascii_digit()).unwrap_or(mark.len());
    let zeros =
        mark[..digits].parse::<usize>().ok().filter(|_| mark.len() < rest.len())?;
    let brace = usize::from(mark[digits..].starts_with('}'));
    Some((at + rest.len() - mark.len() + digits + brace, zeros.min(99)))
}

/// An exponent, as in `3.67e6`.
fn exponent(text: &str) -> Option<(usize, usize)> {
    let rest = text.strip_prefix(['e', 'E'])?;
    let digits = rest.strip_prefix('+').unwrap_or(rest);
    let length = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let ends = !digits[length..].starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let zeros = digits[..length].parse::<usize>().ok().filter(|_| ends)?;
    Some((text.len() - digits.len() + length, zeros.min(99)))
}

/// A letter, as in `43k`.
fn letter(text: &str) -> Option<(usize, usize)> {
    let ends =
        |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let is = |(letter, _): &&(&str, usize)| text.strip_prefix(letter).is_some_and(ends);
    LETTERS.iter().find(is).map(|(letter, zeros)| (letter.len(), *zeros))
}

/// Whether a text ends in a formula: after one `$`, or `$$`, that has no second one in
/// the paragraph.
fn in_formula(text: &str) -> bool {
    let paragraph = text.rsplit("\n\n").next().unwrap_or(text);
    let mut marks = 0;
    let mut before = ' ';
    for c in paragraph.chars() {
        marks += usize::from(c == '$' && before != '$');
        before = c;
    }
    marks % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Vec<String> {
        powers(text).into_iter().map(|number| number.value).collect()
    }

    #[test]
    fn powers_of_ten_make_a_number_large() {
        for (text, right) in [
            ("$3.67 \\cdot 10^6$", "3670000"),
            ("> 1.6 \\cdot 10^{13}.", "16000000000000"),
            ("$4 \\times 10^{9}$", "4000000000"),
            ("4·10⁹", "4000000000"),
            ("4 × 10^9", "4000000000"),
            ("4·10\u{2}\u{2}9\u{2}", "4000000000"),
            ("3.67e6", "3670000"),
            ("3E+6", "3000000"),
            ("3.67M", "3670000"),
            ("43k rows", "43000"),
            ("a ($x$) of 2bn", "2000000000"),
        ] {
            assert_eq!(values(text), [right], "{text}");
        }
        let found = &powers("a 3.67e6 b")[0];
        assert_eq!((&found.text[..], found.start), ("3.67e6", 2));
    }

    #[test]
    fn units_variables_and_small_powers_are_no_large_numbers() {
        for text in [
            "2 MB and 43 kB, 5MB",
            "$2k$ and $$ 2k + 1M $$",
            "3 · 10^2",
            "2·10 + 1",
            "0x1e6",
            "a2k",
            "3.67e-6",
            "R2 M",
            "12 e6",
            "\\cdot 10^6",
        ] {
            assert_eq!(values(text), [""; 0], "{text}");
        }
    }
}
