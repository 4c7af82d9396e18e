//! `gods plot`: the layers of a puzzle as a picture.
use std::ffi::OsString;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use puzzle::Metric;
use solve::Purpose;

use super::by;
use super::choose::Which;
use super::request::{Options, Request};
use base::failure::Usage;
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
    output: OsString,
}

impl Args {
    /// Whether it writes no file.
    pub fn only_prints(&self) -> bool {
        self.output == "-"
    }
}

/// Computes the table and draws its layers.
pub fn run(args: &Args) -> Result<()> {
    let request = Request::of(&args.which, &args.options)?;
    let output = Path::new(&args.output);
    if !args.only_prints() {
        check(output)?;
        whole::try_out(output).map_err(|error| refused(output, &error))?;
    }
    let made = request.table(Purpose::Layers, &Vec::new)?;
    let metric = request.instance.metric().map(Metric::name);
    let svg = figures::picture(request.instance.name(), metric, &made.layers);
    if args.only_prints() {
        return Ok(out::line(svg.trim_end())?);
    }
    whole::write(output, svg).map_err(|error| refused(output, &error))?;
    let name = output.to_string_lossy().replace(char::is_control, "\u{fffd}");
    Ok(out::line(format!("wrote {name}: {}", by(&made.computation)))?)
}

/// A file that cannot be written, and why.
fn refused(output: &Path, why: &dyn Display) -> Usage {
    Usage(format!(
        "cannot write -o {output:?}: {why}; choose another file, or - for standard output"
    ))
}

/// Refuses a name that no picture can have, before a long computation.
///
/// # Errors
/// [`Usage`] says what would be right.
pub fn check(output: &Path) -> Result<()> {
    let written = output.as_os_str().as_encoded_bytes();
    let folder = output.parent().filter(|folder| !folder.as_os_str().is_empty());
    let fault = if written.is_empty() {
        "found no name after -o: give one, as in -o layers.svg".to_owned()
    } else if output.is_dir() {
        format!(
            "found the folder {output:?} after -o: add the name of a file, as in -o {:?}",
            output.join("layers.svg")
        )
    } else if output.file_name().is_none()
        || written.ends_with(b"/")
        || written.ends_with(b"\\")
    {
        format!("found -o {output:?}, which names no file: write -o layers.svg")
    } else if output.extension().is_none_or(|end| end != "svg") {
        let right = with_ending(output);
        format!("found -o {output:?}, and a plot is SVG: write -o {right:?}")
    } else if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        format!(
            "there is no folder {folder:?} for {output:?}: make it first, or choose another file"
        )
    } else {
        return Ok(());
    };
    bail!(Usage(fault))
}

/// The name with the right ending: `x.svg` for `x`, `x.png` and `x.svg.gz`.
fn with_ending(output: &Path) -> PathBuf {
    let stem = output.file_stem().map(Path::new).unwrap_or(output);
    match stem.extension() {
        // `.svg` is a hidden file without an ending.
        _ if stem == ".svg" => output.with_file_name("layers.svg"),
        Some(end) if end == "svg" => output.with_extension(""),
        _ => output.with_extension("svg"),
    }
}
