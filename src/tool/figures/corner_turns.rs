//! What the text says of the puzzles whose corners turn.

use super::catalog::Computed;
use super::facts::Facts;
use puzzle::catalog;

/// One of the farthest positions of each, with a shortest solution, and what the layers
/// would be if no two ways met.
///
/// # Errors
/// If a position can not be solved.
pub fn facts(facts: &mut Facts, computed: &[Computed]) -> anyhow::Result<()> {
    let here = |c: &&Computed| ["pyraminx", "skewb"].contains(&c.name);
    for Computed { name, table, .. } in computed.iter().filter(here) {
        let puzzle = catalog::find(name)?.puzzle(None)?;
        let farthest = table.farthest().next().unwrap_or_default() as u64;
        facts.text(format!("{name}.farthest.position"), puzzle.write(farthest));
        let (way, names) =
            (table::solution(&*puzzle, table, farthest)?, puzzle.names());
        let way: Vec<_> = way.into_iter().map(|m| names[m].as_str()).collect();
        facts.text(format!("{name}.farthest.solution"), way.join(" "));
        if *name == "pyraminx" {
            // Each of the four tips turns by itself, in three ways.
            facts.number("pyraminx.with-tips", puzzle.count() * 3_u64.pow(4));
        }
    }
    facts.number("corner-turns.ways-5", 8 * 6_u64.pow(4));
    Ok(())
}
