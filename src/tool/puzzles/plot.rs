//! `gods plot`: the layers of a puzzle as a picture.
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use puzzle::Metric;

use super::choose::{Chosen, Which};
use super::engine::Options;
use super::tables::{self, For};
use crate::tool::failure::Usage;
use crate::tool::{figures, out};

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods plot 8-puzzle -o 8-puzzle.svg
  gods plot pocket-cube --metric quarter-turn -o cube.svg
  gods plot sliding-2x3 -o -                   to standard output

A file that is there already is replaced.";

/// What `gods plot` understands.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    options: Options,
    /// Where the picture goes: a file whose name ends in .svg, or - for standard output.
    #[arg(short, long = "output", value_name = "FILE")]
    output: String,
}

impl Args {
    /// Whether it writes no file.
    pub fn only_prints(&self) -> bool {
        self.output == "-"
    }
}

/// Computes the table and draws its layers.
pub fn run(args: &Args) -> Result<()> {
    let chosen = args.which.choose()?;
    let Chosen { choice, metric, .. } = &chosen;
    check(&args.output)?;
    let made = tables::make(&chosen, &args.options, For::Layers)?;
    let svg = figures::picture(&choice.name, metric.map(Metric::name), &made.layers)?;
    if args.only_prints() {
        return Ok(out::line(svg.trim_end())?);
    }
    fs::write(&args.output, svg)
        .with_context(|| format!("cannot write {:?}", args.output))?;
    Ok(out::line(format!("wrote {}: {}", args.output, made.taken.sentence()))?)
}

/// Refuses a file that could not be written, before a long computation.
fn check(output: &str) -> Result<()> {
    if output == "-" {
        return Ok(());
    }
    if output.is_empty() {
        bail!(Usage("found no name after -o: give one, as in -o layers.svg".into()));
    }
    let path = Path::new(output);
    if path.is_dir() {
        bail!(Usage(format!(
            "found the folder {output:?} after -o: add the name of a file, as in -o {:?}",
            path.join("layers.svg")
        )));
    }
    if path.file_name().is_none() || output.ends_with(['/', '\\']) {
        bail!(Usage(format!(
            "found -o {output:?}, which names no file: write -o layers.svg"
        )));
    }
    if path.extension().is_none_or(|end| end != "svg") {
        bail!(Usage(format!(
            "found -o {output:?}, and a plot is SVG: write -o {:?}",
            path.with_extension("svg")
        )));
    }
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) if !folder.is_dir() => bail!(Usage(format!(
            "there is no folder {folder:?} for {output:?}: make it first, or choose another file"
        ))),
        _ => Ok(()),
    }
}
