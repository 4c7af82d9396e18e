//! `gods puzzles`: what can be computed.
use std::fmt::Write;

use anyhow::Result;
use puzzle::catalog::{CATALOG, Entry};
use serde::Serialize;

use super::thousands;
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

fn metrics(entry: &Entry) -> Vec<&'static str> {
    entry.metrics.iter().map(|metric| metric.name()).collect()
}

/// Lists the puzzles of the catalog.
pub fn run(args: &Args) -> Result<()> {
    if args.json {
        let puzzles = CATALOG.iter().map(|entry| Puzzle {
            name: entry.name,
            about: entry.about,
            positions: entry.positions,
            metrics: metrics(entry),
        });
        let puzzles = Puzzles { puzzles: puzzles.collect() };
        return Ok(out::line(serde_json::to_string(&puzzles)?)?);
    }
    Ok(out::line(table())?)
}

fn table() -> String {
    let longest = CATALOG.iter().map(|entry| entry.name.len()).max().unwrap_or(0);
    let mut text = format!("{:longest$}  {:>14}  about", "puzzle", "positions");
    for entry in CATALOG {
        let (name, positions) = (entry.name, thousands(entry.positions));
        // Writing to a string can not fail.
        let _ = write!(text, "\n{name:longest$}  {positions:>14}  {}", entry.about);
        let metrics = metrics(entry);
        if metrics.len() > 1 {
            let (indent, metrics) = (longest + 18, metrics.join(", "));
            let _ = write!(text, "\n{:indent$}metrics: {metrics}", "");
        }
    }
    text
}
