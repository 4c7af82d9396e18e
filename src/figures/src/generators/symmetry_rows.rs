//! The table of layers and the facts of the chapter on symmetry rows.

use crate::prelude::*;
use crate::tables::published_layers;
use puzzle::catalog;
use puzzle::rubik::{CubePosition, Edges, Phase2};
use rows::Geometry;
use rows::symmetric::{self, layers};
use rows::{Nothing, bytes};

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let phase2 = published_layers(&catalog::find("rubik-phase2")?, None);
    let phase2 = phase2.context("phase 2 has published layers")?;
    let all = [&layers::DOMINO[..], phase2, &layers::EDGES, &layers::EDGES_QUARTER];
    let columns =
        "distance | domino | phase 2 | edges, half turns | edges, quarter turns";
    out.add([layers_table("symmetry-rows-layers", columns, &all, false)]);
    facts(&mut out.facts);
    Ok(())
}

/// The sizes of three puzzles and of their rows.
fn facts(facts: &mut Facts) {
    let mut fact = |name: &str, value: u64| {
        facts.number(format!("symmetry-rows.{name}"), value);
    };
    fact("phase2.positions", Phase2::COUNT);
    fact("edges.positions", Edges::COUNT);
    let domino = symmetric::domino();
    fact("classes", domino.rows(0) as u64);
    fact("orders", (0..domino.rows(0)).map(|row| domino.orbit_size(0, row)).sum());
    fact("domino.places", domino.columns().count as u64);
    let edges = symmetric::rubik_edges();
    let a_class = 24 * 24 * 24;
    let classes = (0..edges.rows(0)).step_by(a_class);
    fact("edges.rows", edges.rows(0) as u64);
    fact("edges.orders", a_class as u64);
    fact("edges.classes", classes.clone().count() as u64);
    fact("edges.patterns", classes.map(|row| edges.orbit_size(0, row)).sum());
    fact("edges.places", edges.columns().count as u64);
    fact("edges.width", (edges.width() * size_of::<u64>()) as u64);
    let bits_in_rows = edges.rows(0) as u64 * edges.columns().count as u64;
    for (name, count) in [
        ("phase2.two-bits-gb", 2 * Phase2::COUNT / 8),
        ("edges.bit-gb", Edges::COUNT / 8),
        ("edges.rows-gb", bits_in_rows / 8),
    ] {
        facts.decimal(format!("symmetry-rows.{name}"), count as f64 / 1e9, 1);
    }
    let gib = bytes(&edges, &Nothing) as f64 / f64::from(1 << 30);
    facts.decimal("symmetry-rows.edges.gib", gib, 1);
}
