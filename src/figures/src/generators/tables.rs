//! Tables in Markdown.

use crate::output::Output;
use crate::tables::Tables;
use base::thousands;
use puzzle::Metric;
use std::fmt::Write;
use table::PocketCubeTable;

/// Adds the files and facts of this subject.
pub fn add(tables: &Tables, out: &mut Output) -> anyhow::Result<()> {
    out.files.extend([
        combination_4_2(),
        combination_trace(),
        orientation_trace(),
        permutation_24(),
        permutation_trace(),
        pocket_cube_layers(&tables.cubes),
    ]);
    Ok(())
}

/// The documents' 24 permutations with their digits and index.
fn permutation_24() -> (String, String) {
    let mut lines = String::from(
        "| documents, from 1 | from 0 | digits | index |\n|:-:|:-:|:-:|--:|\n",
    );
    let joined = |row: &[u8]| row.iter().map(u8::to_string).collect::<String>();
    for t in 0..24 {
        let mut pm = [0; 4];
        permutation::unrank(t, &mut pm);
        let one_based = pm.map(|piece| piece + 1);
        let digits = permutation::digits(&pm);
        let _ = writeln!(
            lines,
            "| {} | {} | {} | {} |",
            joined(&one_based),
            joined(&pm),
            digits[..3].iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
            permutation::rank(&pm)
        );
    }
    ("permutation-24.md".to_string(), lines)
}

/// Ranking the row 1 0 2, step by step, as the plain loop does it.
fn orientation_trace() -> (String, String) {
    let mut lines = String::from(
        "| `i` | `ori[i]` | `t` after `t *= v` | `t` after `t += ori[i]` |\n\
         |--:|--:|--:|--:|\n",
    );
    let ori = [1, 0, 2];
    for i in 0..ori.len() {
        let (before, after) =
            (orientation::rank(&ori[..i], 3), orientation::rank(&ori[..=i], 3));
        let _ = writeln!(lines, "| {i} | {} | {} | {after} |", ori[i], before * 3);
    }
    ("orientation-trace.md".to_string(), lines)
}

/// Unranking 10 with four pieces, from right to left: each slot's digit, and how the
/// pieces from there on stand among themselves.
fn permutation_trace() -> (String, String) {
    let mut lines =
        String::from("| slot | digit | the slots from there on |\n|--:|--:|:--|\n");
    let mut pm = [0; 4];
    permutation::unrank(10, &mut pm);
    let digits = permutation::digits(&pm);
    for slot in (0..pm.len()).rev() {
        let rest = &pm[slot..];
        let among = |piece| rest.iter().filter(|other| *other < piece).count();
        let row: Vec<_> = rest.iter().map(|piece| among(piece).to_string()).collect();
        let _ = writeln!(lines, "| {slot} | {} | {} |", digits[slot], row.join(" "));
    }
    ("permutation-trace.md".to_string(), lines)
}

/// Unranking 14 with three beads in six slots, from right to left.
fn combination_trace() -> (String, String) {
    let mut lines = String::from(
        "| `i` | `r` | `comb(i, r)` | `t` | bead? |\n|--:|--:|--:|--:|:--|\n",
    );
    let mut cm = [0; 6];
    combination::unrank(14, 3, &mut cm, 1, 0);
    for i in (0..cm.len()).rev() {
        // What is still to be placed is what stands to the left, this slot included.
        let left = &cm[..=i];
        let (t, r) =
            (combination::rank(left, 1), left.iter().filter(|c| **c == 1).count());
        let entry = combination::comb(i, r);
        let bead = match cm[i] {
            1 => format!("yes, {} left", t - entry),
            _ => "no".to_string(),
        };
        let _ = writeln!(lines, "| {i} | {r} | {entry} | {t} | {bead} |");
    }
    ("combination-trace.md".to_string(), lines)
}

/// The six ways to place two pieces in four slots, in our order; the last column
/// has their places in a dictionary.
fn combination_4_2() -> (String, String) {
    let mut lines = String::from(
        "| index | slots 0 1 2 3 | taken | as a sum | dictionary |\n\
         |--:|:-:|:-:|:--|--:|\n",
    );
    let mut dictionary = vec![];
    for low in 0..4 {
        dictionary.extend((low + 1..4).map(|high| [low, high]));
    }
    for t in 0..combination::comb(4, 2) {
        let mut cm = [0; 4];
        combination::unrank(t, 2, &mut cm, 1, 0);
        let taken: Vec<_> = (0..4).filter(|&i| cm[i] == 1).collect();
        let marks = cm.map(|c| if c == 1 { "●" } else { "○" }).join(" ");
        let (low, high) = (taken[0], taken[1]);
        let place = dictionary.iter().position(|set| *set == [low, high]);
        let _ = writeln!(
            lines,
            "| {} | {marks} | {{{low}, {high}}} | {} + {} | {} |",
            combination::rank(&cm, 1),
            combination::comb(high, 2),
            combination::comb(low, 1),
            place.unwrap_or_default()
        );
    }
    ("combination-4-2.md".to_string(), lines)
}

/// The pocket cube's layers, one column for each metric.
fn pocket_cube_layers(cubes: &[(Metric, PocketCubeTable)]) -> (String, String) {
    let names: Vec<_> = cubes.iter().map(|(metric, _)| metric.name()).collect();
    let mut lines = format!("| distance | {} |\n", names.join(" | "));
    lines.push_str(&format!("|--:|{}\n", "--:|".repeat(cubes.len())));
    let deepest = cubes.iter().map(|(_, cube)| cube.table().depth()).max();
    for depth in 0..=deepest.unwrap_or_default() {
        let count = |(_, cube): &(Metric, PocketCubeTable)| {
            let layer = cube.table().layers().get(depth);
            layer.map_or(String::new(), |&count| thousands(count))
        };
        let cells: Vec<_> = cubes.iter().map(count).collect();
        let _ = writeln!(lines, "| {depth} | {} |", cells.join(" | "));
    }
    let total = |(_, cube): &(Metric, PocketCubeTable)| {
        format!("**{}**", thousands(cube.table().layers().iter().sum()))
    };
    let totals: Vec<_> = cubes.iter().map(total).collect();
    let _ = writeln!(lines, "| **all** | {} |", totals.join(" | "));
    ("pocket-cube-layers.md".to_string(), lines)
}
