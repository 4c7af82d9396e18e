//! Numbers that need a source, however they are written: large ones, and sizes, times,
//! speeds and factors with their unit.
use std::sync::LazyLock;

use regex::{Captures, Regex};

use super::visible::IN_FORMULA;
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
    pub unit: String,
    /// Where it begins.
    pub start: usize,
}

/// All units: after a number in figures, and whether after one in words too.
const UNITS: [(&str, bool, &str); 9] = [
    ("(?i:[kmgtp](?:i?b(?:yte)?s?|[a-z]{3}bytes?))", true, SIZE),
    ("(?i:[kmgt](?:(?:[a-z]{3})?bits?|bps))", true, "bit"),
    ("s", false, "seconds"),
    ("seconds?|secs?", true, "seconds"),
    ("milliseconds?|msecs?|ms", true, "ms"),
    ("microseconds?|[µμu]s(?:ecs?)?", true, "us"),
    ("nanoseconds?|nsecs?|ns", true, "ns"),
    // The minutes of the course are many, and rules of their own hold them.
    ("hours?|days?", false, "hours"),
    ("(?i:[kmg]Hz|(?:kilo|mega|giga)hertz)", true, "hz"),
];
/// A size is called by its first letter, and `i` if it is binary.
const SIZE: &str = "b";
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
const FAST: &str =
    "times (?:as (?:fast|quick|slow|long)|faster|quicker|slower|the speed)";
const SAID: &str = "(?i:twice|thrice) as (?:fast|quick)|(?i:orders? of magnitude) (?:faster|\
    quicker|slower)|(?i:factor|speed-?up) of (?:(?:about|nearly|almost) )?\\d(?:[\\d.,]*\\d)?";
const PART: &str = "half|quarters?|thirds?|fifths?|tenths?";
/// Up to nine hundred no number is large.
const SMALL: &str = "one|two|three|four|five|six|seven|eight|nine";
const WORD: &str = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|\
    eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
/// Names with digits: of works, standards, sequences and errors; of products, pictures,
/// places and hosts; dates, decades, prices, and groups of digits that are no thousands.
const NAMES: [&str; 4] = [
    r"(?i:isbn)[-: ]*(?:1[03][-: ]+)?(?:97[89][- ]?\d[\d -]{7,11}\d|[01]\d{8}[\dXx]|\d{1,5}[- ]\d{1,7}[- ]\d{1,6}[- ][\dXx])\b|(?i:arxiv)[: ]*(?:\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[A-Z]{2})?/\d{7})\b|10\.\d{4,}/\S+|https?://\S+|\b(?:RFC|ISO|IEEE) \d{1,5}\b|\b[Aa]\d{6}\b|\bU\+[0-9A-F]{4}\b|\bE\d{4}\b",
    r"\b(?:(?:Core )?i[3579][- ]|(?:Ryzen|EPYC|Xeon|Core|Threadripper|RTX|GTX|RX)(?: [A-Z][a-z]+)?(?: \d)? (?:[A-Z]\d?-)?)\d{3,5}[A-Z]{0,2}\d?[A-Z]?\b|\b(?:240|360|480|576|720|1080|1440|2160|4320)[pi]\b|\b(?:640|800|1024|1280|1366|1440|1600|1680|1920|2560|3840) ?[×x] ?(?:480|600|720|768|800|900|1024|1050|1080|1200|1440|1600|2160)\b",
    r"\#(?:[0-9a-fA-F]{6}|\d{1,5})\b|\b(?:(?i:ports?|pages?|issues?)|pp?\.) ?\d{1,5}(?:-\d{1,5})?\b|\b\d{1,4}(?:st|nd|rd|th)\b|\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}\b",
    r"\b(?:1[1-9]|20)\d\d-[01]\d-[0-3]\d\b|\b[0-3]?\d[/.][0-3]?\d[/.](?:1[1-9]|20)\d\d\b|\b(?:1[1-9]|20)\d0s\b|\b[Tt]he '?\d0s\b|[€£$] ?\d[\d.,]*|\b[Vv]ersion \d{1,4}(?:\.\d+)+\b|\b\d[\d.,]* ?(?:€|(?:euros?|dollars?|EUR|USD)\b)|\b0\d\d(?: \d{3})+\b",
];
/// What follows a number of moves or positions that is a speed.
const RATE: &str = r"[a-z]+(?:/s|\ (?:per|a|each|every)\ second)";

static NUMBER: LazyLock<Regex> = LazyLock::new(|| {
    let any =
        |names: &mut dyn Iterator<Item = &str>| names.collect::<Vec<_>>().join("|");
    let units = any(&mut UNITS.iter().map(|unit| unit.0));
    let spoken = any(&mut UNITS.iter().filter(|unit| unit.1).map(|unit| unit.0));
    let scales = any(&mut SCALES.iter().map(|scale| scale.0));
    let words =
        any(&mut SCALES.iter().map(|scale| scale.0.split('|').next().unwrap_or("")));
    let all = format!(
        r"(?x) (?P<name>{names})
        | (?P<number> (?:[1-9]\d{{0,2}} (?: (?:[,_'~\ ]\d{{3}})+ | (?:\.\d{{3}}){{2,}} | (?:·\d{{3}}){{2,}} | (?:-\d{{3}}){{2,}} ) | \d+) (?:\.\d+)* )
          {IN_FORMULA}? (?: \ ?[·×*x]\ ?10\ ?(?:\^|\*\*)\ ?(?P<tens>\d+)
            | \ ?(?:\^|\*\*)\ ?(?P<power>\d+) | \ ?<<\ ?(?P<shift>\d+)
            | (?P<factorial>!){IN_FORMULA}? | [eE]\+?(?P<exponent>\d+)\b
            | [-\ ]?(?P<scale>{scales})\b | (?P<letter>[kKMG])\b | [-\ ]?(?P<unit>{units})\b
            | [-\ ](?P<rate>{RATE})\b
            | (?P<times>[-\ ](?:{FAST}|times)\b | \ ?[x×]\ ?(?:as|faster|slower|quicker)\b | -?fold\b) )?
        | \b(?P<spoken>(?i:{SMALL}|{WORD}|hundred|dozen|(?:{PART})(?:\ of)?(?:\ a)?))[-\ ]
          (?: (?P<of>{words}) | {spoken} | {FAST} | {RATE} )\b
        | \b(?P<said>{SAID})\b",
        names = NAMES.join("|").replace(' ', r"\ "),
        FAST = FAST.replace(' ', r"\ "),
        SAID = SAID.replace(' ', r"\ "),
    );
    // Without the tables of Unicode it is read in half the time.
    regex(&all.replace(r"\b", r"(?-u:\b)").replace(r"\d", "[0-9]"))
});
static DIGITS: LazyLock<Regex> = LazyLock::new(|| regex(r"\d+"));
static SMALL_HUNDRED: LazyLock<Regex> =
    LazyLock::new(|| regex(&format!("^(?i:{SMALL}|hundred|dozen)[- ]hundred")));
/// What shows, before or after four digits, that they count and are no year.
static BEFORE_COUNT: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        r"(?i:\b(?:only|all|about|exactly|is|are|were|has|have|had|than|least|most|nearly|almost|some|roughly|every|up to|(?:one|out|none|each|half|number|total|\d+) of|(?:number|count|sum|total|result|answer|size|order|product)(?: \p{Ll}+){0,2} was|numbers?|ranks?|positions?|counts?|makes?|finds?|found|gives?|holds?|needs?|takes?|contains?|with)|[·×*+=<>^≈~%]) ?$",
    )
});
static AFTER_COUNT: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        r"^(?:[,.]\d| of (?:the|them|these|those|all)\b| (?:more|fewer|others?|different|such|in all)\b| (?:(?:legal|possible|distinct|new|single|random|solved) )?(?P<noun>\p{Ll}+[^s\W]s)\b| ?[·×*+=<>^≈%]| / )",
    )
});
/// Words that look like a plural, and follow a year.
const NO_PLURALS: &str = "was has this his its does shows proves gives says uses makes";
/// What follows an exclamation, and stands before a factorial.
static AFTER_CRY: LazyLock<Regex> =
    LazyLock::new(|| regex(r#"^["”')]*(?:$|\n| +["“]?\p{Lu})"#));
static BEFORE_FACTORIAL: LazyLock<Regex> =
    LazyLock::new(|| regex(r"[=·×*/+(^<>≈-] ?$"));

/// All numbers of a visible text that need a source.
pub fn quantities(text: &str) -> Vec<Quantity> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(groups) = NUMBER.captures_at(text, at) {
        let Some(whole) = groups.get(0) else { break };
        let start = whole.start();
        at = whole.end();
        let spoken = groups.name("spoken").or(groups.name("said"));
        let ends = groups.name("number").or(spoken).map_or(at, |number| number.end());
        if spoken.is_some() && SMALL_HUNDRED.is_match(whole.as_str()) {
            at = ends; // the hundred may count thousands
            continue;
        }
        if groups.name("name").is_some() {
            continue;
        }
        let is_cry = whole.as_str().ends_with('!')
            && AFTER_CRY.is_match(&text[at..])
            && !BEFORE_FACTORIAL.is_match(&text[..start]);
        let digit = |at: usize| text[at..].starts_with(|c: char| c.is_ascii_digit());
        let grouped = groups.name("number").is_some_and(|number| {
            number.as_str().contains(|c: char| !c.is_ascii_digit())
        });
        let mut quantity = Quantity {
            text: whole.as_str().to_owned(),
            value: String::new(),
            unit: String::new(),
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
            let suffix = text[ends..at].trim_start_matches(IN_FORMULA);
            // Not `1s`, which are bits.
            let is_bits = suffix == "s" && !number.as_str().contains('.');
            let bare = in_word || is_cry || is_bits || suffix.is_empty();
            let Some((value, unit)) = value(number.as_str(), &groups, bare) else {
                continue;
            };
            let said = if bare { number.as_str() } else { whole.as_str() };
            quantity.text = said.replace(IN_FORMULA, "");
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
                    && is_year(whole, &text[..start], &text[ends..]))
        {
            found.push(quantity);
        }
    }
    found
}

/// The value of a number and its unit; `None` for an address or a version.
fn value(number: &str, groups: &Captures, bare: bool) -> Option<(String, String)> {
    let points = number.matches('.').count();
    let thousands = number.split('.').skip(1).all(|group| group.len() == 3);
    let digits: String = match points {
        0 | 1 => number.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect(),
        _ if thousands && number.starts_with(|c: char| c != '0') => {
            number.replace('.', "")
        }
        _ => return None,
    };
    let named = |name: &str| groups.name(name).map(|word| word.as_str());
    let small = |name: &str| named(name).and_then(|n| n.parse::<u32>().ok());
    let is =
        |pattern: &str, word: &str| regex(&format!("^(?:{pattern})$")).is_match(word);
    let n = digits.parse::<u128>().ok();
    let (mut zeros, mut product, mut unit) = (0, None, String::new());
    if bare {
    } else if let Some(tens) = small("tens").or(small("exponent")) {
        zeros = tens.min(99) as usize;
    } else if let Some(power) = small("power") {
        product = n.map(|n| n.checked_pow(power));
    } else if let Some(shift) = small("shift") {
        product = n.map(|n| n.checked_mul(2_u128.checked_pow(shift)?));
    } else if groups.name("factorial").is_some() {
        product = n.map(|n| (1..=n).try_fold(1_u128, |a, b| a.checked_mul(b)));
    } else if let Some(word) = named("scale").or(named("letter")) {
        let scale = SCALES.iter().chain(&LETTERS).find(|(names, _)| is(names, word));
        zeros = scale.map_or(0, |scale| scale.1);
    } else if let Some(word) = named("unit") {
        let known = UNITS.iter().find(|(names, ..)| is(names, word));
        unit = known.map_or("", |unit| unit.2).to_owned();
        if unit == SIZE {
            let word = word.to_lowercase();
            unit.insert_str(0, if word.contains("ib") { "i" } else { "" });
            unit.insert_str(0, &word[..1]);
        }
    } else if let Some(rate) = named("rate").or(named("times")) {
        // So many times is a factor if it is measured; a whole number may be counted, and
        // an axis is threefold.
        let counts = rate.ends_with("times") && !digits.contains('.')
            || rate.ends_with("fold") && digits.len() == 1;
        unit = if counts { "" } else { "times" }.to_owned();
    }
    Some((product.map_or_else(|| shifted(&digits, zeros), large), unit))
}

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

/// Whether four digits are a year: they stand where nothing shows that they count.
fn is_year(digits: &str, before: &str, after: &str) -> bool {
    let noun = |noun: regex::Match| NO_PLURALS.split(' ').all(|it| it != noun.as_str());
    let counts = |found: Captures| found.name("noun").is_none_or(noun);
    let is_cell = before.ends_with('\n') && after.starts_with('\n');
    digits.parse().is_ok_and(|year: u16| (1100..2100).contains(&year))
        && !before.rsplit('\n').next().is_some_and(|line| BEFORE_COUNT.is_match(line))
        && AFTER_COUNT.captures(after).is_none_or(|found| !counts(found))
        && !after.starts_with(IN_FORMULA)
        && !is_cell
}
