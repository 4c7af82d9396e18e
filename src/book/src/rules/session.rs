//! Terminal sessions: blocks ` ```console ` with `$ gods …` above its output. The commands are
//! run again and their output is compared, except for times. Commands without `$` are for the
//! reader to type; they are only parsed.
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

/// A time: a number and a unit, with the spaces that align it.
static TIME: LazyLock<Regex> =
    LazyLock::new(|| regex(r"(?:^| +)\d[\d.]* (s|ms|µs|ns)\b"));

/// A command of a session, with the output that the chapter shows.
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

/// The commands of a session; empty if no line begins with `$ `.
fn session_commands(block: &CodeBlock) -> Vec<SessionCommand<'_>> {
    let mut session: Vec<SessionCommand> = Vec::new();
    for (line, text) in (block.line + 1..).zip(block.code.lines()) {
        if let Some(command) = text.strip_prefix("$ ") {
            session.push(SessionCommand {
                command: command.trim(),
                line,
                output: Vec::new(),
            });
        } else if let Some(shown) = session.last_mut() {
            shown.output.push(text);
        }
    }
    // A blank line before the next command or at the end does not belong to the output.
    for shown in &mut session {
        while shown.output.pop_if(|line| line.trim().is_empty()).is_some() {}
    }
    session
}

/// The problems with console blocks: lines that are no command, and commands that must not be
/// run.
pub fn check(chapter: &ParsedText, book: &ParsedBook) -> Vec<(usize, String)> {
    let commands = book.check_command;
    let mut problems = Vec::new();
    for block in console_blocks(&chapter.blocks) {
        let session = session_commands(block);
        let end = session.first().map_or(usize::MAX, |shown| shown.line);
        for (line, command_line) in (block.line + 1..end).zip(block.code.lines()) {
            let command_line = command_line.trim();
            if !command_line.is_empty() && !command_line.starts_with('#') {
                problems.extend(
                    shell::command_problem(command_line, commands).map(|it| (line, it)),
                );
            }
        }
        problems.extend(session.iter().filter_map(|shown| {
            Some((shown.line, shell::arguments(shown.command, commands).err()?))
        }));
    }
    problems
}

/// Runs commands, each of them once, and keeps their output.
pub struct SessionRunner<'a> {
    gods: &'a Path,
    root: &'a Path,
    commands: CommandCheck,
    outputs: BTreeMap<String, Vec<String>>,
}

impl<'a> SessionRunner<'a> {
    /// A runner in the book's folder, with the given program as `gods`.
    pub fn new(gods: &'a Path, root: &'a Path, commands: CommandCheck) -> Self {
        SessionRunner { gods, root, commands, outputs: BTreeMap::new() }
    }

    /// The lines that a command prints now, without color.
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

    /// Runs the sessions of chapters (path and text) and compares the output. Returns the
    /// number of commands.
    ///
    /// # Errors
    /// If a command does not print what its chapter shows.
    pub fn compare(&mut self, chapters: &[(&Path, &str)]) -> Result<usize> {
        let (mut problems, mut count) = (Vec::new(), 0);
        for (path, text) in chapters {
            for shown in console_blocks(&blocks(text)).flat_map(session_commands) {
                count += 1;
                let problem = difference(&shown, self.run(shown.command)?);
                problems.extend(problem.map(|(line, it)| Problem::new(path, line, it)));
            }
        }
        Problems(problems).into_result()?;
        Ok(count)
    }

    /// Writes the current output of the sessions into the files of chapters (path and text).
    /// Returns the files that changed.
    ///
    /// # Errors
    /// If a command cannot be run or a file cannot be written.
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

    /// The text with the current output of its sessions. If only times of a command differ, its
    /// output stays; otherwise the new times replace the old ones as well.
    fn refresh(&mut self, text: &str) -> Result<String> {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        // From the end, so that the numbers of earlier lines stay valid.
        for shown in console_blocks(&blocks(text))
            .rev()
            .flat_map(|it| session_commands(it).into_iter().rev())
        {
            let now = self.run(shown.command)?;
            if difference(&shown, now).is_some() {
                let (indentation, _) =
                    lines[shown.line - 1].split_once('$').unwrap_or_default();
                let now: Vec<_> =
                    now.iter().map(|line| format!("{indentation}{line}")).collect();
                lines.splice(shown.line..shown.line + shown.output.len(), now);
            }
        }
        Ok(lines.join("\n") + "\n")
    }
}

/// The first line in which the shown output differs from the current output, and the error
/// message.
fn difference(shown: &SessionCommand, now: &[String]) -> Option<(usize, String)> {
    let count = shown.output.len().max(now.len());
    let at = (0..count).find(|&i| {
        let (old, new) = (shown.output.get(i), now.get(i));
        old.map(|line| mask_times(line)) != new.map(|line| mask_times(line))
    })?;
    let found = match shown.output.get(at) {
        Some(line) => format!("found `{line}`"),
        None => "found nothing more".to_owned(),
    };
    let right = match now.get(at) {
        Some(line) => format!("`{}` prints `{line}`", shown.command),
        None => format!("`{}` prints nothing more", shown.command),
    };
    // A line that is missing at the end is reported at the last line.
    let line = shown.line + (at + 1).min(shown.output.len());
    Some((line, format!("{found}, but {right}; `gods book sessions --write` mends it")))
}

/// The line with `…` for each time, and one space for the spaces that align it.
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
