//! `gods measure`: measures every engine and every rank.
use anyhow::Result;
use base::out;
use figures::measure;

/// The arguments of `gods measure`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods measure           some minutes, on a machine that does nothing else
  gods measure --long    with the puzzles of more than ten billion positions

The benches of the crates are run with cargo, and the complete tables of puzzles here, and
random Rubik's cubes by the two-phase algorithm, and published boards of the 24-puzzle with the
tables 6-6-6-6.
Each result is checked. The files go to chapters/measured/, and the book quotes them: so
nothing is written if chapters quote something that was not measured, as the large puzzles
without --long.")]
pub struct Args {
    /// Measures the puzzles of more than ten billion positions, too, of which some need 6 GB, and
    /// boards of the 24-puzzle that take minutes, and an hour of shortest solutions of Rubik's cube.
    #[arg(long)]
    long: bool,
    /// Shows the results, and writes no files.
    #[arg(long)]
    dry_run: bool,
}

/// Measures everything, prints the results, and writes the files.
pub fn run(args: &Args) -> Result<()> {
    let root = base::book_root()?;
    let results = measure::measure(&root, args.long, |what| out::note(what))?;
    out::line(measure::overview(&results))?;
    if !args.dry_run {
        for path in measure::write(&root, results)? {
            out::line(path.display())?;
        }
    }
    Ok(())
}
