//! Terminal sessions: blocks ` ```console ` in which `$ gods …` stands above what it
//! prints. They are run again and compared, times aside. Commands without `$` are for
//! the reader to type, and are only looked at.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use base::whole;

use super::shell;
use crate::model::markdown::{Block, blocks};
use crate::model::names::Commands;
use crate::model::problem::{Problem, Problems};
use crate::model::{Chapter, Names};

/// A command that a chapter shows with its output.
#[derive(Debug, PartialEq, Eq)]
struct Step<'a> {
    command: &'a str,
    /// The command's line in the block, counted from 0.
    at: usize,
    output: Vec<&'a str>,
}

fn is_console(block: &Block) -> bool {
    block.words() == ["console"]
}

/// The steps of a session; none if no line begins with `$ `.
fn steps(code: &str) -> Vec<Step<'_>> {
    let mut steps: Vec<Step> = Vec::new();
    for (at, line) in code.lines().enumerate() {
        if let Some(command) = line.strip_prefix("$ ") {
            steps.push(Step { command: command.trim(), at, output: Vec::new() });
        } else if let Some(step) = steps.last_mut() {
            step.output.push(line);
        }
    }
    // A blank line before the next command, or at the end, is no output.
    for step in &mut steps {
        while step.output.last().is_some_and(|line| line.trim().is_empty()) {
            step.output.pop();
        }
    }
    steps
}

/// The lines of console blocks with something that cannot be a command, or that must
/// not be run, and packages that do not exist.
pub fn check(chapter: &Chapter, names: &Names) -> Vec<(usize, String)> {
    let commands = names.commands;
    let mut problems = shell::packages(&chapter.blocks, &names.root);
    for block in chapter.blocks.iter().filter(|block| is_console(block)) {
        let steps = steps(&block.code);
        let typed = block.code.lines().enumerate();
        let end = steps.first().map_or(usize::MAX, |step| step.at);
        for (at, line) in typed.take_while(|(at, _)| *at < end) {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let message = shell::problem(line, commands);
                problems.extend(message.map(|m| (block.line + 1 + at, m)));
            }
        }
        for step in steps {
            let message = shell::arguments(step.command, commands).err();
            problems.extend(message.map(|m| (block.line + 1 + step.at, m)));
        }
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

    /// Runs the sessions of a chapter and compares what it shows with what they print.
    pub fn compare(&mut self, chapter: &Path, text: &str) -> Result<Vec<Problem>> {
        let mut problems = Vec::new();
        for block in blocks(text).iter().filter(|block| is_console(block)) {
            for step in steps(&block.code) {
                let now = self.run(step.command)?;
                if let Some((line, message)) = difference(&step, now) {
                    let line = block.line + 1 + step.at + line;
                    problems.push(Problem::new(chapter, line, message));
                }
            }
        }
        Ok(problems)
    }

    /// The chapter with the output that its sessions print now. Where nothing but times
    /// would change, all stays as it is; where anything else does, the times are new as
    /// well, for they belong to what stands beside them.
    pub fn refresh(&mut self, text: &str) -> Result<String> {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        // From the end, so that the lines before keep their places.
        for block in blocks(text).iter().filter(|block| is_console(block)).rev() {
            for step in steps(&block.code).iter().rev() {
                let now = self.run(step.command)?;
                if difference(step, now).is_none() {
                    continue;
                }
                let first = block.line + step.at + 1;
                let indentation = lines[first - 1].find('$').unwrap_or(0);
                let indentation = lines[first - 1][..indentation].to_owned();
                let now: Vec<_> =
                    now.iter().map(|line| format!("{indentation}{line}")).collect();
                lines.splice(first..first + step.output.len(), now);
            }
        }
        Ok(lines.join("\n") + "\n")
    }
}

/// The first line, counted from the command's, in which a step shows something else
/// than it prints now.
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
    let line = (at + 1).min(step.output.len());
    Some((line, format!("{found}, but {right}; `gods book sessions --write` mends it")))
}

/// A line without its times: a number before a unit of time becomes `…`, and what is
/// only there to align it is one space.
fn masked(line: &str) -> String {
    let words: Vec<_> = line.split(' ').collect();
    let is_number = |word: &str| {
        let digits = word.bytes().all(|b| b.is_ascii_digit() || b == b'.');
        digits && word.bytes().any(|b| b.is_ascii_digit())
    };
    let is_time = |i: usize| {
        let unit = words.get(i + 1).map_or("", |w| w.trim_end_matches([',', ';', '.']));
        is_number(words[i]) && ["s", "ms", "µs", "ns"].contains(&unit)
    };
    let mut masked: Vec<&str> = Vec::new();
    for (i, word) in words.iter().enumerate() {
        if is_time(i) {
            while masked.len() > 1 && masked.last().is_some_and(|word| word.is_empty())
            {
                masked.pop();
            }
            masked.push("…");
        } else {
            masked.push(word);
        }
    }
    masked.join(" ").trim_end().to_owned()
}

/// Runs the sessions of chapters (path and text). Says how many steps there are.
///
/// # Errors
/// Names each step that does not print what the chapter shows.
pub fn compare(terminal: &mut Terminal, chapters: &[(&Path, &str)]) -> Result<usize> {
    let (mut problems, mut count) = (Vec::new(), 0);
    for (path, text) in chapters {
        problems.extend(terminal.compare(path, text)?);
        let consoles = blocks(text).into_iter().filter(is_console);
        count += consoles.map(|block| steps(&block.code).len()).sum::<usize>();
    }
    Problems(problems).into_result()?;
    Ok(count)
}

/// Writes what the sessions print now into the files of chapters (path and text).
/// Gives the chapters that changed.
///
/// # Errors
/// If a command cannot be run or a file not be written.
pub fn write(
    terminal: &mut Terminal,
    chapters: &[(&Path, &str)],
) -> Result<Vec<String>> {
    let mut changed = Vec::new();
    for (path, _) in chapters {
        let file = terminal.root.join("chapters").join(path);
        let text =
            fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
        let new = terminal.refresh(&text)?;
        if new != text {
            whole::write(&file, new).with_context(|| format!("{}", file.display()))?;
            changed.push(format!("chapters/{}", path.display()));
        }
    }
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_commands_with_their_output() {
        let code = "$ gods puzzles\none\n\ntwo\n\n$ gods --help\n";
        let found = steps(code);
        assert_eq!(found[0].output, ["one", "", "two"]);
        assert_eq!((found[1].at, found[1].command), (5, "gods --help"));
        assert!(found[1].output.is_empty());
    }

    #[test]
    fn times_do_not_matter_and_everything_else_does() {
        assert_eq!(masked("time       0.160 s"), masked("time     12 s"));
        assert_eq!(masked("in 3 ms, all"), masked("in 12.5 ms, all"));
        assert_ne!(masked("depth  11"), masked("depth  12"));
        assert_ne!(masked("3 moves"), masked("4 moves"));
    }

    #[test]
    fn a_time_is_renewed_with_what_stands_beside_it_and_not_alone() {
        let print =
            |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect();
        let here = Path::new(".");
        let mut terminal = Terminal::new(here, here, |_| Ok(true));
        terminal.said = BTreeMap::from([
            ("gods a".to_owned(), print(&["engine  rows", "time    0.030 s"])),
            ("gods b".to_owned(), print(&["engine  rows", "time    0.005 s"])),
        ]);
        let chapter = |a: &str, b: &str| {
            format!("# A\n\n```console\n$ gods a\n{a}\n\n$ gods b\n{b}\n```\n")
        };
        let old =
            chapter("engine  scan\ntime    2.116 s", "engine  rows\ntime    0.007 s");
        let new =
            chapter("engine  rows\ntime    0.030 s", "engine  rows\ntime    0.007 s");
        assert_eq!(terminal.refresh(&old).unwrap(), new);
        assert_eq!(terminal.refresh(&new).unwrap(), new);
    }

    #[test]
    fn a_step_that_differs_names_its_first_wrong_line() {
        let step =
            Step { command: "gods x", at: 0, output: vec!["a", "time 1 s", "c"] };
        let lines = |lines: &[&str]| -> Vec<String> {
            lines.iter().map(|line| (*line).to_owned()).collect()
        };
        assert_eq!(difference(&step, &lines(&["a", "time 2 s", "c"])), None);
        let (line, message) = difference(&step, &lines(&["a", "time 2 s"])).unwrap();
        assert_eq!(line, 3);
        assert!(message.starts_with("found `c`, but `gods x` prints nothing more"));
        let (line, message) =
            difference(&step, &lines(&["a", "time 2 s", "c", "d"])).unwrap();
        assert_eq!(line, 3);
        assert!(message.starts_with("found nothing more, but `gods x` prints `d`"));
    }
}
