//! `gods puzzles`: what can be computed.
use std::fmt::Write;

use anyhow::Result;
use puzzle::catalog::{CATALOG, Family};
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
        // Writing to a string cannot fail.
        let _ = write!(text, "\n\n{}: {}", family.name, family.about);
        for name in family.examples {
            let positions = thousands(positions(name)?);
            let _ = write!(text, "\n{name:longest$}  {positions:>14}");
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
