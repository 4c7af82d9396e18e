//! The layers of the pocket cube in its metrics, and what the text says of it.

use crate::facts::Facts;
use crate::layers;
use crate::output::Output;
use crate::picture::alone;
use crate::tables::Tables;
use puzzle::Metric;
use puzzle::pocket_cube::moves;
use table::PocketCubeTable;
use transition::{Coordinate, Corners};

/// Adds the files and facts of this subject.
pub fn add(Tables { cubes, .. }: &Tables, out: &mut Output) -> anyhow::Result<()> {
    out.files.extend(layers::growth(cubes)?);
    out.files.extend(layers::opening(&cubes[0].1)?);
    for (metric, cube) in cubes {
        out.files.extend(layers::layers(*metric, cube)?);
    }
    let plot = out.files.iter().find(|(name, _)| name == "pocket-cube-layers.svg");
    let readme = plot.map(|(_, svg)| ("readme.svg".to_owned(), alone(svg)));
    out.files.extend(readme);
    facts(&mut out.facts, cubes);
    Ok(())
}

/// The pocket cube in its metrics.
fn facts(facts: &mut Facts, cubes: &[(Metric, PocketCubeTable)]) {
    facts.number("pocket-cube.positions", Corners.count() as u64);
    for (metric, cube) in cubes {
        let name = |what: &str| format!("pocket-cube.{metric}.{what}");
        let table = cube.table();
        let edges = Corners.count() * moves(*metric).len();
        facts.number(name("moves"), moves(*metric).len() as u64);
        facts.number(name("edges"), edges as u64);
        // Two transition tables, so two look-ups for each neighbor.
        facts.number(name("lookups"), 2 * edges as u64);
        facts.table(&format!("pocket-cube.{metric}"), table);
        facts.number(name("bytes"), cube.bytes() as u64);
        let farthest = table.farthest().next().unwrap_or_default();
        let solution = cube.solve(&Corners.unrank(farthest));
        let undo = solution.iter().rev().map(|m| m.inverse().to_string());
        facts.text(name("farthest.scramble"), undo.collect::<Vec<_>>().join(" "));
        let moves = solution.iter().map(|m| m.to_string()).collect::<Vec<_>>();
        facts.text(name("farthest.solution"), moves.join(" "));
    }
}
