//! Terminal sessions: blocks ` ```console ` in which `$ gods …` stands above what it
//! prints. They are run again and compared, times aside. Commands without `$` are for
//! the reader to type, and are only looked at.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use anyhow::{Context, Result};
use base::whole;
use regex::Regex;

use super::shell;
use crate::model::markdown::{Block, blocks};
use crate::model::names::Commands;
use crate::model::problem::{Problem, Problems};
use crate::model::text::regex;
use crate::model::{Chapter, Names};

/// A number before a unit of time, with the spaces that align it.
static TIME: LazyLock<Regex> =
    LazyLock::new(|| regex(r"(?:^| +)\d[\d.]* (s|ms|µs|ns)\b"));

/// A command that a chapter shows with its output.
#[derive(Debug, PartialEq, Eq)]
struct Step<'a> {
    command: &'a str,
    /// The command's line in the chapter, counted from 1.
    line: usize,
    output: Vec<&'a str>,
}

fn consoles(blocks: &[Block]) -> impl DoubleEndedIterator<Item = &Block> {
    blocks.iter().filter(|block| block.words() == ["console"])
}

/// The steps of a session; none if no line begins with `$ `.
fn steps(block: &Block) -> Vec<Step<'_>> {
    let mut steps: Vec<Step> = Vec::new();
    for (line, text) in (block.line + 1..).zip(block.code.lines()) {
        if let Some(command) = text.strip_prefix("$ ") {
            steps.push(Step { command: command.trim(), line, output: Vec::new() });
        } else if let Some(step) = steps.last_mut() {
            step.output.push(text);
        }
    }
    // A blank line before the next command, or at the end, is no output.
    for step in &mut steps {
        while step.output.pop_if(|line| line.trim().is_empty()).is_some() {}
    }
    steps
}

/// The lines of console blocks with something that cannot be a command, or that must
/// not be run.
pub fn check(chapter: &Chapter, names: &Names) -> Vec<(usize, String)> {
    let commands = names.commands;
    let mut problems = Vec::new();
    for block in consoles(&chapter.blocks) {
        let steps = steps(block);
        let end = steps.first().map_or(usize::MAX, |step| step.line);
        for (line, typed) in (block.line + 1..end).zip(block.code.lines()) {
            let typed = typed.trim();
            if !typed.is_empty() && !typed.starts_with('#') {
                problems.extend(shell::problem(typed, commands).map(|it| (line, it)));
            }
        }
        problems.extend(steps.iter().filter_map(|step| {
            Some((step.line, shell::arguments(step.command, commands).err()?))
        }));
    }
    problems
}

/// What commands print now, each run once.
pub struct Terminal<'a> {
    gods: &'a Path,
    root: &'a Path,
    commands: Commands,
    said: BTreeMap<String, Vec<String>>,
}

impl<'a> Terminal<'a> {
    /// A terminal in the book's folder, with this program as `gods`.
    pub fn new(gods: &'a Path, root: &'a Path, commands: Commands) -> Self {
        Terminal { gods, root, commands, said: BTreeMap::new() }
    }

    /// The lines that a command prints, without color, at 80 characters a line.
    fn run(&mut self, command: &str) -> Result<&[String]> {
        if !self.said.contains_key(command) {
            let arguments =
                shell::arguments(command, self.commands).map_err(anyhow::Error::msg)?;
            let output = Command::new(self.gods)
                .args(arguments)
                .current_dir(self.root)
                .env("NO_COLOR", "1")
                .stdin(Stdio::null())
                .output()
                .with_context(|| format!("cannot start {}", self.gods.display()))?;
            let text = [output.stdout, output.stderr].concat();
            let text = String::from_utf8_lossy(&text);
            let lines = text.trim_end().lines().map(|line| line.trim_end().to_owned());
            self.said.insert(command.to_owned(), lines.collect());
        }
        Ok(&self.said[command])
    }

    /// Runs the sessions of chapters (path and text). Says how many steps there are.
    ///
    /// # Errors
    /// Names each step that does not print what the chapter shows.
    pub fn compare(&mut self, chapters: &[(&Path, &str)]) -> Result<usize> {
        let (mut problems, mut count) = (Vec::new(), 0);
        for (path, text) in chapters {
            for step in consoles(&blocks(text)).flat_map(steps) {
                count += 1;
                let wrong = difference(&step, self.run(step.command)?);
                problems.extend(wrong.map(|(line, it)| Problem::new(path, line, it)));
            }
        }
        Problems(problems).into_result()?;
        Ok(count)
    }

    /// Writes what the sessions print now into the files of chapters (path and text).
    /// Gives the chapters that changed.
    ///
    /// # Errors
    /// If a command cannot be run or a file not be written.
    pub fn write(&mut self, chapters: &[(&Path, &str)]) -> Result<Vec<String>> {
        let mut changed = Vec::new();
        for (path, _) in chapters {
            let file = self.root.join("chapters").join(path);
            let name = || file.display().to_string();
            let text = fs::read_to_string(&file).with_context(name)?;
            let new = self.refresh(&text)?;
            if new != text {
                whole::write(&file, new).with_context(name)?;
                changed.push(format!("chapters/{}", path.display()));
            }
        }
        Ok(changed)
    }

    /// The chapter with the output that its sessions print now. Where nothing but times
    /// would change, all stays as it is; where anything else does, the times are new as
    /// well, for they belong to what stands beside them.
    fn refresh(&mut self, text: &str) -> Result<String> {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        // From the end, so that the lines before keep their places.
        for step in
            consoles(&blocks(text)).rev().flat_map(|it| steps(it).into_iter().rev())
        {
            let now = self.run(step.command)?;
            if difference(&step, now).is_some() {
                let (indentation, _) =
                    lines[step.line - 1].split_once('$').unwrap_or_default();
                let now: Vec<_> =
                    now.iter().map(|line| format!("{indentation}{line}")).collect();
                lines.splice(step.line..step.line + step.output.len(), now);
            }
        }
        Ok(lines.join("\n") + "\n")
    }
}

/// The first line in which a step shows something else than it prints now.
fn difference(step: &Step, now: &[String]) -> Option<(usize, String)> {
    let count = step.output.len().max(now.len());
    let at = (0..count).find(|&i| {
        let (old, new) = (step.output.get(i), now.get(i));
        old.map(|line| masked(line)) != new.map(|line| masked(line))
    })?;
    let found = match step.output.get(at) {
        Some(line) => format!("found `{line}`"),
        None => "found nothing more".to_owned(),
    };
    let right = match now.get(at) {
        Some(line) => format!("`{}` prints `{line}`", step.command),
        None => format!("`{}` prints nothing more", step.command),
    };
    // What is missing at the end is missing after the last line.
    let line = step.line + (at + 1).min(step.output.len());
    Some((line, format!("{found}, but {right}; `gods book sessions --write` mends it")))
}

/// A line without its times: a number before a unit of time becomes `…`, and what is
/// only there to align it is one space.
fn masked(line: &str) -> String {
    TIME.replace_all(line, " … $1").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_commands_with_their_output() {
        let text = "```console\n$ gods puzzles\none\n\ntwo\n\n$ gods --help\n```\n";
        let blocks = blocks(text);
        let found = steps(&blocks[0]);
        assert_eq!(found[0].output, ["one", "", "two"]);
        assert_eq!((found[1].line, found[1].command), (7, "gods --help"));
        assert!(found[1].output.is_empty());
    }

    #[test]
    fn times_do_not_matter_and_everything_else_does() {
        assert_eq!(masked("time       0.160 s"), masked("time     12 s"));
        assert_eq!(masked("in 3 ms, all"), masked("in 12.5 ms, all"));
        assert_ne!(masked("depth  11"), masked("depth  12"));
        assert_ne!(masked("3 moves"), masked("4 moves"));
    }
}
