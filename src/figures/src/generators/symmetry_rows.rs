//! What the chapter on symmetry rows quotes.

use crate::facts::Facts;
use crate::output::Output;
use crate::tables::Tables;
use base::thousands;
use combination::Combinations;
use puzzle::rubik::{Domino, Edges, Part, Phase2};
use rows::symmetric::{self, layers};
use rows::{Nothing, bytes};
use std::fmt::Write;

/// Adds the files and facts of this subject.
pub fn add(_: &Tables, out: &mut Output) -> anyhow::Result<()> {
    out.files.extend([table()]);
    facts(&mut out.facts)?;
    Ok(())
}

/// Sizes of the three puzzles and of their rows.
fn facts(facts: &mut Facts) -> anyhow::Result<()> {
    let mut fact = |name: &str, value: u64| {
        facts.number(format!("symmetry-rows.{name}"), value);
    };
    fact("domino.positions", Domino::COUNT);
    fact("phase2.positions", Phase2::COUNT);
    fact("edges.positions", Edges::COUNT);
    let domino = symmetric::domino();
    fact("classes", domino.rows(0) as u64);
    fact("orders", (0..domino.rows(0)).map(|row| domino.weight(0, row)).sum());
    fact("domino.places", domino.places() as u64);
    fact("domino.width", domino.width() as u64);
    fact("phase2.places", symmetric::rubik_phase2().places() as u64);
    let edges = symmetric::rubik_edges();
    let a_class = 24 * 24 * 24;
    let classes = (0..edges.rows(0)).step_by(a_class);
    fact("edges.rows", edges.rows(0) as u64);
    fact("edges.orders", a_class as u64);
    fact("edges.classes", classes.clone().count() as u64);
    fact("edges.patterns", classes.map(|row| edges.weight(0, row)).sum());
    fact("edges.places", edges.places() as u64);
    fact("edges.width", (edges.width() * size_of::<u64>()) as u64);
    // The edges of one face can be in any four slots of two layers: one block for each.
    let blocks = Combinations::new(8, 4)?.count();
    fact("domino.block", domino.places() as u64 / blocks);
    fact("domino.block-bytes", domino.width() as u64 / blocks);
    let places = edges.rows(0) as u64 * edges.places() as u64;
    let quarter = symmetric::rubik_edges_quarter();
    for (name, count) in [
        ("phase2.two-bits-gb", 2 * Phase2::COUNT / 8),
        ("edges.bit-gb", Edges::COUNT / 8),
        ("edges.rows-gb", places / 8),
        ("edges.gb", bytes(&*edges, &Nothing)),
        ("edges-quarter.gb", bytes(&*quarter, &Nothing)),
    ] {
        facts.text(
            format!("symmetry-rows.{name}"),
            format!("{:.1}", count as f64 / 1e9),
        );
    }
    for (name, count) in [
        ("domino.mb", bytes(&*domino, &Nothing)),
        ("phase2.mb", bytes(&*symmetric::rubik_phase2(), &Nothing)),
    ] {
        facts.text(
            format!("symmetry-rows.{name}"),
            format!("{:.0}", count as f64 / 1e6),
        );
    }
    let gib = bytes(&*edges, &Nothing) as f64 / f64::from(1 << 30);
    facts.text("symmetry-rows.edges.gib", format!("{gib:.1}"));
    Ok(())
}

/// How many positions of each puzzle there are at each distance.
fn table() -> (String, String) {
    let all =
        [&layers::DOMINO[..], &layers::PHASE_2, &layers::EDGES, &layers::EDGES_QUARTER];
    let mut lines = String::from(
        "| distance | domino | phase 2 | edges, half turns | edges, quarter turns |\n\
         |--:|--:|--:|--:|--:|\n",
    );
    for distance in 0..19 {
        let cells = all.map(|layers| {
            layers.get(distance).map_or(String::new(), |&n| thousands(n))
        });
        let _ = writeln!(lines, "| {distance} | {} |", cells.join(" | "));
    }
    ("symmetry-rows-layers.md".to_string(), lines)
}
