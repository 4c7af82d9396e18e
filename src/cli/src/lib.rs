//! The command line of `gods`: the parser of its arguments, and the function for each command.
//! The commands that compute are in [`puzzles`], the local server is in [`serve`].
#![deny(clippy::print_stdout, clippy::print_stderr)]
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::{self, JoinHandle};

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};

use base::{failure, out};
use judging::exercises::command as exercises;
use judging::{command_line, sandbox};
use puzzles::{farthest, list, plot, random, solve, table};

mod completions;
mod manual;
mod measure;
mod new;
mod output_file;
mod progress_bar;
pub mod puzzles;
mod saved_tables;
pub mod serve;
mod source_watcher;
#[cfg(test)]
mod texts;

/// God's Algorithm: the book, and the tool that computes it.
#[derive(Parser)]
#[command(
    name = "gods",
    version,
    about,
    after_help = "\
Examples:
  gods                         draw what is stale, build the book, serve it
  gods --port 8000 --open      the same at another port, and open the browser
  gods book test orientation   run the worked examples of one chapter
  gods book epub               the book for an e-reader, in one file
  gods book pdf                the book for a printer
  gods book coverage           does the book show every line of its crates?
  gods figures --check         are the committed figures what the code computes?
  gods exercises               which exercises are to do, wrong or solved
  gods table pocket-cube       the number of positions at each distance from solved
  gods table rings.gens        the same for your own puzzle: see gods puzzles --help
  gods solve pocket-cube 'R U F2'  a shortest solution
  gods random 8-puzzle         a position, each as likely as any other
  gods farthest 8-puzzle       the positions that need the most moves
  gods tables                  the saved tables, and whether they are good
  gods plot 8-puzzle -o 8.svg  the number of positions at each distance, as a picture
  gods new chapter lower-bounds  a chapter to write, with all that must exist
  gods measure                 the time of everything, compared with the documents' methods"
)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArgs,
}

#[derive(clap::Args)]
struct ServeArgs {
    /// The port on this machine to serve at.
    #[arg(long, default_value_t = 3000, value_name = "N", value_parser = parse_port)]
    port: u16,
    /// Open the book in the browser.
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    edition: EditionArgs,
}

/// The edition of the book.
#[derive(clap::Args)]
struct EditionArgs {
    /// The teachers' edition: all of it, with the plans of the sessions, the exam and the
    /// solutions. Without this it is the students', which is the one to publish.
    #[arg(long, alias = "solutions")]
    teachers: bool,
}

impl EditionArgs {
    /// The book in this edition.
    fn apply_to(&self, book: book::Book) -> book::Book {
        book.with_edition(if self.teachers {
            book::Edition::Teachers
        } else {
            book::Edition::Students
        })
    }
}

#[derive(Subcommand)]
enum Command {
    /// Build, serve, check or test the book.
    #[command(subcommand)]
    Book(BookCommand),
    /// Draw the figures, tables and facts of the book.
    Figures {
        /// Write nothing; fail if a committed file is not what the code computes.
        #[arg(long)]
        check: bool,
    },
    /// Judge the exercises: to do, wrong and why, or solved.
    Exercises(exercises::Args),
    /// List the puzzles, or check one of your own, in a file.
    Puzzles(list::Args),
    /// Compute the distance of every position of a puzzle, and count them.
    Table(table::Args),
    /// List, check or remove saved tables.
    Tables(saved_tables::Args),
    /// Find a shortest solution.
    Solve(solve::Args),
    /// Draw random positions, each as likely as any other.
    Random(random::Args),
    /// Find the positions that are farthest from solved.
    Farthest(farthest::Args),
    /// Draw the number of positions at each distance from solved.
    Plot(plot::Args),
    /// Create the files of a new chapter, exercise or puzzle, which pass all checks.
    #[command(subcommand)]
    New(new::NewCommand),
    /// Measure every engine and every rank, compared with the documents' methods.
    Measure(measure::Args),
    /// Print a completion script for a shell.
    #[command(after_help = completions::EXAMPLES)]
    Completions {
        /// The shell.
        #[arg(value_name = "SHELL")]
        shell: completions::Shell,
    },
    /// Print the manual, as the command `man` shows it.
    #[command(after_help = manual::EXAMPLES)]
    Man,
    /// Called by this tool itself: set limits, then become the program.
    #[command(hide = true)]
    Contain(sandbox::Args),
    /// Called by mdBook: read the book as JSON, expand it, and print it.
    #[command(hide = true)]
    Preprocess {
        #[command(subcommand)]
        ask: Option<PreprocessQuery>,
    },
}

#[derive(Subcommand)]
enum BookCommand {
    /// Build the book.
    Build {
        /// The folder to build into, instead of target/book, or target/book-for-teachers.
        #[arg(long, value_name = "FOLDER")]
        dest_dir: Option<PathBuf>,
        #[command(flatten)]
        edition: EditionArgs,
    },
    /// Build the book and serve it, rebuilt and reloaded at every change.
    Serve(ServeArgs),
    /// Write the book as an EPUB, for an e-reader: all of it but the crates' source.
    #[command(after_help = output_file::EPUB_EXAMPLES)]
    Epub {
        #[command(flatten)]
        args: output_file::Args,
        #[command(flatten)]
        edition: EditionArgs,
    },
    /// Print the book as a PDF, with the Chromium or Chrome of this machine: the chapters, a
    /// title page, linked contents.
    #[command(after_help = output_file::PDF_EXAMPLES)]
    Pdf(output_file::Args),
    /// Check the chapters and the built pages: names, listings, links, headings,
    /// pictures without alternative text, external resources, size.
    Check,
    /// Run the worked examples, the code blocks that are no listings, and the
    /// terminal sessions.
    Test {
        /// Only this chapter, as `orientation`.
        chapter: Option<String>,
    },
    /// Count which lines of the chapter crates a chapter shows, and which only a page of source
    /// shows; fail if no page shows a line.
    Coverage {
        /// Only this crate, as `orientation`.
        #[arg(long = "crate", value_name = "NAME")]
        krate: Option<String>,
    },
    /// Run the terminal sessions that the chapters show, and compare the output.
    Sessions {
        /// Only this chapter, as `table`.
        chapter: Option<String>,
        /// Write the current output into the chapters.
        #[arg(long)]
        write: bool,
    },
}

#[derive(Subcommand)]
enum PreprocessQuery {
    /// Whether a renderer is supported: every one is.
    Supports {
        /// The renderer's name.
        renderer: String,
    },
}

/// Runs the command of the arguments, and returns the exit code of the process.
pub fn main() -> ExitCode {
    let cli = match command_line::parse::<Cli>() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    if let Some(Command::Contain(args)) = cli.command {
        return args.run(|_| Ok(()));
    }
    base::signals::survive_file_limit();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}

/// Parses the number of a port.
fn parse_port(text: &str) -> Result<u16, String> {
    let message = format!("it must be a whole number from 0 to {}", u16::MAX);
    text.parse().map_err(|_| message)
}

fn run(cli: Cli) -> Result<()> {
    match cli.command {
        None => {
            let root = base::book_root()?;
            let listener = serve::listen(cli.serve.port)?;
            let the_book = book::Book::new(&root, is_read_only).without_api();
            let the_book = cli.serve.edition.apply_to(the_book);
            let drawing = refresh_figures(&root)?;
            // If the book cannot be built, old figures may be the reason.
            if the_book.up_to_date_served().is_err() {
                let _ = drawing.join();
            }
            serve::serve(&root, the_book, listener, cli.serve.open)
        }
        Some(Command::Book(command)) => run_book(command),
        Some(Command::Figures { check: true }) => {
            let root = base::book_root()?;
            figures::check(&root)?;
            figures::measure::check(&root)
        }
        Some(Command::Figures { check: false }) => {
            let root = base::book_root()?;
            let computed = figures::write(&root)?;
            let measured = figures::measure::rewrite(&root)?;
            for file in computed.iter().chain(&measured) {
                out::line(file.display())?;
            }
            Ok(())
        }
        Some(Command::Exercises(args)) => exercises::run(&args),
        Some(Command::Puzzles(args)) => list::run(&args),
        Some(Command::Table(args)) => table::run(&args),
        Some(Command::Tables(args)) => saved_tables::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Random(args)) => random::run(&args),
        Some(Command::Farthest(args)) => farthest::run(&args),
        Some(Command::Plot(args)) => plot::run(&args),
        Some(Command::Measure(args)) => measure::run(&args),
        Some(Command::New(new)) => new::run(&new),
        Some(Command::Completions { shell }) => {
            Ok(out::line(completions::script(&Cli::command(), shell))?)
        }
        Some(Command::Man) => Ok(out::line(manual::page(Cli::command())?)?),
        Some(Command::Preprocess { ask: None }) => {
            book::preprocess::run_on_stdin(is_read_only)
        }
        // `main` has handled a sandboxed program.
        Some(
            Command::Contain(_)
            | Command::Preprocess { ask: Some(PreprocessQuery::Supports { .. }) },
        ) => Ok(()),
    }
}

/// Draws the figures that are stale in a separate thread: the old ones are served meanwhile,
/// and the new ones are a change like any other.
fn refresh_figures(root: &Path) -> Result<JoinHandle<()>> {
    let (root, gods) = (root.to_owned(), std::env::current_exe()?);
    Ok(thread::spawn(move || {
        if let Err(error) = figures::refresh(&root, &gods) {
            out::note(format_args!("error: the figures cannot be drawn: {error:#}"));
        }
    }))
}

fn run_book(command: BookCommand) -> Result<()> {
    let root = base::book_root()?;
    let the_book = book::Book::new(&root, is_read_only);
    // The sessions run this program.
    let gods = std::env::current_exe()?;
    let message = match command {
        BookCommand::Build { dest_dir, edition } => {
            let here = std::env::current_dir()?;
            let destination = dest_dir.map(|folder| here.join(folder));
            let folder = edition.apply_to(the_book).build(destination.as_deref())?;
            format!("built {}", folder.display())
        }
        BookCommand::Serve(ServeArgs { port, open, edition }) => {
            let listener = serve::listen(port)?;
            return serve::serve(&root, edition.apply_to(the_book), listener, open);
        }
        BookCommand::Epub { args, edition } => {
            let file = args.file(&root, "epub", book::export::epub::KIND)?;
            book::export::epub::write(&edition.apply_to(the_book), &file)?;
            format!("wrote {}", file.display())
        }
        BookCommand::Pdf(args) => {
            let file = args.file(&root, "pdf", book::export::pdf::KIND)?;
            book::export::pdf::write(&the_book, &file)?;
            format!("wrote {}", file.display())
        }
        BookCommand::Check => {
            let folder = the_book.check()?;
            figures::measure::check(&root)?;
            format!("nothing is wrong with the book in {}", folder.display())
        }
        BookCommand::Test { chapter } => {
            out::line(the_book.run_examples(chapter.as_deref())?.trim_end())?;
            the_book.sessions(chapter.as_deref(), &gods, false)?
        }
        BookCommand::Sessions { chapter, write } => {
            the_book.sessions(chapter.as_deref(), &gods, write)?
        }
        BookCommand::Coverage { krate } => {
            let coverage = the_book.coverage(krate.as_deref())?;
            out::line(coverage.report().trim_end())?;
            return coverage.ensure_complete();
        }
    };
    Ok(out::line(message)?)
}

/// Whether a command line, `gods` first, only prints an answer, so that the book may run it.
///
/// # Errors
/// If it is not a valid command line of this tool.
pub fn is_read_only(words: &[&str]) -> Result<bool, String> {
    let command = match Cli::try_parse_from(words) {
        Ok(cli) => cli.command,
        Err(error) if !error.use_stderr() => return Ok(true), // --help and --version
        Err(error) => {
            let message = error.to_string();
            let message =
                message.lines().next().unwrap_or("").trim_start_matches("error: ");
            return Err(format!("`{}` is no command: {message}", words.join(" ")));
        }
    };
    Ok(match command {
        Some(Command::Random(args)) => args.is_repeatable(),
        Some(Command::Plot(args)) => args.only_prints(),
        Some(Command::Solve(args)) => args.is_repeatable(),
        Some(Command::Table(args)) => args.only_prints(),
        Some(
            Command::Puzzles(_)
            | Command::Farthest(_)
            | Command::Completions { .. }
            | Command::Man,
        ) => true,
        _ => false,
    })
}
