//! The generated appendices, as Markdown that may hold facts, references and formulas.
use std::path::Path;

use judging::exercises::Exercise;

use crate::model::appendix::{DOCUMENTS, LAYER_TABLES, UNFOUNDED_ERRATUM, Work};
use crate::model::data_file::SpannedText;
use crate::model::numbered::{NumberedItem, NumberedKind};
use crate::model::text::{relative_root, slashes};
use crate::model::{ParsedBook, targets};

/// The Markdown for `{{#appendix name}}` on a page. It may contain directives and formulas.
pub fn expand(name: &str, page: &Path, book: &ParsedBook) -> String {
    match name {
        "checklist" => checklist(page, book),
        "errata" => errata(page, book),
        "notation" => notation(page, book),
        "glossary" => glossary(page, book),
        "bibliography" => bibliography(page, book),
        "layers" => layers(page, book),
        _ => book.appendix.puzzles.clone(),
    }
}

/// The layer tables, with links to the CSV files adapted to this page.
fn layers(page: &Path, book: &ParsedBook) -> String {
    let folder = Path::new(LAYER_TABLES).parent().map(slashes).unwrap_or_default();
    book.appendix
        .layers
        .replace("[CSV](", &format!("[CSV]({}{folder}/", relative_root(page)))
}

/// The checklist: a section for each document.
fn checklist(page: &Path, book: &ParsedBook) -> String {
    let mut out = String::new();
    for (letter, _, document) in DOCUMENTS {
        out += &format!("## {document} {{#document-{}}}\n\n", letter.to_lowercase());
        let entries = book.appendix.checklist.entries.iter();
        for item in entries.filter(|item| item.id.get_ref().starts_with(letter)) {
            let id = item.id.get_ref();
            let foot = entry_links(page, book, &item.sections, &item.tests);
            let address = format!("check-{}", id.to_lowercase());
            out += &entry(&address, id, item.claim.get_ref(), &foot);
        }
    }
    out
}

/// The small print of an entry: links to the sections about it, and below them links to its
/// tests.
fn entry_links(
    page: &Path,
    book: &ParsedBook,
    sections: &[SpannedText],
    tests: &[SpannedText],
) -> String {
    let section_links = sections
        .iter()
        .filter_map(|at| targets::section_link(book, page, at.get_ref()).ok());
    let test_links =
        tests.iter().map(|at| targets::known_test_link(book, page, at.get_ref()));
    let [section_links, test_links] =
        [section_links.collect::<Vec<_>>(), test_links.collect()]
            .map(|links| links.join(" · "));
    section_links + if test_links.is_empty() { "" } else { "\n\n" } + &test_links
}

/// Links to the exercises about an erratum.
fn exercise_links(number: u32, page: &Path, book: &ParsedBook) -> Vec<String> {
    let about = book.exercises.iter().filter(|e| e.metadata.errata.contains(&number));
    let link = |exercise: &Exercise| {
        let NumberedItem { label, id, chapter, .. } =
            book.numbered.get(NumberedKind::Exercise, &exercise.name)?;
        Some(format!("[{label}]({}{}#{id})", relative_root(page), slashes(chapter)))
    };
    about.filter_map(link).collect()
}

/// The errata.
fn errata(page: &Path, book: &ParsedBook) -> String {
    let mut out = String::new();
    for erratum in &book.appendix.errata.entries {
        let number = erratum.number.get_ref();
        let (at, says) = (erratum.location.get_ref(), erratum.says.get_ref().trim());
        let mut body = format!("*{at}*\n\n{says}\n\n");
        let as_printed = if *number == UNFOUNDED_ERRATUM { " as printed" } else { "" };
        let right = erratum.right.get_ref().trim();
        body += &format!("**Right{as_printed}:** {right}");
        let mut foot = entry_links(page, book, &erratum.sections, &erratum.tests);
        let exercises = exercise_links(*number, page, book);
        if !exercises.is_empty() {
            foot += &format!("\n\nFind it yourself: {}", exercises.join(", "));
        }
        out += &entry(&format!("erratum-{number}"), &number.to_string(), &body, &foot);
    }
    out
}

/// The notation, as a table. Its column widths do not depend on its rows, so that nothing moves
/// while the page loads.
fn notation(page: &Path, book: &ParsedBook) -> String {
    let mut out = "<div class=\"symbols\">\n\n\
                   | symbol | meaning, and where it is introduced |\n|:--|:--|\n"
        .to_owned();
    for entry in &book.appendix.notation.entries {
        let link = targets::section_link(book, page, entry.section.get_ref())
            .unwrap_or_default();
        // A bar inside a cell would begin the next one.
        let [symbol, means] =
            [&entry.symbol, &entry.means].map(|it| it.get_ref().replace('|', r"\|"));
        out += &format!("| {symbol} | {means} <span class=\"from\">{link}</span> |\n");
    }
    out + "\n</div>\n"
}

/// The glossary, by letter.
fn glossary(page: &Path, book: &ParsedBook) -> String {
    let mut terms: Vec<_> = book.appendix.glossary.entries.iter().collect();
    terms.sort_by_key(|term| term.term.get_ref().to_lowercase());
    let shown = terms.into_iter().map(|term| {
        let id = term.id();
        let foot = chapter_links(page, book.page_uses.pages_by_term.get(&id), book)
            .join(" · ");
        entry(&id, term.term.get_ref(), term.means.get_ref(), &foot)
    });
    shown.collect()
}

/// Links to chapters, except those that this edition omits.
fn chapter_links(
    page: &Path,
    chapters: Option<&Vec<String>>,
    book: &ParsedBook,
) -> Vec<String> {
    let chapters = chapters.into_iter().flatten();
    chapters.filter_map(|path| book.link(page, path)).collect()
}

/// The bibliography, by author.
fn bibliography(page: &Path, book: &ParsedBook) -> String {
    let mut works: Vec<_> = book.appendix.bibliography.entries.iter().collect();
    works.sort_by_key(|work| last_name(work.author.get_ref()));
    let shown = works.into_iter().map(|work| {
        let Work { key, author, title, place, url } = work;
        let (key, author, title) = (key.get_ref(), author.get_ref(), title.get_ref());
        let place = place.iter().map(|place| format!(" {}.", place.get_ref()));
        let url = url.iter().map(|url| format!(" <{}>", url.get_ref()));
        let body = format!("{title}.{}", place.chain(url).collect::<String>());
        let cited =
            chapter_links(page, book.page_uses.pages_by_work.get(key), book).join(", ");
        let foot = match &*cited {
            "" => String::new(),
            cited => format!("Cited in {cited}."),
        };
        entry(&format!("cite-{key}"), &format!("{author}."), &body, &foot)
    });
    shown.collect()
}

/// The first author's last name: `Myrvold` of `W. Myrvold and F. Ruskey`.
fn last_name(authors: &str) -> String {
    let first = authors.split([',', '&']).next().unwrap_or(authors);
    let first = first.split(" and ").next().unwrap_or(first);
    first.split_whitespace().next_back().unwrap_or("").to_lowercase()
}

/// An entry of a page: its id, its head in bold, its text, and its small print.
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
