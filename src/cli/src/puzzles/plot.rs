//! `gods plot`: the layers of a puzzle as a picture.
use std::path::PathBuf;

use anyhow::Result;
use puzzle::Metric;
use solve::Purpose;

use super::by;
use super::choose::Which;
use super::request::{Options, Request};
use crate::files;
use base::{out, whole};

/// What `gods plot` understands.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods plot 8-puzzle -o 8-puzzle.svg
  gods plot pocket-cube --metric quarter-turn -o cube.svg
  gods plot sliding-2x3 -o -                   to standard output

A file that is there already is replaced when the picture is whole.")]
pub struct Args {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    options: Options,
    /// Where the picture goes: a file whose name ends in .svg, or - for standard output.
    #[arg(short, long = "output", value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    output: PathBuf,
}

impl Args {
    /// Whether it writes no file.
    pub fn only_prints(&self) -> bool {
        self.output.as_os_str() == "-"
    }
}

/// Computes the table and draws its layers.
pub fn run(args: &Args) -> Result<()> {
    let request = Request::of(&args.which, &args.options)?;
    if !args.only_prints() {
        files::check(&args.output, "svg")?;
    }
    let made = request.table(Purpose::Layers)?;
    let metric = request.instance.metric().map(Metric::name);
    let svg = figures::picture(request.instance.name(), metric, &made.layers)?;
    if args.only_prints() {
        return Ok(out::line(svg.trim_end())?);
    }
    whole::write(&args.output, svg)?;
    let name = args.output.to_string_lossy().replace(char::is_control, "\u{fffd}");
    Ok(out::line(format!("wrote {name}: {}", by(&made.computation)))?)
}
