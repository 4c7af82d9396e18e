//! Parses the page of exam questions: for each question its properties, its statement
//! and, for teachers only, its answer and marking key.
//!
//! ```text
//! ### 5. Orders of four
//!
//! *3 points, 5 minutes. By hand. Session: Half of them. Midterm. Looks for: …*
//!
//! What is asked.
//!
//! <!-- teacher -->
//!
//! **Answer.** What is right.
//!
//! - 1 point: the digits
//! - 2 points: the number
//!
//! <!-- /teacher -->
//! ```
use serde::Deserialize;

/// An exam of the course.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Exam {
    /// The exam about the first weeks.
    Midterm,
    /// The exam about the whole course.
    Final,
}

impl Exam {
    /// All exams, in chronological order.
    pub const ALL: [Exam; 2] = [Exam::Midterm, Exam::Final];

    /// Returns the exam's name on the page.
    pub fn name(self) -> &'static str {
        match self {
            Exam::Midterm => "Midterm",
            Exam::Final => "Final",
        }
    }
}

/// A question of the exam page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExamQuestion {
    /// Number in the heading.
    pub number: u32,
    /// Title in the heading.
    pub title: String,
    /// Line of the heading, counted from 1.
    pub line: usize,
    /// Maximum points.
    pub points: u32,
    /// Working time, in minutes.
    pub minutes: u32,
    /// Kind, such as `By hand`.
    pub kind: String,
    /// Title of the session that the question is about.
    pub session: String,
    /// Exam that contains the question.
    pub exam: Option<Exam>,
    /// Whether the numbers can be drawn by a seed.
    pub is_drawn: bool,
    /// Mistake that the question reveals.
    pub looks_for: String,
    /// Statement, in Markdown.
    pub statement: String,
    /// Answer, in Markdown, without the marking key.
    pub answer: String,
    /// Marking key: points, and the step that earns them.
    pub key: Vec<(u32, String)>,
}

/// Parses all questions of a page, in order.
///
/// # Errors
/// The line of an invalid question, and what is wrong.
pub fn parse_questions(text: &str) -> Result<Vec<ExamQuestion>, (usize, String)> {
    let mut lines = text.lines().enumerate().peekable();
    let mut questions = Vec::new();
    while let Some((at, line)) = lines.next() {
        let Some(heading) = line.strip_prefix("### ") else { continue };
        let mut body = Vec::new();
        while let Some((_, line)) =
            lines.next_if(|(_, it)| !it.starts_with("## ") && !it.starts_with("### "))
        {
            body.push(line);
        }
        let question =
            parse_question(heading, &body.join("\n")).map_err(|it| (at + 1, it))?;
        questions.push(ExamQuestion { line: at + 1, ..question });
    }
    Ok(questions)
}

/// Parses a question from its heading and the text below it.
fn parse_question(heading: &str, body: &str) -> Result<ExamQuestion, String> {
    let (number, title) = heading.split_once(". ").unwrap_or(("", heading));
    let number = number.parse().map_err(|_| {
        format!("found the heading `{heading}`; write `### 5. A title`")
    })?;
    let like = "*3 points, 5 minutes. By hand. Session: Half of them. Looks for: …*";
    let head = || {
        format!(
            "question {number} does not say what it is; write `{like}` below its heading"
        )
    };
    let body = body.trim();
    let (properties, rest) =
        body.strip_prefix('*').and_then(|it| it.split_once("*\n")).ok_or_else(head)?;
    let properties = properties.split_whitespace().collect::<Vec<_>>().join(" ");
    let (properties, looks_for) =
        properties.split_once(" Looks for: ").ok_or_else(head)?;
    let mut parts = properties.trim_end_matches('.').split(". ");
    let worth = parts.next().and_then(|it| it.split_once(", ")).ok_or_else(head)?;
    let [points, minutes] =
        [worth.0, worth.1].map(|it| it.split(' ').next().and_then(|n| n.parse().ok()));
    let kind = parts.next().ok_or_else(head)?.to_owned();
    let session =
        parts.next().and_then(|it| it.strip_prefix("Session: ")).ok_or_else(head)?;
    let (mut exam, mut drawn) = (None, false);
    for part in parts {
        match Exam::ALL.into_iter().find(|exam| exam.name() == part) {
            Some(found) if exam.is_none() => exam = Some(found),
            None if part == "Drawn" => drawn = true,
            _ => {
                return Err(format!(
                    "question {number} says `{part}`: it may be in one exam, `Midterm` or \
                     `Final`, and its numbers `Drawn`"
                ));
            }
        }
    }
    let (asked, answer) = rest.split_once("<!-- teacher -->").unwrap_or((rest, ""));
    let answer = answer.split("<!-- /teacher -->").next().unwrap_or_default().trim();
    let answer = answer.strip_prefix("**Answer.**").unwrap_or(answer);
    let (answer, key) = split_key(answer);
    Ok(ExamQuestion {
        number,
        title: title.to_owned(),
        line: 0,
        points: points.ok_or_else(head)?,
        minutes: minutes.ok_or_else(head)?,
        kind,
        session: session.to_owned(),
        exam,
        is_drawn: drawn,
        looks_for: looks_for.trim_end_matches('.').to_owned(),
        statement: asked.trim().to_owned(),
        answer,
        key,
    })
}

/// Splits an answer from its marking key: the lines `- 2 points: what for`, each with the
/// indented lines below it.
fn split_key(text: &str) -> (String, Vec<(u32, String)>) {
    let mut answer = Vec::new();
    let mut key: Vec<(u32, String)> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let step = line.strip_prefix("- ").and_then(|line| line.split_once(": "));
        let points = step.and_then(|(points, _)| {
            points
                .strip_suffix(" point")
                .or(points.strip_suffix(" points"))?
                .parse()
                .ok()
        });
        match (points, step) {
            (Some(points), Some((_, what))) => {
                key.push((points, what.to_owned()));
                inside = true;
            }
            _ if inside && line.starts_with("  ") => {
                if let Some((_, what)) = key.last_mut() {
                    *what += &format!(" {}", line.trim());
                }
            }
            _ => {
                inside = false;
                answer.push(line);
            }
        }
    }
    (answer.join("\n").trim().to_owned(), key)
}

/// Returns the total points and the total minutes of questions.
pub fn total_points_and_minutes<'a>(
    questions: impl IntoIterator<Item = &'a ExamQuestion>,
) -> (u32, u32) {
    questions.into_iter().fold((0, 0), |(points, minutes), it| {
        (points + it.points, minutes + it.minutes)
    })
}
