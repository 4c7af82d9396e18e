//! `gods puzzles`: what can be computed.
use anyhow::Result;
use puzzle::Family;
use puzzle::catalog::CATALOG;
use serde::Serialize;

use super::{choose, print, thousands};

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
    families: Vec<FamilyEntry>,
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
struct FamilyEntry {
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

/// Lists the puzzles of the catalog: each family's examples.
pub fn run(args: &Args) -> Result<()> {
    let mut catalog = Catalog { puzzles: Vec::new(), families: Vec::new() };
    for family in CATALOG {
        let &Family { name, about, sizes, examples, .. } = family;
        let metrics: Vec<_> =
            family.metrics.iter().map(|metric| metric.name()).collect();
        for name in examples {
            let positions = choose::instance(name, None)?.puzzle().positions();
            let metrics = metrics.clone();
            catalog.puzzles.push(Puzzle { name, about, positions, metrics });
        }
        let aliases = family.aliases.iter().map(|&(alias, name)| Alias { alias, name });
        let (family, aliases) = (name, aliases.collect());
        catalog.families.push(FamilyEntry {
            family,
            about,
            sizes,
            metrics,
            aliases,
            examples,
        });
    }
    print(args.json, &catalog, || page(&catalog))
}

/// The puzzles for people, family by family.
fn page(catalog: &Catalog) -> String {
    let longest = catalog.puzzles.iter().map(|puzzle| puzzle.name.len()).max();
    let longest = longest.unwrap_or(0);
    let mut text = format!("{:longest$}  {:>15}", "puzzle", "positions");
    let mut puzzles = catalog.puzzles.iter();
    for FamilyEntry { family, about, metrics, aliases, examples, .. } in
        &catalog.families
    {
        text += &format!("\n\n{family}: {about}");
        for Puzzle { name, positions, .. } in puzzles.by_ref().take(examples.len()) {
            text += &format!("\n{name:longest$}  {:>15}", thousands(*positions));
        }
        if metrics.len() > 1 {
            text += &format!("\nmetrics: {}", metrics.join(", "));
        }
        for Alias { alias, name } in aliases {
            text += &format!("\n{alias}: {name}");
        }
    }
    text
}
