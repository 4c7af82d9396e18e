//! The slides of a session, in the order of its timetable, each with what to say to it.
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use judging::exercises::Exercise;

use super::blank::blank;
use super::code::Code;
use super::figure::Figure;
use super::section::Section;
use super::statement::first_paragraphs;
use super::text::{html, length, line, list};
use crate::model::course::{Mistake, Session, Step};
use crate::model::numbered::Sort;
use crate::model::plan::{exercise, is_optional, minutes, reading_minutes};
use crate::model::questions::statement;
use crate::model::slide::Mark;
use crate::model::text::escape;
use crate::model::{Names, place};
use crate::site::highlight::highlight;
use base::words::capital;

/// How a step begins in which the session's question is asked.
const ASK: &str = "The question";
/// So many things to do at home stand on one slide.
const AT_HOME: usize = 7;
/// So many lines of code fit below a sentence.
const SHORT: usize = 7;
/// A text that is longer needs smaller letters.
const LONG: usize = 260;

/// A slide.
#[derive(Debug, Default)]
pub struct Slide {
    /// What it looks like: `title`, `figure`, `panels`, `listing`, `ask`, `text`.
    pub kind: &'static str,
    /// Its heading, in HTML.
    pub heading: String,
    /// What it shows, in HTML.
    pub body: String,
    /// What to say, in HTML.
    pub notes: String,
}

/// The slides of a session.
#[derive(Debug)]
pub struct Deck {
    /// The session's number.
    pub number: usize,
    /// Its title, in HTML.
    pub title: String,
    /// The slides.
    pub slides: Vec<Slide>,
}

impl Deck {
    /// The slides of a session, counted from 1.
    ///
    /// # Errors
    /// If there is no such session, or a file that it shows cannot be read.
    pub fn of(number: usize, names: &Names) -> Result<Self> {
        let at = number.checked_sub(1);
        let session = at.and_then(|at| names.course.entries.get(at));
        let session =
            session.with_context(|| format!("there is no session {number}"))?;
        let page = names.pages.sessions.iter().find(|place| place.number == number);
        let page = page.map_or("teaching/course.toml", |place| &place.page);
        let mut maker = Maker {
            number,
            session,
            names,
            page: PathBuf::from(page),
            slides: Vec::new(),
            treated: Vec::new(),
            shown: Vec::new(),
        };
        maker.make()?;
        let title = maker.line(session.title.get_ref())?;
        Ok(Deck { number, title, slides: maker.slides })
    }
}

/// What makes the slides of a session.
pub(super) struct Maker<'a> {
    number: usize,
    pub(super) session: &'a Session,
    pub(super) names: &'a Names,
    /// The page of the session's plan.
    pub(super) page: PathBuf,
    pub(super) slides: Vec<Slide>,
    /// The sections and exercises so far, each with its last slide.
    treated: Vec<(&'a str, usize)>,
    /// The figures that the demonstration shows whole.
    pub(super) shown: Vec<String>,
}

impl<'a> Maker<'a> {
    fn line(&self, markdown: &str) -> Result<String> {
        line(&self.page, markdown, self.names)
    }

    fn lines(
        &self,
        markdown: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<String>> {
        markdown.into_iter().map(|text| self.line(text)).collect()
    }

    fn push(
        &mut self,
        kind: &'static str,
        heading: String,
        body: String,
        notes: String,
    ) {
        self.slides.push(Slide { kind, heading, body, notes });
    }

    fn make(&mut self) -> Result<()> {
        self.opening()?;
        let steps = &self.session.class;
        let mut from = 0;
        let mut time = |lasts: u32| {
            from += lasts;
            let [begins, ends] = [from - lasts, from].map(clock);
            format!("<p class=\"time\">{begins}–{ends}, {lasts} minutes</p>\n")
        };
        if let Some(opening) = &self.session.opens {
            let time = time(opening.minutes.get_ref().get()) + "<p>The homework.</p>\n";
            self.exercise(opening.exercise.get_ref(), &time)?;
        }
        for step in steps {
            let time = time(minutes(step, self.names).unwrap_or(0));
            self.step(step, &time)?;
        }
        self.home()?;
        self.mistakes()
    }

    fn opening(&mut self) -> Result<()> {
        let Session { week, title, question, minutes, .. } = self.session;
        let heading = self.line(title.get_ref())?;
        let question = self.line(question.get_ref())?;
        let body = format!(
            "<p class=\"where\">Week {} · Session {} · {} minutes</p>\n\
             <p class=\"question\">{question}</p>\n",
            week.get_ref(),
            self.number,
            minutes.get_ref()
        );
        let materials = self.session.materials.iter().map(|it| it.get_ref().as_str());
        let mut notes = match self.session.materials.is_empty() {
            true => String::new(),
            false => format!("<p><b>Bring</b></p>\n{}", list(&self.lines(materials)?)),
        };
        if let Some(remote) = &self.session.remote {
            let remote = self.line(remote.get_ref())?;
            notes += &format!("<p><b>Remotely, or without hands</b> {remote}</p>\n");
        }
        self.push("title", heading, body, notes);
        let objectives = self.session.objectives.iter().map(|it| it.get_ref().as_str());
        let body = list(&self.lines(objectives)?);
        self.push("text", "Afterward you can".to_owned(), body, String::new());
        Ok(())
    }

    fn step(&mut self, step: &'a Step, time: &str) -> Result<()> {
        if let Some(place) = &step.section {
            return self.section(place.get_ref(), time);
        }
        if let Some(name) = &step.exercise {
            return self.exercise(name.get_ref(), time);
        }
        if step.shows() {
            return self.demonstration(time);
        }
        let what = step.what.as_ref().map_or("", |what| what.get_ref().trim());
        let (name, rest) = what.split_once(": ").unwrap_or((what, ""));
        if what.starts_with(ASK) {
            let question = self.line(self.session.question.get_ref())?;
            let notes = format!("{time}<p>{}</p>\n", self.line(what)?);
            self.push("ask", question, String::new(), notes);
        } else {
            let (heading, body) = (self.line(name)?, self.line(&capital(rest))?);
            let body = if rest.is_empty() { body } else { format!("<p>{body}</p>\n") };
            self.push("ask", heading, body, time.to_owned());
        }
        Ok(())
    }

    /// The slides of a section: its sentence and its figures, its code, its questions.
    fn section(&mut self, place: &'a str, time: &str) -> Result<()> {
        let Some(section) = Section::find(place, self.names) else { return Ok(()) };
        let page = &section.chapter.path;
        let heading = escape(section.title);
        let text = |markdown: &str| line(page, markdown, self.names);
        let key = section.key().map(|key| text(&key)).transpose()?;
        let key = key.map_or(String::new(), |key| said("key", &key));
        let mut made = Vec::new();
        for figure in section.figures(self.names) {
            // What the class has seen whole is not shown again.
            if self.shown.contains(&figure.name) {
                continue;
            }
            let lead = if made.is_empty() { &*key } else { "" };
            made.push(self.figure(&figure, page, &heading, lead, made.len(), false)?);
        }
        let codes = section.code(self.names).into_iter();
        let is_answer = |(mark, _): &(Mark<'_>, Code)| *mark == Mark::Answer;
        let (answers, mut codes): (Vec<_>, Vec<_>) = codes.partition(is_answer);
        if made.is_empty() {
            // The sentence and short code fit on one slide.
            let is_short = |(_, code): &(Mark<'_>, Code)| {
                code.lines() <= SHORT && length(&key) <= LONG
            };
            let beside = codes.first().is_some_and(is_short).then(|| codes.remove(0).1);
            let (kind, code) = match beside {
                Some(code) => ("listing", highlight(&code.html())),
                None => ("text", String::new()),
            };
            made.push(slide(kind, &heading, key + &code, String::new()));
        }
        made.extend(codes.iter().map(|(_, code)| code_slide(&heading, code)));
        for question in section.questions() {
            let body = said("asks", &text(&question.asks)?);
            let answer = html(page, &question.answer, self.names)?;
            let notes = format!("<p><b>Answer</b></p>\n{answer}\n");
            let heading = "Check yourself".to_owned();
            made.push(Slide { kind: "ask", heading, body, notes });
        }
        made.extend(answers.iter().map(|(_, code)| code_slide(&heading, code)));
        let place_of = section.chapter.name.as_str();
        made[0].notes.insert_str(0, &format!("{time}<p>{}</p>\n", escape(place_of)));
        self.slides.append(&mut made);
        self.treated.push((place, self.slides.len() - 1));
        Ok(())
    }

    pub(super) fn figure(
        &self,
        figure: &Figure,
        page: &Path,
        heading: &str,
        lead: &str,
        more: usize,
        is_blank: bool,
    ) -> Result<Slide> {
        let at = format!("s{}", self.slides.len() + more + 1);
        let mut drawings = figure.drawings(&at, self.names)?;
        if is_blank {
            drawings = drawings.iter().map(|svg| blank(&figure.name, svg)).collect();
        }
        let label = escape(&figure.label);
        let says = line(page, &figure.says, self.names)?;
        let caption = line(page, &figure.caption, self.names)?;
        let kind = if drawings.len() == 1 { "figure" } else { "panels" };
        let body = format!(
            "<div class=\"words\">\n{lead}<p class=\"caption\"><b>{label}</b> {says}</p>\n\
             </div>\n<div class=\"drawing\" data-figure=\"{}\">\n{}\n</div>\n",
            figure.name,
            drawings.join("\n")
        );
        let notes = format!("<p><b>{label}</b> {caption}</p>\n");
        Ok(slide(kind, heading, body, notes))
    }

    fn exercise(&mut self, name: &'a str, time: &str) -> Result<()> {
        let Ok(exercise) = exercise(name, self.names) else { return Ok(()) };
        let page = PathBuf::from(format!("{}.md", exercise.chapter));
        let (statement, _) = statement(&exercise.stub()?);
        let first = html(&page, first_paragraphs(&statement), self.names)?;
        let about = &exercise.about;
        let label = super::figure::label(Sort::Exercise, name, self.names);
        let body = format!(
            "<p class=\"about\">{} · {} · {} · {} minutes</p>\n<div class=\"statement{}\">\n\
             {first}\n</div>\n<p class=\"command\"><code>gods exercises {name}</code></p>\n",
            escape(&label),
            about.difficulty,
            about.kind,
            about.minutes,
            if length(&first) > LONG { " long" } else { "" },
        );
        let teaches = line(&page, &about.teaches, self.names)?;
        let notes = format!("{time}<p>It teaches: {teaches}</p>\n");
        let heading = self.line(&about.title)?;
        self.push("text", heading, body, notes);
        self.treated.push((name, self.slides.len() - 1));
        Ok(())
    }

    /// What is left for home, on as many slides as it needs, and what the next lesson begins
    /// with.
    fn home(&mut self) -> Result<()> {
        let names = self.names;
        let mut todo = Vec::new();
        for read in &self.session.reading {
            let place = read.get_ref();
            let link = place::section(names, &self.page, place).unwrap_or_default();
            let minutes = reading_minutes(place, names);
            let minutes =
                minutes.map_or(String::new(), |it| format!(" · {it} minutes"));
            let optional = if is_optional(place, names) { " · optional" } else { "" };
            todo.push(format!("Read: {}{minutes}{optional}", self.line(&link)?));
        }
        let homework = self.session.homework.iter();
        let homework = homework.filter_map(|name| exercise(name.get_ref(), names).ok());
        for Exercise { name, about, .. } in homework {
            todo.push(format!(
                "{} · {} · {} minutes · <code>{name}</code>",
                self.line(&about.title)?,
                about.difficulty,
                about.minutes
            ));
        }
        for some in todo.chunks(AT_HOME) {
            self.push("text", "At home".to_owned(), list(some), String::new());
        }
        if todo.is_empty() {
            let body = "<p>Nothing is left for home.</p>\n".to_owned();
            self.push("text", "At home".to_owned(), body, String::new());
        }
        let next = names.course.next_opening(self.number - 1);
        let next = next.and_then(|it| exercise(it.exercise.get_ref(), names).ok());
        if let (Some(next), Some(last)) = (next, self.slides.last_mut()) {
            let title = line(&self.page, &next.about.title, names)?;
            last.body += &format!(
                "<p class=\"next\">The next lesson begins with <b>{title}</b> · \
                 <code>{}</code></p>\n",
                next.name
            );
        }
        Ok(())
    }

    /// Puts each mistake to the slide at which it will be made.
    fn mistakes(&mut self) -> Result<()> {
        for mistake in &self.session.mistakes {
            let at = self.place_of(mistake).unwrap_or(self.slides.len() - 1);
            let [wrong, say] = [&mistake.wrong, &mistake.say].map(|it| it.get_ref());
            let (wrong, say) = (self.line(wrong)?, self.line(say)?);
            self.slides[at].notes += &format!(
                "<p class=\"mistake\"><b>Expect</b> <i>{wrong}</i> <b>Say</b> {say}</p>\n"
            );
        }
        Ok(())
    }

    /// The slide of the exercise that exposes a mistake, or of the last section that this
    /// exercise needs.
    fn place_of(&self, mistake: &Mistake) -> Option<usize> {
        let name = mistake.exercise.get_ref();
        let at = |wanted: &str| {
            let found = self.treated.iter().find(|(it, _)| *it == wanted);
            found.map(|(_, at)| *at)
        };
        let sections = |exercise: &Exercise| {
            exercise.about.sections.iter().filter_map(|it| at(it)).max()
        };
        at(name).or_else(|| sections(exercise(name, self.names).ok()?))
    }
}

fn slide(kind: &'static str, heading: &str, body: String, notes: String) -> Slide {
    Slide { kind, heading: heading.to_owned(), body, notes }
}

pub(super) fn code_slide(heading: &str, code: &Code) -> Slide {
    slide("listing", heading, highlight(&code.html()), String::new())
}

/// A paragraph of a class, in smaller letters if it is long.
fn said(class: &str, html: &str) -> String {
    let tag = if html.contains("<p>") { "div" } else { "p" };
    let long = if length(html) > LONG { " long" } else { "" };
    format!("<{tag} class=\"{class}{long}\">{html}</{tag}>\n")
}

/// Minutes as a clock shows them.
fn clock(minutes: u32) -> String {
    format!("{}:{:02}", minutes / 60, minutes % 60)
}
