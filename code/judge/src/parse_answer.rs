//! Parsing of answers that are typed into a page.

use crate::arithmetic;

/// A type whose values can be parsed from a typed answer.
///
/// # Examples
/// ```
/// use judge::ParseAnswer;
///
/// assert_eq!(u64::read(" 3,674,160 "), Ok(3_674_160));
/// assert_eq!(u64::read("7! * 3^6"), Ok(3_674_160));
/// assert_eq!(<[u8; 3]>::read("[0, 2, 0]"), Ok([0, 2, 0]));
/// assert_eq!(Vec::<u32>::read("5 6 8"), Ok(vec![5, 6, 8]));
/// assert_eq!(<&str>::read(" dcfabe "), Ok("dcfabe"));
/// let said = "found 2 numbers, and 3 are wanted, with spaces between them";
/// assert_eq!(<[u8; 3]>::read("0 2"), Err(said.to_owned()));
/// ```
pub trait ParseAnswer: Sized {
    /// Parses a text. A number may be a formula, as `5 * (2^3 - 1)`. The numbers of a sequence
    /// are separated by spaces, commas or brackets; those of nested sequences are concatenated.
    ///
    /// # Errors
    /// A message that says what was found and what is expected.
    fn read(text: &str) -> Result<Self, String>;
}

/// A number, or a nested sequence of numbers.
trait ParseNumbers: Sized {
    /// The number of numbers in a value; `None` if any number is possible.
    const COUNT: Option<usize>;

    fn take(words: &mut &[&str]) -> Result<Self, String>;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl ParseNumbers for $number {
            const COUNT: Option<usize> = Some(1);

            fn take(words: &mut &[&str]) -> Result<Self, String> {
                let (first, rest) = words.split_first().ok_or("a number is missing")?;
                *words = rest;
                <$number>::read(first)
            }
        }

        impl ParseAnswer for $number {
            fn read(text: &str) -> Result<Self, String> {
                let value = arithmetic::evaluate(text)?;
                let largest = <$number>::MAX;
                <$number>::try_from(value).map_err(|_| {
                    format!("found {value}, which is too large: at most {largest} is wanted")
                })
            }
        }
    )*};
}

numbers!(u8 u32 u64 usize);

impl<T: ParseNumbers, const N: usize> ParseNumbers for [T; N] {
    const COUNT: Option<usize> = match T::COUNT {
        Some(count) => Some(count * N),
        None => None,
    };

    fn take(words: &mut &[&str]) -> Result<Self, String> {
        let row = (0..N).map(|_| T::take(words)).collect::<Result<Vec<_>, _>>()?;
        row.try_into().map_err(|_| "a number is missing".to_owned())
    }
}

impl<T: ParseNumbers> ParseNumbers for Vec<T> {
    const COUNT: Option<usize> = None;

    fn take(words: &mut &[&str]) -> Result<Self, String> {
        let mut row = Vec::new();
        while !words.is_empty() {
            row.push(T::take(words)?);
        }
        Ok(row)
    }
}

/// Parses a sequence of numbers, and checks how many there are.
fn read_row<T: ParseNumbers>(text: &str) -> Result<T, String> {
    let between = |c: char| c.is_whitespace() || ",;[](){}".contains(c);
    let words: Vec<_> = text.split(between).filter(|word| !word.is_empty()).collect();
    if let Some(count) = T::COUNT.filter(|&count| count != words.len()) {
        let numbers = if words.len() == 1 { "number" } else { "numbers" };
        return Err(format!(
            "found {} {numbers}, and {count} are wanted, with spaces between them",
            words.len()
        ));
    }
    T::take(&mut words.as_slice())
}

impl<T: ParseNumbers, const N: usize> ParseAnswer for [T; N] {
    fn read(text: &str) -> Result<Self, String> {
        read_row(text)
    }
}

impl<T: ParseNumbers> ParseAnswer for Vec<T> {
    fn read(text: &str) -> Result<Self, String> {
        read_row(text)
    }
}

impl ParseAnswer for &'static str {
    /// The text is leaked, so that it is `'static` as a literal is.
    fn read(text: &str) -> Result<Self, String> {
        let text = text.trim().trim_matches('"');
        Ok(Box::leak(text.to_owned().into_boxed_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::ParseAnswer;

    #[test]
    fn reads_numbers_with_separators() {
        for text in ["39916800", " 39,916,800", "39_916_800 ", "39 916 800"] {
            assert_eq!(u64::read(text), Ok(39_916_800), "{text}");
        }
        let said = "found 300, which is too large: at most 255 is wanted";
        assert_eq!(u8::read("300"), Err(said.to_owned()));
        assert!(u64::read("18446744073709551616").unwrap_err().contains("too large"));
    }

    #[test]
    fn reads_rows_with_any_separators() {
        for text in ["1 2 3 4", "[[1, 2], [3, 4]]", "1,2;3,4", "(1 2)\n(3 4)"] {
            assert_eq!(<[[u8; 2]; 2]>::read(text), Ok([[1, 2], [3, 4]]), "{text}");
        }
        assert_eq!(Vec::<u32>::read(""), Ok(Vec::new()));
        let error = <[u8; 3]>::read("020").unwrap_err();
        assert_eq!(error, "found 1 number, and 3 are wanted, with spaces between them");
        let error = <[u8; 2]>::read("1 x").unwrap_err();
        assert!(error.starts_with("found `x`"), "{error}");
        assert!(<[u8; 2]>::read("1 256").unwrap_err().contains("too large"));
    }
}
