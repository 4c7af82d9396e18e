//! The generated appendices, as Markdown that may hold facts, references and formulas.
use std::path::Path;

use judging::exercises::Exercise;

use crate::model::appendix::{DOCUMENTS, LAYERS, UNFOUNDED, Work};
use crate::model::data::Text;
use crate::model::numbered::{Numbered, Sort};
use crate::model::text::{slashes, up};
use crate::model::{Names, place};

/// What `{{#appendix name}}` becomes on a page: Markdown, which may hold facts,
/// references and formulas in its turn.
pub fn expand(name: &str, page: &Path, names: &Names) -> String {
    match name {
        "checklist" => checklist(page, names),
        "errata" => errata(page, names),
        "notation" => notation(page, names),
        "glossary" => glossary(page, names),
        "bibliography" => bibliography(page, names),
        "layers" => layers(page, names),
        _ => names.appendix.puzzles.clone(),
    }
}

/// The layer tables, with links that lead from this page to the files beside theirs.
fn layers(page: &Path, names: &Names) -> String {
    let folder = Path::new(LAYERS).parent().map(slashes).unwrap_or_default();
    names.appendix.layers.replace("[CSV](", &format!("[CSV]({}{folder}/", up(page)))
}

/// The checklist: a section for each document.
fn checklist(page: &Path, names: &Names) -> String {
    let mut out = String::new();
    for (letter, _, document) in DOCUMENTS {
        out += &format!("## {document} {{#document-{}}}\n\n", letter.to_lowercase());
        let entries = names.appendix.checklist.entries.iter();
        for item in entries.filter(|item| item.id.get_ref().starts_with(letter)) {
            let id = item.id.get_ref();
            let foot = links(page, names, &item.sections, &item.tests);
            let address = format!("check-{}", id.to_lowercase());
            out += &entry(&address, id, item.what.get_ref(), &foot);
        }
    }
    out
}

/// Where an entry is told, and under it what shows it.
fn links(page: &Path, names: &Names, sections: &[Text], tests: &[Text]) -> String {
    let told =
        sections.iter().filter_map(|at| place::section(names, page, at.get_ref()).ok());
    let shown = tests.iter().map(|at| place::test_link(names, page, at.get_ref()));
    let [told, shown] =
        [told.collect::<Vec<_>>(), shown.collect()].map(|links| links.join(" · "));
    told + if shown.is_empty() { "" } else { "\n\n" } + &shown
}

/// The exercises about an erratum, linked.
fn exercises(number: u32, page: &Path, names: &Names) -> Vec<String> {
    let about = names.exercises.iter().filter(|e| e.metadata.errata.contains(&number));
    let link = |exercise: &Exercise| {
        let Numbered { label, id, chapter, .. } =
            names.numbered.get(Sort::Exercise, &exercise.name)?;
        Some(format!("[{label}]({}{}#{id})", up(page), slashes(chapter)))
    };
    about.filter_map(link).collect()
}

/// The errata.
fn errata(page: &Path, names: &Names) -> String {
    let mut out = String::new();
    for erratum in &names.appendix.errata.entries {
        let number = erratum.number.get_ref();
        let (at, says) = (erratum.at.get_ref(), erratum.says.get_ref().trim());
        let mut body = format!("*{at}*\n\n{says}\n\n");
        let as_printed = if *number == UNFOUNDED { " as printed" } else { "" };
        let right = erratum.right.get_ref().trim();
        body += &format!("**Right{as_printed}:** {right}");
        let mut foot = links(page, names, &erratum.sections, &erratum.tests);
        let exercises = exercises(*number, page, names);
        if !exercises.is_empty() {
            foot += &format!("\n\nFind it yourself: {}", exercises.join(", "));
        }
        out += &entry(&format!("erratum-{number}"), &number.to_string(), &body, &foot);
    }
    out
}

/// The notation: a table, whose columns are as wide before its last rows have come as after.
fn notation(page: &Path, names: &Names) -> String {
    let mut out = "<div class=\"symbols\">\n\n\
                   | symbol | meaning, and where it is introduced |\n|:--|:--|\n"
        .to_owned();
    for entry in &names.appendix.notation.entries {
        let link =
            place::section(names, page, entry.section.get_ref()).unwrap_or_default();
        // A bar inside a cell would begin the next one.
        let [symbol, means] =
            [&entry.symbol, &entry.means].map(|it| it.get_ref().replace('|', r"\|"));
        out += &format!("| {symbol} | {means} <span class=\"from\">{link}</span> |\n");
    }
    out + "\n</div>\n"
}

/// The glossary, by letter.
fn glossary(page: &Path, names: &Names) -> String {
    let mut terms: Vec<_> = names.appendix.glossary.entries.iter().collect();
    terms.sort_by_key(|term| term.term.get_ref().to_lowercase());
    let shown = terms.into_iter().map(|term| {
        let id = term.id();
        let foot = pages(page, names.pages.used.get(&id), names).join(" · ");
        entry(&id, term.term.get_ref(), term.means.get_ref(), &foot)
    });
    shown.collect()
}

/// The links to some chapters.
fn pages(page: &Path, chapters: Option<&Vec<String>>, names: &Names) -> Vec<String> {
    let chapters = chapters.into_iter().flatten();
    chapters.filter_map(|path| names.link(page, path)).collect()
}

/// The bibliography, by author.
fn bibliography(page: &Path, names: &Names) -> String {
    let mut works: Vec<_> = names.appendix.bibliography.entries.iter().collect();
    works.sort_by_key(|work| surname(work.by.get_ref()));
    let shown = works.into_iter().map(|work| {
        let Work { key, by, title, place, url } = work;
        let (key, by, title) = (key.get_ref(), by.get_ref(), title.get_ref());
        let place = place.iter().map(|place| format!(" {}.", place.get_ref()));
        let url = url.iter().map(|url| format!(" <{}>", url.get_ref()));
        let body = format!("{title}.{}", place.chain(url).collect::<String>());
        let cited = pages(page, names.pages.cited.get(key), names).join(", ");
        let foot = match &*cited {
            "" => String::new(),
            cited => format!("Cited in {cited}."),
        };
        entry(&format!("cite-{key}"), &format!("{by}."), &body, &foot)
    });
    shown.collect()
}

/// The first author's last name: `Myrvold` of `W. Myrvold and F. Ruskey`.
fn surname(by: &str) -> String {
    let first = by.split([',', '&']).next().unwrap_or(by);
    let first = first.split(" and ").next().unwrap_or(first);
    first.split_whitespace().next_back().unwrap_or("").to_lowercase()
}

/// One entry of a page: an address to link to, what it is, and its small print.
fn entry(id: &str, head: &str, body: &str, foot: &str) -> String {
    let foot = match foot {
        "" => String::new(),
        foot => format!("<div class=\"entry-foot\">\n\n{foot}\n\n</div>\n\n"),
    };
    format!(
        "<div class=\"entry\" id=\"{id}\">\n\n**{head}** {}\n\n{foot}</div>\n\n",
        body.trim()
    )
}
