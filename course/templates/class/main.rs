//! The tool of a class's repository: it judges the exercises and the capstone.
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use judging::exercises::command;
use judging::{command_line, project, sandbox};
use puzzle::Metric;
use table::PocketCubeTable;

/// The exercises of a class.
#[derive(Parser)]
#[command(name = "gods", version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Judge the exercises: to do, wrong and why, or solved.
    Exercises(command::Args),
    /// Judge your crate, the capstone: each part is to do, wrong and why, or solved.
    Capstone(project::command::Args),
    /// Run a program in the sandbox; only this tool calls it.
    #[command(hide = true)]
    Contain(sandbox::Args),
}

fn main() -> ExitCode {
    let done = match command_line::parse::<Cli>() {
        Err(code) => return code,
        Ok(Cli { command: Command::Contain(args) }) => return args.run(|_| Ok(())),
        Ok(Cli { command: Command::Exercises(args) }) => command::run(&args),
        Ok(Cli { command: Command::Capstone(args) }) => {
            let table = || PocketCubeTable::new(Metric::HalfTurn).into_table();
            project::command::run(&args, || table().distances().to_vec())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => base::failure::report(&error),
    }
}
