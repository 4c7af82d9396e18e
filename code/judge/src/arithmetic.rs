//! Evaluation of numbers that are typed as formulas, such as `3 * (16 * 15 * 14)`.

use std::iter::Peekable;
use std::str::Chars;

/// The characters left to read, without spaces and separators of digits.
type CharStream<'a> = Peekable<Chars<'a>>;

/// Maximum number of bytes: more than any answer has, and few enough for recursive calls.
const MAX_BYTES: usize = 1_000;

/// The value of a formula with `+`, `-`, `*` or `·`, `/` for integer division, `^` for powers,
/// `!` and brackets, with the usual precedence.
///
/// # Errors
/// A message that says what was found in place of a number, or what is below 0 or too large.
///
/// # Examples
/// Numbers are read by it:
/// ```
/// use judge::ParseAnswer;
///
/// assert_eq!(u64::read("3 * (16 * 15 * 14)"), Ok(10_080));
/// let said = "found 2 - 3, which is below 0, and a whole number from 0 is wanted, \
///     in digits or as 2 * 3 + 4";
/// assert_eq!(u64::read("2 - 3"), Err(said.to_owned()));
/// ```
pub fn evaluate(text: &str) -> Result<u64, String> {
    let commas = text.match_indices(',').map(|(at, _)| (at, digits_around(text, at)));
    // A comma must stand before three digits, as in 3,674,160.
    if let Some((at, (before, after))) =
        commas.into_iter().find(|&(_, (before, after))| before == 0 || after != 3)
    {
        let number = &text[at - before..at + 1 + after];
        return Err(not_a_number(&format!(
            "`{number}`, whose comma does not stand before three digits"
        )));
    }
    // Characters that may separate the digits of large numbers.
    let between = [',', '_', ' ', '\u{a0}', '\u{202f}', '\n', '\t'];
    let text = text.replace(between, "");
    // Each bracket is a recursive call.
    if text.len() > MAX_BYTES {
        return Err(not_a_number(&format!(
            "a text of {} characters",
            text.chars().count()
        )));
    }
    let mut left = text.chars().peekable();
    let value = sum(&mut left)?;
    match left.next() {
        None => Ok(value),
        Some(c) => Err(not_a_number(&format!("`{c}`"))),
    }
}

/// The numbers of digits before and after a comma.
fn digits_around(text: &str, comma: usize) -> (usize, usize) {
    let (before, after) = (text[..comma].bytes().rev(), text[comma + 1..].bytes());
    let count = |bytes: &mut dyn Iterator<Item = u8>| {
        bytes.take_while(u8::is_ascii_digit).count()
    };
    (count(&mut { before }), count(&mut { after }))
}

fn not_a_number(what: &str) -> String {
    format!(
        "found {what}, and a whole number from 0 is wanted, in digits or as 2 * 3 + 4"
    )
}

fn sum(left: &mut CharStream) -> Result<u64, String> {
    let mut value = product(left)?;
    while let Some(sign) = left.next_if(|c| "+-−".contains(*c)) {
        let next = product(left)?;
        value = match sign {
            '+' => value.checked_add(next).ok_or_else(too_large)?,
            _ => value.checked_sub(next).ok_or_else(|| {
                not_a_number(&format!("{value} - {next}, which is below 0"))
            })?,
        };
    }
    Ok(value)
}

fn product(left: &mut CharStream) -> Result<u64, String> {
    let mut value = power(left)?;
    while let Some(sign) = left.next_if(|c| "*·×/".contains(*c)) {
        let next = power(left)?;
        value = match sign {
            '/' => value
                .checked_div(next)
                .ok_or_else(|| not_a_number("a division by 0"))?,
            _ => value.checked_mul(next).ok_or_else(too_large)?,
        };
    }
    Ok(value)
}

fn power(left: &mut CharStream) -> Result<u64, String> {
    let mut value = operand(left)?;
    while left.next_if_eq(&'!').is_some() {
        // 21! does not fit in 64 bits.
        let factors = if value > 20 { None } else { Some((1..=value).product()) };
        value = factors.ok_or_else(too_large)?;
    }
    if left.next_if_eq(&'^').is_some() {
        let exponent = u32::try_from(power(left)?).map_err(|_| too_large())?;
        value = value.checked_pow(exponent).ok_or_else(too_large)?;
    }
    Ok(value)
}

/// Reads a number, or a formula in brackets.
fn operand(left: &mut CharStream) -> Result<u64, String> {
    if left.next_if_eq(&'(').is_some() {
        let value = sum(left)?;
        return match left.next_if_eq(&')') {
            Some(_) => Ok(value),
            None => Err(not_a_number("a bracket that is not closed")),
        };
    }
    let mut digits = String::new();
    while let Some(c) = left.next_if(char::is_ascii_alphanumeric) {
        digits.push(c);
    }
    if digits.is_empty() {
        return Err(not_a_number(
            &left.peek().map_or("nothing".to_owned(), |c| format!("`{c}`")),
        ));
    }
    let (number, radix) = match digits.strip_prefix("0x") {
        Some(number) => (number, 16),
        None => (&*digits, 10),
    };
    if !number.chars().all(|c| c.is_digit(radix)) {
        return Err(not_a_number(&format!("`{digits}`")));
    }
    u64::from_str_radix(number, radix).map_err(|_| match number {
        "" => not_a_number(&format!("`{digits}`")),
        _ => too_large(),
    })
}

fn too_large() -> String {
    format!("what is found is too large: at most {} can be judged", u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{MAX_BYTES, evaluate};

    #[test]
    fn evaluates_with_formula_precedence() {
        for (text, right) in [
            ("7", 7),
            ("3 * (16 * 15 * 14 * 13 * 12)", 1_572_480),
            ("2·3+4", 10),
            ("2 + 3 × 4", 14),
            ("10 - 2 - 3", 5),
            ("7! * 3^6", 3_674_160),
            ("2^3^2", 512),
            ("3!^2", 36),
            ("60 / 7", 8),
            ("0x22110", 0x22110),
            ("18,446,744,073,709,551,615", u64::MAX),
            ("0!", 1),
        ] {
            assert_eq!(evaluate(text), Ok(right), "{text}");
        }
    }

    #[test]
    fn rejects_comma_without_three_digits() {
        for (text, shown) in [
            ("3,5", "3,5"),
            ("2 * 3,14 + 1", "3,14"),
            ("1,0000", "1,0000"),
            (",123", ",123"),
            ("1,234,56", "234,56"),
        ] {
            let said = evaluate(text).unwrap_err();
            let start =
                format!("found `{shown}`, whose comma does not stand before three");
            assert!(said.starts_with(&start), "{said}");
        }
        assert_eq!(evaluate("3,674,160 / 1,000"), Ok(3674));
    }

    #[test]
    fn rejects_what_is_no_number() {
        for (text, said) in [
            ("", "found nothing"),
            ("-1", "found `-`"),
            ("1.5", "found `.`"),
            ("eleven", "found `eleven`"),
            ("2 - 3", "found 2 - 3, which is below 0"),
            ("2 *", "found nothing"),
            ("(1", "a bracket that is not closed"),
            ("1)", "found `)`"),
            ("1 / 0", "a division by 0"),
            ("0x", "found `0x`"),
            ("0xg", "found `0xg`"),
            ("21!", "too large"),
            ("2^64", "too large"),
            ("2^4294967296", "too large"),
            ("18446744073709551616", "too large"),
            (&"(".repeat(100_000), "a text of 100000 characters"),
            (&"2^".repeat(500), "found nothing"),
            ("18446744073709551615 + 1", "too large"),
        ] {
            let error = evaluate(text).unwrap_err();
            assert!(error.contains(said), "{text}: {error}");
        }
    }

    #[test]
    fn deep_brackets_do_not_overflow() {
        assert_eq!(
            evaluate(&format!("{}1{}", "(".repeat(499), ")".repeat(499))),
            Ok(1)
        );
        let ones = vec!["1"; MAX_BYTES / 2].join("+");
        assert_eq!(evaluate(&ones), Ok(500));
        assert!(
            evaluate(&format!("{ones}+1")).unwrap_err().contains("1001 characters")
        );
    }
}
