//! Terminal sessions: blocks ` ```console ` in which `$ gods …` stands above what it
//! prints. They are run again and compared, times aside. Commands without `$` are for
//! the reader to type, and are only looked at.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use anyhow::{Context, Result};
use base::atomic_write;
use regex::Regex;

use super::shell;
use crate::model::markdown::{CodeBlock, blocks};
use crate::model::parsed_book::CommandCheck;
use crate::model::problem::{Problem, Problems};
use crate::model::text::regex;
use crate::model::{ParsedBook, ParsedText};

/// A number before a unit of time, with the spaces that align it.
static TIME: LazyLock<Regex> =
    LazyLock::new(|| regex(r"(?:^| +)\d[\d.]* (s|ms|µs|ns)\b"));

/// A command that a chapter shows with its output.
#[derive(Debug, PartialEq, Eq)]
struct SessionCommand<'a> {
    command: &'a str,
    /// The command's line in the chapter, counted from 1.
    line: usize,
    output: Vec<&'a str>,
}

fn console_blocks(blocks: &[CodeBlock]) -> impl DoubleEndedIterator<Item = &CodeBlock> {
    blocks.iter().filter(|block| block.info_words() == ["console"])
}

/// The steps of a session; none if no line begins with `$ `.
fn session_commands(block: &CodeBlock) -> Vec<SessionCommand<'_>> {
    let mut steps: Vec<SessionCommand> = Vec::new();
    for (line, text) in (block.line + 1..).zip(block.code.lines()) {
        if let Some(command) = text.strip_prefix("$ ") {
            steps.push(SessionCommand {
                command: command.trim(),
                line,
                output: Vec::new(),
            });
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
pub fn check(chapter: &ParsedText, book: &ParsedBook) -> Vec<(usize, String)> {
    let commands = book.check_command;
    let mut problems = Vec::new();
    for block in console_blocks(&chapter.blocks) {
        let steps = session_commands(block);
        let end = steps.first().map_or(usize::MAX, |step| step.line);
        for (line, typed) in (block.line + 1..end).zip(block.code.lines()) {
            let typed = typed.trim();
            if !typed.is_empty() && !typed.starts_with('#') {
                problems.extend(
                    shell::command_problem(typed, commands).map(|it| (line, it)),
                );
            }
        }
        problems.extend(steps.iter().filter_map(|step| {
            Some((step.line, shell::arguments(step.command, commands).err()?))
        }));
    }
    problems
}

/// What commands print now, each run once.
pub struct SessionRunner<'a> {
    gods: &'a Path,
    root: &'a Path,
    commands: CommandCheck,
    outputs: BTreeMap<String, Vec<String>>,
}

impl<'a> SessionRunner<'a> {
    /// A terminal in the book's folder, with this program as `gods`.
    pub fn new(gods: &'a Path, root: &'a Path, commands: CommandCheck) -> Self {
        SessionRunner { gods, root, commands, outputs: BTreeMap::new() }
    }

    /// The lines that a command prints, without color, at 80 characters a line.
    fn run(&mut self, command: &str) -> Result<&[String]> {
        if !self.outputs.contains_key(command) {
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
            self.outputs.insert(command.to_owned(), lines.collect());
        }
        Ok(&self.outputs[command])
    }

    /// Runs the sessions of chapters (path and text). Says how many steps there are.
    ///
    /// # Errors
    /// Names each step that does not print what the chapter shows.
    pub fn compare(&mut self, chapters: &[(&Path, &str)]) -> Result<usize> {
        let (mut problems, mut count) = (Vec::new(), 0);
        for (path, text) in chapters {
            for step in console_blocks(&blocks(text)).flat_map(session_commands) {
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
                atomic_write::write(&file, new).with_context(name)?;
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
        for step in console_blocks(&blocks(text))
            .rev()
            .flat_map(|it| session_commands(it).into_iter().rev())
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
fn difference(step: &SessionCommand, now: &[String]) -> Option<(usize, String)> {
    let count = step.output.len().max(now.len());
    let at = (0..count).find(|&i| {
        let (old, new) = (step.output.get(i), now.get(i));
        old.map(|line| mask_times(line)) != new.map(|line| mask_times(line))
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
fn mask_times(line: &str) -> String {
    TIME.replace_all(line, " … $1").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_session_into_commands() {
        let text = "```console\n$ gods puzzles\none\n\ntwo\n\n$ gods --help\n```\n";
        let blocks = blocks(text);
        let found = session_commands(&blocks[0]);
        assert_eq!(found[0].output, ["one", "", "two"]);
        assert_eq!((found[1].line, found[1].command), (7, "gods --help"));
        assert!(found[1].output.is_empty());
    }

    #[test]
    fn ignores_only_times() {
        assert_eq!(mask_times("time       0.160 s"), mask_times("time     12 s"));
        assert_eq!(mask_times("in 3 ms, all"), mask_times("in 12.5 ms, all"));
        assert_ne!(mask_times("depth  11"), mask_times("depth  12"));
        assert_ne!(mask_times("3 moves"), mask_times("4 moves"));
    }
}
