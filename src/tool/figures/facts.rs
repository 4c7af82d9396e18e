//! The numbers that the text quotes, by name.

use super::thousands;
use std::collections::BTreeMap;
use table::PocketCubeTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, Corners};

/// All facts, `name = value` a line, sorted by name.
pub fn facts(cubes: &[(puzzle::Metric, PocketCubeTable)]) -> (String, String) {
    let mut facts = Facts::default();
    numberings(&mut facts);
    transition_tables(&mut facts);
    pocket_cube(&mut facts, cubes);
    let lines = facts.0.iter().map(|(name, value)| format!("{name} = {value}\n"));
    ("facts.txt".to_string(), lines.collect())
}

/// Facts on their way to the file.
#[derive(Default)]
struct Facts(BTreeMap<String, String>);

impl Facts {
    fn number(&mut self, name: impl Into<String>, value: impl TryInto<u64>) {
        // Every count of this book fits in 64 bits.
        let value = value.try_into().unwrap_or(u64::MAX);
        self.text(name, thousands(value));
    }

    fn text(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let (name, value) = (name.into(), value.into());
        let before = self.0.insert(name.clone(), value);
        debug_assert!(before.is_none(), "the fact {name} is there twice");
    }
}

/// How many orientations, permutations and combinations there are.
fn numberings(facts: &mut Facts) {
    let corners = CornerOrientation.count();
    facts.number(format!("orientation.{corners}"), corners as u64);
    let orders = CornerPermutation.count();
    facts.number(format!("permutation.{orders}"), orders as u64);
    let slices = combination::comb(12, 4);
    facts.number(format!("combination.{slices}"), slices);
    facts.number("combination.6-3", combination::comb(6, 3));
    facts.number("combination.12-4", slices);
}

/// How large the transition tables are, with entries of 32 bits.
fn transition_tables(facts: &mut Facts) {
    for metric in puzzle::Metric::ALL {
        let moves = puzzle::pocket_cube::moves(metric).len();
        facts.number(format!("transition.{metric}.moves"), moves as u64);
        let mut split = 0;
        for (name, rows) in [
            ("permutation", CornerPermutation.count()),
            ("orientation", CornerOrientation.count()),
            ("full", Corners.count()),
        ] {
            let entries = rows * moves;
            let bytes = entries * size_of::<u32>();
            facts.number(format!("transition.{metric}.{name}.rows"), rows as u64);
            facts.number(format!("transition.{metric}.{name}.entries"), entries as u64);
            facts.number(format!("transition.{metric}.{name}.bytes"), bytes as u64);
            if name != "full" {
                split += bytes;
            }
        }
        facts.number(format!("transition.{metric}.split.bytes"), split as u64);
    }
}

/// The pocket cube in its metrics.
fn pocket_cube(facts: &mut Facts, cubes: &[(puzzle::Metric, PocketCubeTable)]) {
    facts.number("pocket-cube.positions", Corners.count() as u64);
    for (metric, cube) in cubes {
        let name = |what: &str| format!("pocket-cube.{metric}.{what}");
        let (table, layers) = (cube.table(), cube.table().layers());
        let listed = layers.iter().map(|&count| thousands(count)).collect::<Vec<_>>();
        facts.text(name("layers"), listed.join("; "));
        for (depth, count) in listed.iter().enumerate() {
            facts.text(name(&format!("layer.{depth}")), count);
        }
        facts.number(name("total"), layers.iter().sum::<u64>());
        facts.number(name("diameter"), table.diameter() as u64);
        facts.text(name("mean"), format!("{:.3}", table.mean()));
        facts.number(name("farthest"), table.farthest().count() as u64);
        facts.number(name("bytes"), cube.bytes() as u64);
        let largest = layers.iter().max().copied().unwrap_or_default();
        facts.number(name("largest"), largest);
        let at = layers.iter().position(|&count| count == largest);
        facts.number(name("largest-at"), at.unwrap_or_default() as u64);
        let farthest = table.farthest().next().unwrap_or_default();
        let solution = cube.solve(&Corners.unrank(farthest));
        let undo = solution.iter().rev().map(|m| m.inverse().to_string());
        facts.text(name("farthest.scramble"), undo.collect::<Vec<_>>().join(" "));
        let moves = solution.iter().map(|m| m.to_string()).collect::<Vec<_>>();
        facts.text(name("farthest.solution"), moves.join(" "));
    }
}
