//! `gods puzzles`: what can be computed.
use std::fmt::Write;

use anyhow::Result;
use puzzle::catalog::{CATALOG, Family, SizeError};
use serde::Serialize;

use super::{choose, thousands};
use crate::tool::out;

/// What `gods puzzles` understands.
#[derive(clap::Args)]
pub struct Args {
    /// One JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Puzzles {
    puzzles: Vec<Puzzle>,
}

#[derive(Serialize)]
struct Puzzle {
    name: &'static str,
    about: &'static str,
    positions: u64,
    metrics: Vec<&'static str>,
}

fn metrics(family: &Family) -> Vec<&'static str> {
    family.metrics.iter().map(|metric| metric.name()).collect()
}

/// The sizes that a family has, found by asking for a size that is too small, and
/// then for all the largest ones together.
fn sizes(family: &Family) -> Result<Vec<String>> {
    let range = |sizes: &[usize]| match (family.make)(sizes, None) {
        Err(SizeError::Range { what, least, most, .. }) => Some((what, least, most)),
        _ => None,
    };
    let mut sizes = choose::puzzle(family.examples[0])?.sizes;
    let mut ranges = vec![];
    for i in 0..sizes.len() {
        let size = std::mem::replace(&mut sizes[i], 0);
        ranges.extend(range(&sizes));
        sizes[i] = size;
    }
    let largest: Vec<_> = ranges.iter().map(|&(_, _, most)| most).collect();
    if largest.len() == sizes.len() {
        ranges.extend(range(&largest).filter(|found| !ranges.contains(found)));
    }
    let text = |&(what, least, most): &(_, _, _)| format!("{least} to {most} {what}");
    Ok(ranges.iter().map(text).collect())
}

/// How many positions an example of the catalog has.
fn positions(name: &str) -> Result<u64> {
    Ok(choose::make(&choose::puzzle(name)?, None)?.count())
}

/// Lists the puzzles of the catalog: each family's examples.
pub fn run(args: &Args) -> Result<()> {
    if !args.json {
        return Ok(out::line(table()?)?);
    }
    let mut puzzles = Puzzles { puzzles: vec![] };
    for family in CATALOG {
        for &name in family.examples {
            puzzles.puzzles.push(Puzzle {
                name,
                about: family.about,
                positions: positions(name)?,
                metrics: metrics(family),
            });
        }
    }
    Ok(out::line(serde_json::to_string(&puzzles)?)?)
}

fn table() -> Result<String> {
    let examples = || CATALOG.iter().flat_map(|family| family.examples);
    let longest = examples().map(|name| name.len()).max().unwrap_or(0);
    let mut text = format!("{:longest$}  {:>14}", "puzzle", "positions");
    for family in CATALOG {
        // Writing to a string can not fail.
        let _ = write!(text, "\n\n{}: {}", family.name, family.about);
        for name in family.examples {
            let positions = thousands(positions(name)?);
            let _ = write!(text, "\n{name:longest$}  {positions:>14}");
        }
        if !family.sizes.is_empty() {
            let _ = write!(text, "\nsizes: {}", sizes(family)?.join(", "));
        }
        let metrics = metrics(family);
        if metrics.len() > 1 {
            let _ = write!(text, "\nmetrics: {}", metrics.join(", "));
        }
        for (alias, name) in family.aliases {
            let _ = write!(text, "\n{alias}: {name}");
        }
    }
    Ok(text)
}
