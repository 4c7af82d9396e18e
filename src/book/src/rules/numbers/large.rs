//! Large numbers in a text, however they are written.
use super::powers::powers;
use super::scales::scaled;
use super::units::sized;

/// From this many digits on, a number needs a source.
pub const LARGE: usize = 4;
/// What stands for a tag inside a line, so that `3<wbr>674` is still one number.
pub const TAG: char = '\u{2}';
/// Marks that may stand between the thousands; white space may as well, and points,
/// raised ones and hyphens if there are two or more.
const MARKS: &str = ",_'’‘ʼ˙~\u{ad}\u{200b}\u{200c}\u{200d}\u{2060}\u{feff}";
/// Marks of which one alone means something else: a fraction, a product, a range.
const POINTS: [&str; 9] = [".", "{.}", "·", "⋅", "∙", "-", "‐", "‑", "–"];
/// The names of characters that may stand there.
pub const ENTITIES: [&str; 15] = [
    "nbsp",
    "thinsp",
    "ensp",
    "emsp",
    "hairsp",
    "numsp",
    "puncsp",
    "ThinSpace",
    "NonBreakingSpace",
    "NoBreak",
    "shy",
    "comma",
    "apos",
    "rsquo",
    "lowbar",
];
/// A large number in a text.
#[derive(Debug, PartialEq, Eq)]
pub struct Large {
    /// As it is written, on one line.
    pub text: String,
    /// Its digits, its decimal point and its unit; empty if it is written in words.
    pub value: String,
    /// Where it begins.
    pub start: usize,
}

/// All large numbers. Digits that are part of a name do not count, as in A079761, E0382
/// and RFC 8259; nor do those with two points, which are a version or an address.
pub fn large(text: &str) -> Vec<Large> {
    let mut found = scaled(text);
    found.extend(powers(text));
    found.extend(sized(text));
    let ends: Vec<_> =
        found.iter().map(|n| (n.start, n.start + n.text.len())).collect();
    let mut at = 0;
    while let Some(next) = text[at..].find(|c: char| c.is_ascii_digit()) {
        let start = at + next;
        let (length, value) = number(&text[start..]);
        at = start + length;
        let significant = value.trim_start_matches(['0', '.']);
        let count = significant.bytes().filter(u8::is_ascii_digit).count();
        let scaled = ends.iter().any(|(from, to)| (*from..*to).contains(&start));
        if count >= LARGE
            && value.matches('.').count() < 2
            && !scaled
            && !is_name(&text[..start], length)
        {
            found.push(Large { text: shown(&text[start..at]), value, start });
        }
    }
    found.sort_by_key(|number| number.start);
    found
}

/// Whether digits after this text are part of a name: of a sequence, of an error code,
/// or of a standard.
fn is_name(before: &str, length: usize) -> bool {
    let letter = |c: char| c.is_alphanumeric() || c == '_';
    let rest = before.trim_end_matches(letter);
    match (&before[rest.len()..], length) {
        ("A", 6) | ("E", 4) => true,
        ("", _) => ["RFC ", "ISO ", "RFC\u{a0}", "ISO\u{a0}"].iter().any(|name| {
            rest.strip_suffix(name).is_some_and(|rest| !rest.ends_with(letter))
        }),
        _ => false,
    }
}

/// How long the number is that a text begins with, and its value.
pub fn number(text: &str) -> (usize, String) {
    let digits =
        |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let first = digits(text);
    let mut value = text[..first].to_owned();
    let mut end = first;
    // Groups of exactly three digits, after one to three.
    let group = |end: usize, gap: Option<usize>| {
        let start = end + gap.filter(|_| first < LARGE)?;
        (digits(&text[start..]) == 3).then_some(start)
    };
    while let Some(start) = group(end, gap(&text[end..])) {
        end = start + 3;
        value += &text[start..end];
    }
    // One point is a decimal one, unless the number goes on with more groups.
    let mark = POINTS.iter().find(|mark| text[end..].starts_with(**mark));
    let point = |end: usize| {
        group(end, mark.filter(|mark| text[end..].starts_with(**mark)).map(|m| m.len()))
    };
    if end == first
        && let Some(second) = point(end)
        && let Some(mut start) = point(second + 3)
    {
        let mut whole = format!("{value}{}", &text[second..second + 3]);
        loop {
            end = start + 3;
            whole += &text[start..end];
            let Some(next) = point(end) else { break };
            start = next;
        }
        // What goes on with fewer digits is an address, whose points are counted below.
        let more = text[end..].strip_prefix('.').is_some_and(|rest| digits(rest) > 0);
        if more {
            end = first;
        } else {
            value = whole;
        }
    }
    while text[end..].starts_with('.') && digits(&text[end + 1..]) > 0 {
        let start = end + 1;
        end = start + digits(&text[start..]);
        value += &text[start - 1..end];
    }
    (end, value)
}

/// The length of what a text begins with, if that may stand between thousands.
pub fn gap(text: &str) -> Option<usize> {
    if text.starts_with("{}") {
        return Some(2);
    }
    if let Some(inner) = text.strip_prefix('{') {
        let length = gap(inner)?;
        return inner[length..].starts_with('}').then_some(length + 2);
    }
    if let Some(command) = text.strip_prefix('\\') {
        let name = ["thinspace", "enspace", "ensuremath"].into_iter();
        let named = name.into_iter().find(|name| command.starts_with(name));
        let mark = command.starts_with([',', ';', ':', '!', '>', ' ', '_', '\'', '~']);
        let length = 1 + named.map_or(usize::from(mark), str::len);
        let spaces =
            text[length..].len() - text[length..].trim_start_matches(' ').len();
        return (length > 1).then_some(length + spaces);
    }
    if let Some(entity) = text.strip_prefix('&') {
        let name = &entity[..entity.find(';').filter(|end| *end < 20)?];
        let code = name.strip_prefix('#').and_then(|code| {
            let hex = code.strip_prefix(['x', 'X']);
            hex.map_or(code.parse().ok(), |hex| u32::from_str_radix(hex, 16).ok())
        });
        let is_gap = code.and_then(char::from_u32).is_some_and(is_mark);
        return (is_gap || ENTITIES.contains(&name)).then_some(name.len() + 2);
    }
    let tags = text.len() - text.trim_start_matches(TAG).len();
    match tags {
        0 => text.chars().next().filter(|c| is_mark(*c)).map(char::len_utf8),
        tags => Some(tags),
    }
}

/// Whether it may stand between thousands.
pub fn is_mark(c: char) -> bool {
    MARKS.contains(c) || (c.is_whitespace() && c != '\n')
}

/// A decimal number times a power of ten.
pub fn shifted(number: &str, zeros: usize) -> String {
    let number = number.replace(',', "");
    let (whole, part) = number.split_once('.').unwrap_or((&number, ""));
    let part = format!("{part:0<zeros$}");
    let (digits, rest) = part.split_at(zeros);
    let point = if rest.is_empty() { "" } else { "." };
    format!("{whole}{digits}{point}{rest}")
}

/// A number on one line, without what is hidden in it and the marks of a formula.
pub fn shown(text: &str) -> String {
    let is_shown = |c: &char| !['\0', TAG, '$'].contains(c);
    let text: String = text.chars().filter(is_shown).collect();
    text.replace('\n', " ")
}

/// A number without what separates its thousands.
pub fn plain(number: &str) -> String {
    number.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Vec<String> {
        large(text).into_iter().map(|number| number.value).collect()
    }

    #[test]
    fn thousands_may_be_apart_in_any_way() {
        for gap in [
            "",
            ",",
            ".",
            " ",
            "_",
            "'",
            "’",
            "~",
            "\u{a0}",
            "\u{2009}",
            "\u{202f}",
            "\u{2007}",
            "\u{200b}",
            "&nbsp;",
            "&thinsp;",
            "&#8239;",
            "&#x202F;",
            "&#44;",
            "{,}",
            "{.}",
            "{ }",
            "{\\,}",
            "\\,",
            "\\;",
            "\\:",
            "\\ ",
            "\\, ",
            "\\thinspace ",
            "{}",
            "·",
            "-",
            "‑",
        ] {
            let text = format!("a 3{gap}674{gap}160 b");
            assert_eq!(values(&text), ["3674160"], "{text}");
        }
        assert_eq!(
            values("3.674.160.000 1.048,5 5040."),
            ["3674160000", "1.048", "5040"]
        );
    }

    #[test]
    fn words_make_a_number_large() {
        for (text, right) in [
            ("3.67 million", "3670000"),
            ("2 billion", "2000000000"),
            ("1,5 million", "15000000"),
            ("43\u{a0}quintillion", "43000000000000000000"),
            ("7&nbsp;trillion", "7000000000000"),
            ("3.6741601\0\0 millions", "3674160.1"),
            ("4\nthousand", "4000"),
            ("12-million", "12000000"),
            ("7\\,\0\0 million", "7000000"),
            ("Two billion", ""),
            ("a hundred million", ""),
            ("half a billion", ""),
            ("a quarter of a\nmillion", ""),
            ("a quarter million", ""),
            ("three-and-a-half million", ""),
            ("fifty hundred", ""),
            ("12 hundred", "1200"),
            ("$3.67 \\cdot 10^6$", "3670000"),
            ("3.67M", "3670000"),
        ] {
            assert_eq!(values(text), [right], "{text}");
        }
        assert_eq!(large("of 3.67\nmillion")[0].text, "3.67 million");
        assert_eq!(large("of half a\nmillion")[0].text, "half a million");
        for text in [
            "millions",
            "a million",
            "many thousands of",
            "5 millionaires",
            "nine hundred and 3 hundred",
            "a hundred hundreds",
            "2-100 or 3·100",
        ] {
            assert_eq!(values(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn digits_after_a_letter_are_a_name_only_where_such_names_exist() {
        for text in ["A079761", "E0382", "RFC 8259", "ISO\u{a0}8601", "u64 and u128"] {
            assert_eq!(values(text), [""; 0], "{text}");
        }
        for text in [
            "n3674160",
            "N_3674160",
            "cube_3674160",
            "A3674160",
            "_3674160",
            "XRFC 3674160",
        ] {
            assert_eq!(values(text), ["3674160"], "{text}");
        }
        assert_eq!(values("127.0.0.1, 1.10.200, 10.100.100.1"), [""; 0]);
    }
}
