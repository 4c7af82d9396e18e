//! Numbers that need a source: each is a fact, is held by a line beside it, or stands in
//! `chapters/numbers.txt` with the reason why nothing computes it.
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

use super::exemptions::{FILE, Unsourced};
use super::holds::{Claim, Facts, claims, comments, sourced, unsaid, wrong};
use super::passages::Passage;
use super::quantity::{Quantity, quantities};
use super::tables;
use super::visible::{CITED, FACT, visible};
use crate::model::Chapter;
use crate::model::facts::is_measured;
use crate::model::problem::Problem;
use crate::model::text::{regex, slashes};

/// A digit or a scale that touches a fact.
static TOUCHED: LazyLock<Regex> = LazyLock::new(|| {
    regex(&format!(
        r"\d[.,']?{FACT}|{FACT}(?:[.,']?\d[\d.,']*|[- ]?(?:{SCALE})\b|[kKMG]\b| ?[·×*] ?10 ?\^ ?\d+)"
    ))
});
/// A quotation of a work that is cited right after it.
static QUOTED: LazyLock<Regex> =
    LazyLock::new(|| regex(&format!("[“\"][^“”\"\n]*[”\"][.,]? ?\\(?{CITED}")));
const SCALE: &str = "hundred|thousand|million|billion|trillion";

/// Values of facts, each with the ends of the names that have it.
#[derive(Debug)]
pub struct Values(BTreeMap<String, Vec<String>>);

impl Values {
    /// Those of all computed facts, and of the entries of lists.
    pub fn new(facts: &BTreeMap<String, String>) -> Self {
        let mut values: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (name, value) in facts.iter().filter(|(name, _)| !is_measured(name)) {
            for entry in value.split("; ") {
                let end = name.rsplit('.').next().unwrap_or(name);
                values.entry(entry.replace(',', "")).or_default().push(end.to_owned());
            }
        }
        Values(values)
    }

    /// Whether a fact has this value, and its unit.
    fn has(&self, number: &Quantity) -> bool {
        let ends = self.0.get(&number.value);
        ends.is_some_and(|ends| {
            number.unit == "times" || ends.iter().any(|end| end.ends_with(&number.unit))
        })
    }
}

/// What stands beside a part of a text: the paragraph that it is in or follows, and the
/// next one.
fn beside(text: &str, part: &Range<usize>) -> Range<usize> {
    let gap = |text: &str| text.find("\n\n").unwrap_or(text.len());
    let before = text[..part.start].trim_end();
    let start = before.rfind("\n\n").unwrap_or(0);
    let rest = text[part.end..].trim_start();
    start..text.len() - rest.len() + gap(rest)
}

/// What is typed in a passage, which may be exempt; and what is held and is not so.
pub fn check(
    passage: &Passage<'_>,
    page: &Chapter,
    values: &Values,
    facts: Facts,
) -> (Vec<Unsourced>, Vec<Problem>) {
    let text = &page.text;
    let claims = claims(page);
    let wrong =
        |it: &Claim| Some(page.problem(it.range.start, wrong(&it.said, facts)?));
    let mut problems: Vec<_> = claims.iter().filter_map(wrong).collect();
    problems.extend(comments(page).filter_map(|comment| {
        let start = comment.0.start;
        Some(page.problem(start, unsaid(page, comment, facts)?))
    }));
    let opening = text.find("\n## ").unwrap_or(0);
    if passage.is_chapter
        && opening > 0
        && text.split("{{fact ").skip(1).any(|fact| !is_measured(fact))
        && !comments(page).any(|(range, _)| range.start < opening)
    {
        let message = "found no line above the first section that holds what the chapter \
                       claims: write <!-- holds: name.of.a.fact == 9 --> under the claim";
        problems.push(page.problem(0, message));
    }
    let vouched: Vec<_> = claims
        .iter()
        .map(|held| (beside(text, &held.range), quantities(&sourced(&held.said))))
        .collect();
    let is_held = |number: &Quantity, at: usize| {
        let by = vouched.iter().filter(|(beside, _)| beside.contains(&at));
        by.flat_map(|(_, said)| said)
            .any(|it| it.text == number.text || it.value == number.value)
            && number.unit.is_empty()
            && !number.value.is_empty()
    };
    let is_code = passage.file.extension().is_some_and(|it| it == "rs");
    let visible = visible(page);
    for found in TOUCHED.find_iter(&visible.text) {
        let message = format!(
            "found `{}`, which makes another number of a fact: let the fact stand alone, or \
             quote one that is the whole number",
            found.as_str().trim().replace(FACT, "{{fact …}}")
        );
        problems.push(page.problem(visible.source(found.start()), message));
    }
    let quoted: Vec<_> = QUOTED.find_iter(&visible.text).map(|it| it.range()).collect();
    let numbers = quantities(&visible.text).into_iter().filter(|number| {
        // A formula in a comment is right or wrong by itself.
        let is_formula = is_code && number.text.contains(['^', '!']);
        let is_known = passage.is_compared && values.has(number);
        let is_quoted = quoted.iter().any(|quoted| quoted.contains(&number.start));
        !(is_held(number, visible.source(number.start))
            || is_formula
            || is_known
            || is_quoted)
    });
    let file = slashes(&passage.file);
    let filled =
        !["SUMMARY.md", "exercise.toml"].iter().any(|name| file.ends_with(name));
    let right = match () {
        _ if passage.is_compared => "write the value of a fact, or",
        _ if filled => "write {{fact name}}, hold it by <!-- holds: … -->, or",
        _ => "say it without, or",
    };
    let mut typed: Vec<_> = numbers
        .map(|Quantity { text: what, start, .. }| {
            let written = visible.written(start..start + what.len(), text);
            let message = format!(
                "found {}, which has no source: {right} write `{file}: {what}  reason` in \
                 chapters/{FILE}",
                written.unwrap_or(&what)
            );
            Unsourced { problem: page.problem(visible.source(start), message), what }
        })
        .collect();
    typed.extend(tables::typed(&page.events).into_iter().map(|table| Unsourced {
        problem: page.problem(table.start, table.message),
        what: table.name,
    }));
    (typed, problems)
}
