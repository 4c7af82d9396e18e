//! `gods puzzles`: what can be computed.
use anyhow::Result;
use puzzle::Family;
use puzzle::catalog::CATALOG;
use serde::Serialize;

use super::{choose, thousands};
use base::out;

/// What `gods puzzles` understands.
#[derive(clap::Args)]
pub struct Args {
    /// One JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// What is listed, with the keys and the order that programs rely on.
#[derive(Serialize)]
struct Catalog {
    puzzles: Vec<Puzzle>,
    families: Vec<Listed>,
}

/// A puzzle that the book computes.
#[derive(Serialize)]
struct Puzzle {
    name: &'static str,
    about: &'static str,
    positions: u64,
    metrics: Vec<&'static str>,
}

/// A family.
#[derive(Serialize)]
struct Listed {
    family: &'static str,
    about: &'static str,
    /// What each capital letter of its name counts.
    sizes: &'static [&'static str],
    /// The first is the default; none where there is but one way to count.
    metrics: Vec<&'static str>,
    aliases: Vec<Alias>,
    examples: &'static [&'static str],
}

/// Another name, and what it means.
#[derive(Serialize)]
struct Alias {
    alias: &'static str,
    name: &'static str,
}

fn metrics(family: &Family) -> Vec<&'static str> {
    family.metrics.iter().map(|metric| metric.name()).collect()
}

/// How many positions an example of the catalog has.
fn positions(name: &str) -> Result<u64> {
    Ok(choose::instance(name, None)?.puzzle.positions())
}

/// Lists the puzzles of the catalog: each family's examples.
pub fn run(args: &Args) -> Result<()> {
    if !args.json {
        return Ok(out::line(table()?)?);
    }
    let mut catalog = Catalog { puzzles: Vec::new(), families: Vec::new() };
    for family in CATALOG {
        let &Family { about, sizes, examples, .. } = family;
        for name in examples {
            let (positions, metrics) = (positions(name)?, metrics(family));
            catalog.puzzles.push(Puzzle { name, about, positions, metrics });
        }
        let aliases = family.aliases.iter().map(|&(alias, name)| Alias { alias, name });
        let (aliases, metrics) = (aliases.collect(), metrics(family));
        let family = family.name;
        catalog.families.push(Listed {
            family,
            about,
            sizes,
            metrics,
            aliases,
            examples,
        });
    }
    Ok(out::line(serde_json::to_string(&catalog)?)?)
}

fn table() -> Result<String> {
    let examples = || CATALOG.iter().flat_map(|family| family.examples);
    let longest = examples().map(|name| name.len()).max().unwrap_or(0);
    let mut text = format!("{:longest$}  {:>15}", "puzzle", "positions");
    for family in CATALOG {
        text += &format!("\n\n{}: {}", family.name, family.about);
        for name in family.examples {
            let positions = thousands(positions(name)?);
            text += &format!("\n{name:longest$}  {positions:>15}");
        }
        let metrics = metrics(family);
        if metrics.len() > 1 {
            text += &format!("\nmetrics: {}", metrics.join(", "));
        }
        for (alias, name) in family.aliases {
            text += &format!("\n{alias}: {name}");
        }
    }
    Ok(text)
}
