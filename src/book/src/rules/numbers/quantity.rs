//! Numbers that need a source, however they are written: large ones, and sizes, times,
//! speeds and factors with their unit.
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::model::text::regex;

/// From this many digits before the point on, a number needs a source.
const LARGE: usize = 4;

/// A number that needs a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quantity {
    /// As it is written.
    pub text: String,
    /// Its digits and its decimal point; empty if it is written in words.
    pub value: String,
    /// Its unit as the names of facts end in it; empty if it has none.
    pub unit: &'static str,
    /// Where it begins.
    pub start: usize,
}

/// All units: after a number in figures, and whether after one in words too.
const UNITS: [(&str, bool, &str); 17] = [
    ("[kK]B|kilobytes?", true, "kb"),
    ("MB|megabytes?", true, "mb"),
    ("GB|gigabytes?", true, "gb"),
    ("TB|terabytes?", true, "tb"),
    ("PB|petabytes?", true, "pb"),
    ("[kK]iB|kibibytes?", true, "kib"),
    ("MiB|mebibytes?", true, "mib"),
    ("GiB|gibibytes?", true, "gib"),
    ("TiB|tebibytes?", true, "tib"),
    ("seconds?", true, "seconds"),
    ("milliseconds?", true, "ms"),
    ("microseconds?", true, "us"),
    ("nanoseconds?", true, "ns"),
    ("ms", false, "ms"),
    ("[µμu]s", false, "us"),
    ("ns", false, "ns"),
    ("[GM]Hz", false, "hz"),
];
/// Words that multiply the number before them, and their zeros.
const SCALES: [(&str, usize); 8] = [
    ("(?i:hundreds?)", 2),
    ("(?i:thousands?)", 3),
    ("(?i:millions?)|(?i:mio)", 6),
    ("(?i:billions?)|(?i:mrd)|bn", 9),
    ("(?i:trillions?)", 12),
    ("(?i:quadrillions?)", 15),
    ("(?i:quintillions?)", 18),
    ("(?i:sextillions?)", 21),
];
/// Letters that multiply the number right before them, and their zeros.
const LETTERS: [(&str, usize); 3] = [("[kK]", 3), ("M", 6), ("G", 9)];
const FAST: &str = "times (?:as (?:fast|quick|slow)|faster|quicker|slower)";
const PART: &str = "half|quarters?|thirds?|fifths?|tenths?";
/// Up to nine hundred no number is large.
const SMALL: &str = "one|two|three|four|five|six|seven|eight|nine";
const WORD: &str = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|\
    eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
/// Names with digits: of works, standards, sequences, errors, products and hosts.
const NAMES: &str = r"(?i:isbn)[-: ]*(?:1[03][-: ]+)?\d[\d -]{7,15}[\dXx]|(?i:arxiv)[: ]*[\w./-]+|10\.\d{4,}/\S+|https?://\S+|\b(?:RFC|ISO|IEEE) \d+|\b[Aa]\d{6}\b|\bU\+[0-9A-F]{4}\b|\bE\d{4}\b|\bi[3579]-\d+\w*|\b\d{3,4}[pi]\b|\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3}):\d+|\b\d{4}-\d\d-\d\d\b";

static NUMBER: LazyLock<Regex> = LazyLock::new(|| {
    let any =
        |names: &mut dyn Iterator<Item = &str>| names.collect::<Vec<_>>().join("|");
    let units = any(&mut UNITS.iter().map(|unit| unit.0));
    let spoken = any(&mut UNITS.iter().filter(|unit| unit.1).map(|unit| unit.0));
    let scales = any(&mut SCALES.iter().map(|scale| scale.0));
    let words =
        any(&mut SCALES.iter().map(|scale| scale.0.split('|').next().unwrap_or("")));
    regex(&format!(
        r"(?x) (?P<name>{NAMES})
        | (?P<number> (?:\d{{1,3}} (?: (?:[,_'~\ ]\d{{3}})+ | (?:\.\d{{3}}){{2,}} | (?:·\d{{3}}){{2,}} | (?:-\d{{3}}){{2,}} ) | \d+) (?:\.\d+)* )
          (?: \ ?[·×*]\ ?10\ ?\^\ ?(?P<tens>\d+) | \ ?\^\ ?(?P<power>\d+) | (?P<factorial>!)
            | [eE]\+?(?P<exponent>\d+)\b
            | [-\ ]?(?P<scale>{scales})\b | (?P<letter>[kKMG])\b | [-\ ]?(?P<unit>{units})\b | [-\ ](?P<times>{FAST}|times)\b | \ ?×\ ?(?:as|faster|slower)\b )?
        | \b(?P<spoken>(?i:{SMALL}|{WORD}|hundred|dozen|(?:{PART})(?:\ of)?(?:\ a)?))[-\ ]
          (?: (?P<of>{words}) | {spoken} | {FAST} )\b",
        NAMES = NAMES.replace(' ', r"\ "),
        FAST = FAST.replace(' ', r"\ "),
    ))
});
static DIGITS: LazyLock<Regex> = LazyLock::new(|| regex(r"\d+"));
static SMALL_HUNDRED: LazyLock<Regex> =
    LazyLock::new(|| regex(&format!("^(?i:{SMALL}|hundred|dozen)[- ]hundred")));
/// What stands before a year, and what stands after a number that is none.
static BEFORE_YEAR: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        r"(?:\b(?:in|since|from|until|by|before|after|edition|of)|\p{Lu}[\w.]*,?|[(–-]|[,;] ?|©|^)\s?$",
    )
});
static AFTER_COUNT: LazyLock<Regex> =
    LazyLock::new(|| regex(r"^(?:,\d| \p{Ll}+[^s\W]s\b| of | [×·=<>^])"));

/// All numbers of a visible text that need a source.
pub fn quantities(text: &str) -> Vec<Quantity> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(groups) = NUMBER.captures_at(text, at) {
        let Some(whole) = groups.get(0) else { break };
        let start = whole.start();
        at = whole.end();
        let spoken = groups.name("spoken");
        let ends = groups.name("number").or(spoken).map_or(at, |number| number.end());
        if spoken.is_some() && SMALL_HUNDRED.is_match(whole.as_str()) {
            at = ends; // the hundred may count thousands
            continue;
        }
        if groups.name("name").is_some() {
            continue;
        }
        let digit = |at: usize| text[at..].starts_with(|c: char| c.is_ascii_digit());
        let grouped = groups.name("number").is_some_and(|number| {
            number.as_str().contains(|c: char| !c.is_ascii_digit())
        });
        let mut quantity = Quantity {
            text: whole.as_str().to_owned(),
            value: String::new(),
            unit: "",
            start,
        };
        let in_word =
            text[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        if grouped && digit(ends) {
            // The last group goes on, so there are no groups.
            let digits =
                DIGITS.find_at(text, start).map_or("", |digits| digits.as_str());
            at = start + digits.len();
            (quantity.text, quantity.value) = (digits.to_owned(), digits.to_owned());
        } else if spoken.is_none() {
            let Some(number) = groups.name("number") else { continue };
            let Some((value, unit)) = value(number.as_str(), &groups, in_word) else {
                continue;
            };
            if at == ends || in_word {
                quantity.text = number.as_str().to_owned();
            }
            (quantity.value, quantity.unit) = (value, unit);
        }
        let whole =
            quantity.value.split('.').next().unwrap_or("").trim_start_matches('0');
        let is_plain = quantity.text.len() == 4 && quantity.text == whole;
        if spoken.is_some()
            || !quantity.unit.is_empty()
            || whole.len() >= LARGE
                && !(is_plain
                    && !in_word
                    && is_year(whole, &text[..start], &text[at..]))
        {
            found.push(quantity);
        }
    }
    found
}

/// The value of a number and its unit; `None` for an address or a version.
fn value(
    number: &str,
    groups: &Captures,
    in_word: bool,
) -> Option<(String, &'static str)> {
    let points = number.matches('.').count();
    let thousands = number.split('.').skip(1).all(|group| group.len() == 3);
    let digits: String = match points {
        0 | 1 => number.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect(),
        _ if thousands && number.starts_with(|c: char| c != '0') => {
            number.replace('.', "")
        }
        _ => return None,
    };
    let small =
        |name: &str| groups.name(name).and_then(|n| n.as_str().parse::<u32>().ok());
    let named = |name: &str| groups.name(name).map(|word| word.as_str());
    let is =
        |pattern: &str, word: &str| regex(&format!("^(?:{pattern})$")).is_match(word);
    if in_word {
        return Some((digits, ""));
    }
    if let Some(zeros) = small("tens").or(small("exponent")) {
        return Some((shifted(&digits, zeros.min(99) as usize), ""));
    }
    if let Some(power) = small("power") {
        let power = digits.parse::<u128>().ok().map(|base| base.checked_pow(power));
        return Some((power.map_or(digits, large), ""));
    }
    if groups.name("factorial").is_some() {
        let n = digits.parse::<u128>().ok().filter(|n| *n < LARGE_FACTORIAL);
        let product = n.map(|n| (1..=n).try_fold(1_u128, |a, b| a.checked_mul(b)));
        return Some((product.map_or(digits, large), ""));
    }
    if let Some(word) = named("scale").or(named("letter")) {
        let scale = SCALES.iter().chain(&LETTERS).find(|(names, _)| is(names, word));
        return Some((shifted(&digits, scale.map_or(0, |scale| scale.1)), ""));
    }
    if let Some(word) = named("unit") {
        let unit = UNITS.iter().find(|(names, ..)| is(names, word));
        return Some((digits, unit.map_or("", |unit| unit.2)));
    }
    // So many times is a factor if it is measured; up to nine times may be counted.
    let said = groups.get(0).map_or("", |all| all.as_str());
    let is_factor = said.contains("times ")
        || said.contains('×')
        || said.ends_with("times") && digits.len() > 1;
    Some((digits, if is_factor { "times" } else { "" }))
}

/// Nobody means the factorial of more; it is a number at the end of a cry.
const LARGE_FACTORIAL: u128 = 1_000;

/// A number, or one that is too large for anything.
fn large(value: Option<u128>) -> String {
    value.map_or("9".repeat(40), |value| value.to_string())
}

/// A decimal number times a power of ten.
fn shifted(number: &str, zeros: usize) -> String {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let part = format!("{part:0<zeros$}");
    let (digits, rest) = part.split_at(zeros);
    let point = if rest.is_empty() { "" } else { "." };
    format!("{whole}{digits}{point}{rest}")
}

/// Whether four digits are a year: one that was, where years stand, and no count.
fn is_year(digits: &str, before: &str, after: &str) -> bool {
    digits.parse().is_ok_and(|year: u16| (1500..2100).contains(&year))
        && BEFORE_YEAR.is_match(before)
        && !AFTER_COUNT.is_match(after)
}
