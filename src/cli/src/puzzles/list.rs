//! `gods puzzles`: lists the puzzles of the catalog; checks or writes a definition.
use anyhow::Result;
use puzzle::Family;
use puzzle::catalog::{CATALOG, WITHOUT_RANKS};
use puzzle::rubik::Cube;
use serde_json::json;

use super::{check, choose, print_answer};
use base::failure::UsageError;
use base::{large_thousands, out};

/// The arguments of `gods puzzles`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods puzzles
  gods puzzles --check rings.gens
  gods puzzles --check pocket-cube --json
  gods puzzles --define pocket-cube > cube.tws    an example to start from

A puzzle of your own is a file. FILE.gens has a move on each line, in cycles:
  R = (1,2,3,4,5,6)               what is at place 1 goes to 2; so R2, R' and so on are moves, too
  S = (1,2)
and, if they are needed,
  start = 1 1 1 2 2 2             places whose contents look alike have the same number
  illegal 4 = 1                   no move may take to place 4 what has the number 1 at the start
  rotation x = (1,4)(2,5)(3,6)    a turn of the whole, no move: x, y, z, x2, x', or a name like Uv
A move is possible wherever it leads to nothing illegal: glued pieces that move themselves need
code. Pieces that turn in their places need FILE.tws, of which --define prints one.

Files count places from 1, positions from 0: what `gods random FILE` prints is the piece in each
place, as 1 2 3 4 5 0 after R' if all differ, and 3.1 is piece 3 turned by 1.")]
pub struct Args {
    /// Say what the moves of a FILE, or of a puzzle whose moves are a group, can do: how many
    /// positions they reach and what these have in common, symmetries, the cost of a table,
    /// and what may be a mistake.
    #[arg(long, value_name = "PUZZLE", conflicts_with = "define")]
    check: Option<String>,
    /// Print the definition of a puzzle, in twsearch's format.
    #[arg(long, value_name = "PUZZLE", conflicts_with = "json")]
    define: Option<String>,
    /// One JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// Lists the puzzles of the catalog: each family's examples.
///
/// # Errors
/// If a definition cannot be read, checked or written.
pub fn run(args: &Args) -> Result<()> {
    if let Some(name) = &args.check {
        return check::run(name, args.json);
    }
    if let Some(name) = &args.define {
        let text = choose::definition(name)?.to_tws();
        return Ok(out::line(
            text.map_err(|error| UsageError(error.to_string()))?.trim_end(),
        )?);
    }
    let mut families = Vec::new();
    for family in CATALOG {
        let mut examples = Vec::new();
        for name in family.examples {
            examples.push((
                *name,
                choose::instance(name, None)?.puzzle().position_count().into(),
            ));
        }
        families.push((family, examples));
    }
    let without_ranks =
        WITHOUT_RANKS.iter().map(|family| (family, vec![(family.name, Cube::COUNT)]));
    families.extend(without_ranks);
    print_answer(args.json, &to_json(&families), || to_text(&families))
}

/// A family, and its examples with their numbers of positions.
type FamilyExamples = (&'static Family, Vec<(&'static str, u128)>);

/// The list as JSON. Programs rely on these keys and their order; a number beyond 2^64 is a text.
fn to_json(families: &[FamilyExamples]) -> serde_json::Value {
    let metrics = |family: &Family| -> Vec<_> {
        family.metrics.iter().map(|metric| metric.name()).collect()
    };
    let puzzles = families.iter().flat_map(|(family, examples)| {
        examples.iter().map(move |(name, positions)| {
            let positions = match u64::try_from(*positions) {
                Ok(number) => json!(number),
                Err(_) => json!(positions.to_string()),
            };
            json!({ "name": name, "about": family.about, "positions": positions,
                    "metrics": metrics(family) })
        })
    });
    let all = families.iter().map(|(family, _)| {
        let aliases = family.aliases.iter();
        let aliases =
            aliases.map(|(alias, name)| json!({ "alias": alias, "name": name }));
        json!({ "family": family.name, "about": family.about, "sizes": family.sizes,
                "metrics": metrics(family), "aliases": aliases.collect::<Vec<_>>(),
                "examples": family.examples })
    });
    let (puzzles, families): (Vec<_>, Vec<_>) = (puzzles.collect(), all.collect());
    json!({ "puzzles": puzzles, "families": families })
}

/// The list as text, family by family.
fn to_text(families: &[FamilyExamples]) -> String {
    let names = families.iter().flat_map(|(_, examples)| examples);
    let longest = names.map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut text = format!("{:longest$}  {:>15}", "puzzle", "positions");
    for (family, examples) in families {
        text += &format!("\n\n{}: {}", family.name, family.about);
        for (name, positions) in examples {
            let width = longest + 17 - name.len();
            text += &format!("\n{name}{:>width$}", large_thousands(*positions));
        }
        if family.metrics.len() > 1 {
            let metrics: Vec<_> = family.metrics.iter().map(|m| m.name()).collect();
            text += &format!("\nmetrics: {}", metrics.join(", "));
        }
        for (alias, name) in family.aliases {
            text += &format!("\n{alias}: {name}");
        }
    }
    text
}
