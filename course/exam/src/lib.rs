//! The command `gods-course exam`: writes exams with drawn numbers, their answers and
//! their marking keys. Needs `std`.
//!
//! - `draw`: random numbers by a seed; `template`: a question with variable numbers.
//! - `positions`, `searches`, `bounds`: the questions; `leak`: whether one part answers
//!   another.
//! - `brute_force`, `exhaustive`: the oracle of the tests, without the book's crates.
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base::failure::UsageError;
use base::overwrite::{FileKind, Output};
use base::{atomic_write, out};
use book::Book;
use book::export::sheet;
use book::model::exam::{EXAM_PAGE, replace_values};
use book::model::facts;
use draw::SeededNumbers;
use leak::leaked_answer;
use plans::exam::{Exam, ExamQuestion, parse_questions, total_points_and_minutes};
use template::{Template, Values, Variant};

mod bounds;
#[cfg(test)]
mod brute_force;
mod draw;
#[cfg(test)]
mod exhaustive;
mod leak;
mod positions;
mod searches;
mod template;
#[cfg(test)]
mod tests;

/// The files of `gods-course exam`.
const KIND: FileKind =
    FileKind { name: "an exam by gods-course exam", mark: MARK.as_bytes() };
const MARK: &str = "Made by gods-course exam, which may overwrite it.";

/// Arguments of `gods-course exam`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods-course exam midterm -o midterm.pdf               the midterm, to copy; prints its seed
  gods-course exam midterm --seed 7 --key -o key.html   that of seed 7, with answers and marking key
  gods-course exam final --page                         the final with the numbers of the page

The same seed gives the same exam on any machine. The questions are those of the page
Exam questions; where it says so, their numbers are drawn. Print a variant or two for
each room, and keep the seeds to yourself: a seed is the answers. Two letters on the sheet
and its key say which belong together. In Markdown, formulas stand between dollar signs, as
in the book; a sheet in HTML or PDF has them as they are printed.

An earlier exam of this command is overwritten; another file by --force alone.")]
pub struct Args {
    /// Which exam.
    exam: Exam,
    /// Seed of the variant, from 0 to 2^64 - 1; by default one is chosen and printed.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    seed: Option<u64>,
    /// Use the numbers of the page itself, whose answers are in the project's files.
    #[arg(long, conflicts_with = "seed")]
    page: bool,
    /// Add answers and marking keys, of a seed or of the page.
    #[arg(long)]
    key: bool,
    /// File to write: a sheet if its name ends in .html or, with the Chromium or Chrome
    /// of this machine, in .pdf; Markdown otherwise, and without a file or with `-`,
    /// which print it.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Overwrite FILE even if this command did not write it.
    #[arg(long, requires = "output")]
    force: bool,
}

/// Returns the templates of all questions with drawn numbers.
fn templates() -> impl Iterator<Item = &'static Template> {
    positions::TEMPLATES.iter().chain(searches::TEMPLATES).chain(bounds::TEMPLATES)
}

/// Runs `gods-course exam`.
///
/// # Errors
/// If the options contradict each other, or the page of questions cannot be read or is
/// invalid.
pub fn run(args: &Args) -> Result<()> {
    if args.key && args.seed.is_none() && !args.page {
        bail!(UsageError(
            "a key belongs to one exam: name it with --seed, which was printed when the exam \
             was made, or with --page"
                .to_owned()
        ));
    }
    let seed = if args.page {
        None
    } else {
        Some(match args.seed {
            Some(seed) => seed,
            // 32 bits suffice, and are short enough to be typed again.
            None => {
                getrandom::u32().context("the system gives no random number")?.into()
            }
        })
    };
    let root = base::book_root()?;
    let file = args.output.as_deref().filter(|it| it.as_os_str() != "-");
    if let Some(path) = file {
        Output { option: "--output", path, kind: KIND, force: args.force }
            .check(&base::sources(&root))?;
    }
    let all = read_questions(&root.join("chapters").join(EXAM_PAGE))?;
    let facts = facts::read(&root)?;
    let exam = exam_text(args.exam, seed, args.key, &all, &facts)?;
    if let (Some(seed), None) = (seed, &args.seed) {
        let name = args.exam.name().to_lowercase();
        out::note(format!(
            "seed {seed}: `gods-course exam {name} --seed {seed} --key` makes its key"
        ));
    }
    match file {
        None => Ok(out::line(exam.trim_end())?),
        Some(file) => {
            let end = file.extension().unwrap_or_default().to_ascii_lowercase();
            if end == "html" || end == "pdf" {
                let title = exam.lines().next().unwrap_or_default();
                let title = title.trim_start_matches("# ");
                let the_book = Book::new(&root, |_| Ok(false));
                let page = Path::new(EXAM_PAGE);
                sheet::write(&the_book, page, title, &exam, MARK, file)?;
            } else {
                atomic_write::write(file, format!("{exam}\n<!-- {MARK} -->\n"))
                    .with_context(|| format!("cannot write {}", file.display()))?;
            }
            out::note(format!("wrote {}", file.display()));
            Ok(())
        }
    }
}

/// Reads the questions of the page.
fn read_questions(file: &Path) -> Result<Vec<ExamQuestion>> {
    let text = fs::read_to_string(file).with_context(|| {
        format!("cannot read {}, where the questions stand", file.display())
    })?;
    parse_questions(&text).map_err(|(line, message)| {
        UsageError(format!("{}:{line}: {message}", file.display())).into()
    })
}

/// Returns every question with the numbers of a seed, or with those of the page. All are
/// drawn, in order, so that a question is the same in every exam. Where one part answers
/// another, the question is drawn again from numbers of its own, so that the others stay.
fn draw_variants(
    seed: Option<u64>,
    questions: &[ExamQuestion],
) -> Vec<(&'static str, Variant)> {
    let Some(seed) = seed else {
        return templates().map(|it| (it.title, it.page_variant())).collect();
    };
    let mut draw = SeededNumbers::new(seed);
    templates()
        .map(|it| {
            let statement = statement_of(it.title, questions);
            let variant = |d: &mut SeededNumbers| (it.compute)(&(it.draw)(d));
            let fits = |it: &Variant| leaked_answer(statement, it).is_none();
            let mut own = SeededNumbers::for_purpose(seed, it.title);
            let first = Some(variant(&mut draw)).filter(fits);
            (it.title, first.unwrap_or_else(|| own.draw_until(variant, fits)))
        })
        .collect()
}

/// Returns the text of a question, or nothing if the page has none of this title.
fn statement_of<'a>(title: &str, questions: &'a [ExamQuestion]) -> &'a str {
    questions.iter().find(|it| it.title == title).map_or("", |it| &it.statement)
}

/// Returns an exam as Markdown.
fn exam_text(
    exam: Exam,
    seed: Option<u64>,
    with_key: bool,
    all: &[ExamQuestion],
    facts: &facts::FactMap,
) -> Result<String> {
    let variants = draw_variants(seed, all);
    let mut chosen: Vec<ExamQuestion> = all.to_vec();
    chosen.retain(|it| it.exam == Some(exam));
    if chosen.is_empty() {
        return Err(UsageError(format!(
            "chapters/{EXAM_PAGE} has no question for the exam: write `{}.` into the line below a \
             question's heading",
            exam.name()
        ))
        .into());
    }
    let (points, minutes) = total_points_and_minutes(&chosen);
    let key = if with_key { ", with answers and marking key" } else { "" };
    let variant = seed.map_or(String::new(), |seed| {
        let seed_text =
            if with_key { format!(" of seed {seed}") } else { String::new() };
        format!(", sheet {}{seed_text}", draw::sheet_letters(seed))
    });
    let mut text = format!("# {}{variant}{key}\n\n", exam.name());
    if !with_key {
        text += "Name:\n\n";
    }
    let _ = writeln!(
        text,
        "{points} points, {minutes} minutes. By hand, on paper, without a computer and with the \
         chapters closed. Slots, places and the numbers of positions are counted from 0."
    );
    for (number, question) in (1..).zip(&chosen) {
        let values = variants
            .iter()
            .find(|(title, _)| *title == question.title)
            .map(|(_, variant)| &variant.values);
        let fill = |text: &str| -> Result<String> {
            fill_facts(&fill_values(text, &question.title, values)?, facts)
        };
        let asked = fill(&question.statement)?;
        let ExamQuestion { title, points, minutes, .. } = question;
        let _ = write!(
            text,
            "\n## {number}. {title}\n\n*{}, {minutes} minutes*\n\n{asked}\n",
            points_text(*points)
        );
        if with_key {
            let _ = write!(
                text,
                "\n**Answer.** {}\n\nQuestion {} of the page; it looks for: {}.\n\n",
                fill(&question.answer)?,
                question.number,
                question.looks_for
            );
            for (points, step) in &question.key {
                let _ = writeln!(text, "- {}: {}", points_text(*points), fill(step)?);
            }
        }
    }
    Ok(text)
}

/// Formats a number of points.
fn points_text(points: u32) -> String {
    format!("{points} point{}", if points == 1 { "" } else { "s" })
}

/// Replaces the named values in a text of a question.
fn fill_values(text: &str, title: &str, values: Option<&Values>) -> Result<String> {
    replace_values(text, |name, _| {
        let found = values.into_iter().flatten().find(|(it, _)| *it == name);
        found.map(|(_, value)| value.clone()).ok_or_else(|| {
            UsageError(format!(
                "chapters/{EXAM_PAGE}: nothing draws or computes `{name}` of the question `{title}`"
            ))
            .into()
        })
    })
}

/// Replaces the facts in a text.
fn fill_facts(text: &str, facts: &facts::FactMap) -> Result<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{fact ") {
        let (name, behind) = after.split_once("}}").unwrap_or((after, ""));
        let value = facts::shown_value(facts, name.trim()).map_err(UsageError)?;
        out += before;
        out += &value;
        rest = behind;
    }
    Ok(out + rest)
}
