//! The command line of `gods`: what it understands, and which function does it.
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use super::failure;
use super::puzzles::{complete, list, solve};
use super::{book, figures, out};

const EXAMPLES: &str = "\
Examples:
  gods                         draw what is stale, build the book, serve it
  gods --port 8000 --open      the same at another port, and open the browser
  gods book test orientation   run the worked examples of one chapter
  gods figures --check         are the committed figures what the code computes?
  gods table pocket-cube       how many positions are how far from solved
  gods solve pocket-cube 'R U F2'  a shortest solution";

/// God's Algorithm: the book, and the tool that computes it.
#[derive(Parser)]
#[command(name = "gods", version, about, after_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

#[derive(clap::Args)]
struct Serve {
    /// The port on this machine to serve at.
    #[arg(long, default_value_t = 3000, value_name = "N")]
    port: u16,
    /// Open the book in the browser.
    #[arg(long)]
    open: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Build, serve, check or test the book.
    #[command(subcommand)]
    Book(Book),
    /// Draw the figures, tables and facts of the book.
    Figures {
        /// Write nothing; fail if a committed file is not what the code computes.
        #[arg(long)]
        check: bool,
    },
    /// List the puzzles.
    Puzzles(list::Args),
    /// Compute the distance of every position of a puzzle, and count them.
    #[command(after_help = complete::EXAMPLES)]
    Table(complete::Args),
    /// Find a shortest solution.
    #[command(after_help = solve::EXAMPLES)]
    Solve(solve::Args),
    /// What mdBook calls: the book as JSON in, expanded, out.
    #[command(hide = true)]
    Preprocess {
        #[command(subcommand)]
        ask: Option<Ask>,
    },
}

#[derive(Subcommand)]
enum Book {
    /// Build the book.
    Build {
        /// The folder to build into, instead of target/book.
        #[arg(long, value_name = "FOLDER")]
        dest_dir: Option<PathBuf>,
    },
    /// Build the book and serve it, rebuilt and reloaded at every change.
    Serve(Serve),
    /// Check the chapters and the built pages: names, listings, links, headings,
    /// pictures without words, what comes from another host, weight.
    Check,
    /// Run the worked examples, the code blocks that are no listings.
    Test {
        /// Only this chapter, as `orientation`.
        chapter: Option<String>,
    },
}

#[derive(Subcommand)]
enum Ask {
    /// Whether a renderer is supported: every one is.
    Supports {
        /// The renderer's name.
        renderer: String,
    },
}

/// Runs the command that the arguments name; the result is the process's exit code.
pub fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}

fn run(cli: Cli) -> Result<()> {
    match cli.command {
        None => {
            let root = book::root()?;
            let listener = book::serve::listen(cli.serve.port)?;
            figures::write(&root)?;
            book::serve::serve(&root, listener, cli.serve.open)
        }
        Some(Command::Book(command)) => run_book(command),
        Some(Command::Figures { check }) => run_figures(check),
        Some(Command::Puzzles(args)) => list::run(&args),
        Some(Command::Table(args)) => complete::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Preprocess { ask: None }) => book::preprocess::pipe(),
        Some(Command::Preprocess { ask: Some(Ask::Supports { .. }) }) => Ok(()),
    }
}

fn run_book(command: Book) -> Result<()> {
    let root = book::root()?;
    match command {
        Book::Build { dest_dir } => {
            let here = std::env::current_dir()?;
            let destination = dest_dir.map(|folder| here.join(folder));
            let folder = book::build(&root, destination.as_deref())?;
            out::line(format!("built {}", folder.display()))?;
        }
        Book::Serve(Serve { port, open }) => {
            book::serve::serve(&root, book::serve::listen(port)?, open)?;
        }
        Book::Check => {
            let folder = book::check(&root)?;
            out::line(format!(
                "nothing is wrong with the book in {}",
                folder.display()
            ))?;
        }
        Book::Test { chapter } => {
            out::line(book::test(&root, chapter.as_deref())?.trim_end())?;
        }
    }
    Ok(())
}

fn run_figures(check: bool) -> Result<()> {
    let root = book::root()?;
    if check {
        return figures::check(&root);
    }
    for file in figures::write(&root)? {
        out::line(file.display())?;
    }
    Ok(())
}
