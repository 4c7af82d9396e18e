//! The status of every exercise, by chapter.
use std::path::Path;

use anyhow::Result;
use serde::Serialize;

use super::answer_judge::AnswerJudge;
use super::exercise::{Difficulty, Exercise, Kind, load_all};
use crate::sandbox;
use crate::verdict::{Fault, Verdict, status_name};
use base::parallel;

/// Exercises with their verdicts.
#[derive(Debug)]
pub struct StatusBoard(pub Vec<(Exercise, Verdict)>);

/// An exercise in the output of `gods exercises --json`.
#[derive(Debug, Serialize)]
pub struct StatusEntry<'a> {
    name: &'a str,
    chapter: &'a str,
    title: &'a str,
    minutes: u32,
    difficulty: Difficulty,
    kind: Kind,
    status: &'static str,
}

impl StatusBoard {
    /// Judges the student's file of every exercise, or of those of one chapter. Unchanged
    /// files are not compiled.
    ///
    /// # Errors
    /// If an exercise is broken.
    pub fn judge(root: &Path, chapter: Option<&str>) -> Result<StatusBoard> {
        let mut exercises = load_all(root)?;
        exercises
            .retain(|exercise| chapter.is_none_or(|name| name == exercise.chapter));
        let mut changed = Vec::new();
        for exercise in &exercises {
            if !exercise.is_untouched()? {
                changed.push(exercise);
            }
        }
        let open = || {
            AnswerJudge::for_exercises(root, &sandbox::gods_program()?, changed.clone())
        };
        let judge = (!changed.is_empty()).then(open).transpose()?;
        let verdicts = parallel::map(&exercises, |exercise| match &judge {
            None => anyhow::Ok(Err(Fault::ToDo)),
            Some(judge) => Ok(judge.judge(exercise, &exercise.file())?.verdict),
        });
        let verdicts = verdicts.into_iter().collect::<Result<Vec<_>>>()?;
        Ok(StatusBoard(exercises.into_iter().zip(verdicts).collect()))
    }

    /// Returns the numbers of exercises to do, wrong and solved.
    pub fn counts(&self) -> [usize; 3] {
        ["todo", "wrong", "solved"].map(|wanted| {
            self.0.iter().filter(|(_, verdict)| status_name(verdict) == wanted).count()
        })
    }

    /// Returns the counts as a sentence.
    pub fn summary(&self) -> String {
        let [todo, wrong, solved] = self.counts();
        let all = match self.0.len() {
            1 => "1 exercise".to_owned(),
            all => format!("{all} exercises"),
        };
        format!("{all}: {solved} solved, {wrong} wrong, {todo} to do")
    }

    /// Returns the entries for JSON.
    pub fn entries(&self) -> Vec<StatusEntry<'_>> {
        let entries = self.0.iter().map(|(exercise, verdict)| StatusEntry {
            name: &exercise.name,
            chapter: &exercise.chapter,
            title: &exercise.metadata.title,
            minutes: exercise.metadata.minutes,
            difficulty: exercise.metadata.difficulty,
            kind: exercise.metadata.kind,
            status: status_name(verdict),
        });
        entries.collect()
    }

    /// Returns all exercises as a table, and the summary.
    pub fn table(&self) -> String {
        let longest = self.0.iter().map(|(e, _)| e.name.len()).max().unwrap_or(0);
        let mut text = String::new();
        let mut chapter = "";
        for (exercise, verdict) in &self.0 {
            if exercise.chapter != chapter {
                chapter = &exercise.chapter;
                text += if text.is_empty() { "" } else { "\n\n" };
                text += chapter;
            }
            let mark = match status_name(verdict) {
                "todo" => "to do",
                word => word,
            };
            let metadata = &exercise.metadata;
            text += &format!(
                "\n  {mark:6}  {:longest$}  {:6}  {:3} min  {:12}  {}",
                exercise.name,
                metadata.difficulty,
                metadata.minutes,
                metadata.kind,
                metadata.title
            );
        }
        text + "\n\n" + &self.summary()
    }

    /// Returns what is wrong, exercise by exercise, and in a strict class what is to do.
    pub fn faults(&self) -> Vec<String> {
        let strict = std::env::var_os("GODS_STRICT").is_some_and(|value| value == "1");
        let fault = |(exercise, verdict): &(Exercise, Verdict)| {
            let place = format!("{}/exercise.rs", exercise.relative_path());
            match verdict {
                Err(Fault::Wrong(message) | Fault::Costly { message, .. }) => {
                    Some(format!("{place}: {message}"))
                }
                Err(Fault::ToDo) if strict => Some(format!("{place}: to do")),
                _ => None,
            }
        };
        self.0.iter().filter_map(fault).collect()
    }
}
