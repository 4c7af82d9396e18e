//! The command line of `gods-course`, the teacher's tool.
#![deny(clippy::print_stdout, clippy::print_stderr)]
use std::process::ExitCode;

use anyhow::Result;
use base::failure;
use book::Book;
use clap::{Parser, Subcommand};
use judging::{command_line, sandbox};
use plans::CoursePlans;

mod class;
mod doctor;
mod grade;

/// God's Algorithm, the course: what only a teacher runs.
#[derive(Parser)]
#[command(
    name = "gods-course",
    version,
    about,
    arg_required_else_help = true,
    after_help = "\
Examples:
  gods-course new class ../class --sessions 1-8  exercises for a class, without solutions
  gods-course exam midterm --seed 7              an exam, its numbers drawn
  gods-course plans                              the sessions' plans and sums, in the chapters
  gods-course grade submissions -o grades.csv    what a class handed in, graded
  gods-course doctor                             what this machine lacks for the course"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print an exam: the midterm or the final, its numbers drawn by a seed.
    Exam(exam::Args),
    /// Grade what students handed in: a folder for each of them.
    Grade(Box<grade::Args>),
    /// Write the plans of the sessions, and the tables of the course, into the chapters.
    Plans(plans::Args),
    /// Begin what a class needs.
    #[command(subcommand)]
    New(New),
    /// Say what this machine lacks for the course, and what to do about it.
    Doctor(doctor::Args),
    /// Run a program in the sandbox; only this tool calls it.
    #[command(hide = true)]
    Contain(sandbox::Args),
}

#[derive(Subcommand)]
enum New {
    /// Make a repository for a class: exercises without solutions, judged on each push.
    Class(class::Args),
}

fn main() -> ExitCode {
    let command = match command_line::parse::<Cli>() {
        Ok(cli) => cli.command,
        Err(code) => return code,
    };
    let done = match command {
        Command::Contain(args) => return args.run(::grade::isolation::restrict),
        Command::Exam(args) => exam::run(&args),
        Command::Grade(args) => grade::run(&args),
        Command::Plans(args) => plans::run(&args),
        Command::New(New::Class(args)) => new_class(&args),
        Command::Doctor(args) => doctor::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}

fn new_class(args: &class::Args) -> Result<()> {
    let root = base::book_root()?;
    let names = Book::new(&root, |_| Ok(false)).parse()?;
    class::create(&root, &CoursePlans::read(&names)?, args)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use base::folder::walk;
    use clap::Parser;
    use clap::error::ErrorKind;

    use super::Cli;

    /// Texts may omit arguments that a command needs, but must name existing commands and
    /// options, with values that they take.
    #[test]
    fn texts_name_existing_commands() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let mut files = vec!["README.md".into(), "containers/README.md".into()];
        let chapters = walk(&root.join("chapters"), &|_| true).unwrap();
        files.extend(chapters.into_iter().map(|file| Path::new("chapters").join(file)));
        let mut count = 0;
        for file in
            files.iter().filter(|file| file.extension().is_some_and(|it| it == "md"))
        {
            let text = fs::read_to_string(root.join(file)).unwrap();
            let lines = text.lines().map(str::trim);
            let lines = lines.filter(|line| line.starts_with("gods-course "));
            let spans = text.split('`').filter(|span| span.starts_with("gods-course "));
            for command in lines.chain(spans.filter(|span| !span.contains('\n'))) {
                count += 1;
                let error = Cli::try_parse_from(command.split_whitespace()).err();
                let kind = error.map(|error| error.kind());
                let incomplete = [
                    ErrorKind::MissingRequiredArgument,
                    ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand,
                ];
                assert!(
                    kind.is_none_or(|kind| incomplete.contains(&kind)),
                    "{}: `{command}` is no command: {kind:?}",
                    file.display()
                );
            }
        }
        assert!(count > 10, "{count}");
    }
}
