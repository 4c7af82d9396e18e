//! The layers of the pocket cube in its metrics, and its facts.

use crate::layers;
use crate::prelude::*;
use puzzle::Metric;
use puzzle::pocket_cube::moves;
use table::PocketCubeTable;
use transition::{Coordinate, CornerPosition};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let cubes = &tables.cubes;
    let columns = joined(cubes.iter().map(|(metric, _)| metric), " | ");
    let counted: Vec<_> = cubes.iter().map(|(_, cube)| cube.table().layers()).collect();
    let counted = layers_table(
        "pocket-cube-layers",
        &format!("distance | {columns}"),
        &counted,
        true,
    );
    out.add([
        layers::growth_chart(cubes)?,
        layers::half_turn_chart(tables.half_turn())?,
        counted,
    ]);
    facts(&mut out.facts, cubes);
    Ok(())
}

/// The facts of the pocket cube in each metric.
fn facts(facts: &mut Facts, cubes: &[(Metric, PocketCubeTable)]) {
    facts.number("pocket-cube.positions", CornerPosition.count());
    for (metric, cube) in cubes {
        let name = |what: &str| format!("pocket-cube.{metric}.{what}");
        let table = cube.table();
        let edges = CornerPosition.count() * moves(*metric).len();
        facts.number(name("moves"), moves(*metric).len());
        facts.number(name("edges"), edges);
        // There are two transition tables, so two look-ups for each neighbor.
        facts.number(name("lookups"), 2 * edges);
        facts.layers(&format!("pocket-cube.{metric}"), table.layers());
        facts.number(name("bytes"), cube.bytes());
        let farthest = table.farthest().next().unwrap_or_default();
        let solution = cube.solve(&CornerPosition.unrank(farthest));
        let undo = solution.iter().rev().map(|m| m.inverse());
        facts.text(name("farthest.scramble"), joined(undo, " "));
    }
}
