//! One spelling for each character: what NFKC makes of spaces, digits, letters and units,
//! and of marks that look alike.
use std::sync::LazyLock;

use regex::Regex;

use crate::model::text::regex;

/// Characters, each with what is read in its place, by NFKC or because it looks so.
const SPELLINGS: &str = "’' ‘' ʼ' ˙' ′' ‵' ´' ‐- ‑- ‒- –- −- ⁃- ⋅· ∙· •· ・· ‧· ․. ﹒. ٫. \
    ‚, ٬, ﹐, ⁄/ ∕/ ✕× ✖× ⨯× ½.5 ¼.25 ¾.75 ⅓.333 ⅔.667 ⅕.2 ⅖.4 ⅗.6 ⅘.8 ⅙.167 ⅚.833 ⅐.143 \
    ⅛.125 ⅜.375 ⅝.625 ⅞.875 ⅑.111 ⅒.1 ⓪0 ⓿0 ¹1 ²2 ³3 ㎅KB ㎆MB ㎇GB ㎑kHz ㎒MHz ㎓GHz ㎱ns \
    ㎲us ㎳ms";
/// Characters, each with what it counts; the nine after it count on.
const TENS: &str = "⁰0 ₀0 ①1 ⑪11 ⑴1 ⑾11 ⒈1 ⒒11 ⓵1 ⓫11 ❶1 ➀1 ➊1 ㉑21 ㊱36 ㊶41";

static DIGIT: LazyLock<Regex> = LazyLock::new(|| regex(r"^\p{Nd}$"));

/// Whether a digit is an exponent.
pub fn is_raised(c: char) -> bool {
    matches!(c, '¹' | '²' | '³' | '⁰' | '⁴'..='⁹')
}

/// A character as it is read; nothing, if it cannot be seen. What begins with a point is a
/// part of one.
pub fn plain(c: char) -> String {
    let code = u32::from(c);
    match c {
        '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' => String::new(),
        '\n' => c.into(),
        _ if c.is_whitespace() => " ".to_owned(),
        '！'..='～' => char::from_u32(code - 0xfee0).into_iter().collect(),
        _ => {
            let spelling =
                SPELLINGS.split_whitespace().find_map(|it| it.strip_prefix(c));
            let number = || number(code).map(|n| n.to_string());
            spelling.map(str::to_owned).or_else(number).unwrap_or_else(|| c.into())
        }
    }
}

/// What a character counts that is a number.
fn number(code: u32) -> Option<u32> {
    let ten = |word: &str| {
        let first = word.chars().next()?;
        let n = code.checked_sub(u32::from(first)).filter(|n| *n < 10)?;
        Some(word[first.len_utf8()..].parse::<u32>().ok()? + n)
    };
    // The ten digits of a script stand in a row.
    let is_digit =
        |c: &char| c.is_numeric() && DIGIT.is_match(c.encode_utf8(&mut [0; 4]));
    let row = (0..=code).map_while(|back| char::from_u32(code - back).filter(is_digit));
    let digit = || Some((row.count() as u32).checked_sub(1)? % 10);
    TENS.split_whitespace().find_map(ten).or_else(digit)
}
