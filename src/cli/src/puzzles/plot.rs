//! `gods plot`: draws the layers of a puzzle as an SVG.
use std::path::PathBuf;

use anyhow::{Context, Result};
use puzzle::Metric;
use solve::Purpose;

use super::choose::PuzzleArgs;
use super::engine_and_threads;
use super::request::{Request, TableOptions};
use crate::output_file;
use base::overwrite::Output;
use base::{atomic_write, out};

/// The arguments of `gods plot`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods plot 8-puzzle -o 8-puzzle.svg
  gods plot pocket-cube --metric quarter-turn -o cube.svg
  gods plot sliding-2x3 -o -                   to standard output

An earlier picture of this command is replaced when the new one is whole; another file is
overwritten by --force alone.")]
pub struct Args {
    #[command(flatten)]
    puzzle_args: PuzzleArgs,
    #[command(flatten)]
    options: TableOptions,
    /// Where the picture goes: a file whose name ends in .svg, or - for standard output.
    #[arg(short, long = "output", value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    output: PathBuf,
    /// Overwrite FILE even if this command did not write it.
    #[arg(long)]
    force: bool,
}

impl Args {
    /// Whether the command writes no file.
    pub fn only_prints(&self) -> bool {
        self.output.as_os_str() == "-"
    }
}

/// Computes the table and draws its layers.
pub fn run(args: &Args) -> Result<()> {
    let request = Request::from_args(&args.puzzle_args, &args.options)?;
    if !args.only_prints() {
        output_file::check_extension(&args.output, "svg")?;
        let (path, kind) = (&*args.output, figures::PICTURE);
        Output { option: "--output", path, kind, force: args.force }.check(&[])?;
    }
    let table = request.table(Purpose::Layers)?;
    let metric = request.instance.metric().map(Metric::name);
    let svg = figures::picture(request.instance.name(), metric, &table.layers)?;
    if args.only_prints() {
        return Ok(out::line(svg.trim_end())?);
    }
    let name = args.output.to_string_lossy().replace(char::is_control, "\u{fffd}");
    atomic_write::write(&args.output, svg)
        .with_context(|| format!("cannot write --output {name}"))?;
    Ok(out::line(format!("wrote {name}: {}", engine_and_threads(&table.computation)))?)
}
