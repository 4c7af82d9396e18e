//! All facts: the file `facts.txt`.

use super::catalog::{self, Computed};
use super::corner_turns;
use super::graph_search::{self, Searches};
use super::guide::Gaps;
use super::pruning::Study;
use super::{
    hanoi, one_bit, pancakes, random_moves, row_layers, rubik, symmetry, symmetry_rows,
    topspin,
};
use crate::facts::Facts;
use base::limits;
use base::thousands;
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use std::cell::Cell;
use table::PocketCubeTable;
use transition::TransitionTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, Corners};

/// All facts, `name = value` a line, sorted by name.
///
/// # Errors
/// If one cannot be computed.
pub fn facts(
    cubes: &[(Metric, PocketCubeTable)],
    computed: &[Computed],
    study: &Study,
    classes: &symmetry::Study,
    searches: &Searches,
) -> anyhow::Result<(String, String)> {
    let mut facts = Facts::default();
    numberings(&mut facts)?;
    errata(&mut facts)?;
    transition_tables(&mut facts)?;
    facts.number("table.unseen", table::UNSEEN);
    pocket_cube(&mut facts, cubes);
    catalog::facts(&mut facts, computed)?;
    catalog::published_facts(&mut facts)?;
    rubik::facts(&mut facts)?;
    small_tables(&mut facts, &Gaps::new(cubes));
    for (name, value) in study.facts() {
        facts.text(format!("pruning.{name}"), value);
    }
    for (name, value) in classes.facts() {
        facts.text(format!("symmetry.{name}"), value);
    }
    graph_search::facts(&mut facts, searches)?;
    corner_turns::facts(&mut facts, computed)?;
    pancakes::facts(&mut facts, computed)?;
    hanoi::facts(&mut facts);
    one_bit::facts(&mut facts)?;
    topspin::facts(&mut facts);
    row_layers::facts(&mut facts);
    symmetry_rows::facts(&mut facts)?;
    random_moves::facts(&mut facts)?;
    limits(&mut facts);
    Ok(("facts.txt".to_string(), facts.file()))
}

/// What a student's program and the compiler may take.
fn limits(facts: &mut Facts) {
    facts.number("limits.program.seconds", limits::PROGRAM_SECONDS);
    facts.number("limits.program.gb", limits::PROGRAM_MEMORY >> 10);
    facts.number("limits.program.threads", limits::PROGRAM_THREADS);
    facts.number("limits.program.printed-mb", (limits::PROGRAM_OUTPUT >> 20) as u64);
    facts.number("limits.compiler.gb", limits::COMPILER_MEMORY >> 10);
}

/// How many orientations, permutations and combinations there are.
fn numberings(facts: &mut Facts) -> anyhow::Result<()> {
    for (n, v) in [(7, 3), (8, 3), (12, 2)] {
        let count = orientation::ZeroTwist::new(n, v)?.count();
        facts.number(format!("orientation.zero-twist-{n}-{v}"), count);
        let count = orientation::Orientations::new(n, v)?.count();
        facts.number(format!("orientation.independent-{n}-{v}"), count);
    }
    for n in [4, 7, 8, 12] {
        let count = permutation::Permutations::new(n)?.count();
        facts.number(format!("permutation.{n}"), count);
        facts.number(format!("permutation.{n}.last"), count - 1);
        let count = permutation::EvenPermutations::new(n)?.count();
        facts.number(format!("permutation.{n}.even"), count);
    }
    for (n, m) in [(4, 2), (6, 3), (8, 4), (12, 4)] {
        let count = combination::Combinations::new(n, m)?.count();
        facts.number(format!("combination.{n}-{m}"), count);
        facts.number(format!("combination.{n}-{m}.last"), count - 1);
    }
    Ok(())
}

/// On how many rows of seven pieces the documents' slips give a wrong last piece.
fn errata(facts: &mut Facts) -> anyhow::Result<()> {
    // The remainder only at the end, as Visual Basic or C takes it.
    let truncated = |ori: &[u8], v: u8| {
        let s = ori.iter().fold(0, |s, &o| s - i32::from(o));
        s % i32::from(v)
    };
    // The same in a byte, which wraps around at 256.
    let wrapped = |ori: &[u8], v: u8| {
        let s = ori.iter().fold(0_u8, |s, &o| s.wrapping_sub(o));
        i32::from(s % v)
    };
    facts.number("erratum-06.wrong", wrong(3, truncated)?);
    facts.number("erratum-07.wrong-v3", wrong(3, wrapped)?);
    facts.number("erratum-07.wrong-v2", wrong(2, wrapped)?);
    Ok(())
}

/// What the guide's two small tables hold, and how far from the distances that is.
fn small_tables(facts: &mut Facts, gaps: &Gaps) {
    for (name, layers) in [("order", &gaps.order), ("twist", &gaps.twist)] {
        let listed = layers.iter().map(|&count| thousands(count)).collect::<Vec<_>>();
        facts.text(format!("guide.{name}.layers"), listed.join("; "));
        facts.number(format!("guide.{name}.depth"), layers.len() as u64 - 1);
    }
    facts.number("erratum-19.exact", gaps.larger[0]);
    facts.number("erratum-19.farthest-off", gaps.larger.len() as u64 - 1);
    facts.text("erratum-19.mean", format!("{:.3}", gaps.mean));
    facts.number("erratum-19.sum-too-large", gaps.sum_too_large);
}

/// How many rows of seven pieces get another last piece than the right one.
fn wrong(v: u8, last: impl Fn(&[u8], u8) -> i32) -> anyhow::Result<u64> {
    let rows = orientation::ZeroTwist::new(7, v)?;
    let mut count = 0;
    for t in 0..rows.count() {
        let ori = rows.unrank(t)?;
        count += u64::from(last(&ori[..6], v) != i32::from(ori[6]));
    }
    Ok(count)
}

/// A coordinate that counts how often it is asked.
struct Counted<C> {
    coordinate: C,
    ranks: Cell<usize>,
    unranks: Cell<usize>,
}

impl<C: Coordinate> Coordinate for Counted<C> {
    type Position = C::Position;

    fn count(&self) -> usize {
        self.coordinate.count()
    }

    fn rank(&self, position: &C::Position) -> usize {
        self.ranks.update(|count| count + 1);
        self.coordinate.rank(position)
    }

    fn unrank(&self, index: usize) -> C::Position {
        self.unranks.update(|count| count + 1);
        self.coordinate.unrank(index)
    }
}

/// How large the transition tables of the nine half-turn moves are, and how much
/// work it is to make them.
fn transition_tables(facts: &mut Facts) -> anyhow::Result<()> {
    const MOVES: usize = 9;
    let turns: Vec<_> =
        moves(Metric::HalfTurn).into_iter().map(|m| m.position()).collect();
    let turns: &[PocketCube; MOVES] = turns[..].try_into()?;
    let mut split = (0, 0, 0);
    let mut both = |facts: &mut Facts, name: &str, table: Made| {
        table.list(facts, name);
        split = (split.0 + table.bytes, split.1 + table.unranks, split.2 + table.ranks);
    };
    both(facts, "permutation", made(CornerPermutation, turns)?);
    both(facts, "orientation", made(CornerOrientation, turns)?);
    // The full table need not be made to know its size.
    let rows = Corners.count();
    facts.number("transition.full.rows", rows as u64);
    facts.number("transition.full.entries", (rows * MOVES) as u64);
    facts.number("transition.full.bytes", (rows * size_of::<[u32; MOVES]>()) as u64);
    // As with the two: a rank to check each index, and one after each move.
    facts.number("transition.full.rank-calls", (rows * (1 + MOVES)) as u64);
    facts.number("transition.split.bytes", split.0 as u64);
    facts.number("transition.split.unranks", split.1 as u64);
    facts.number("transition.split.rank-calls", split.2 as u64);
    Ok(())
}

/// A transition table, as its numbers.
struct Made {
    rows: usize,
    bytes: usize,
    ranks: usize,
    unranks: usize,
}

impl Made {
    fn list(&self, facts: &mut Facts, name: &str) {
        facts.number(format!("transition.{name}.rows"), self.rows as u64);
        let entries = self.bytes / size_of::<u32>();
        facts.number(format!("transition.{name}.entries"), entries as u64);
        facts.number(format!("transition.{name}.bytes"), self.bytes as u64);
    }
}

fn made<const M: usize>(
    coordinate: impl Coordinate<Position = PocketCube>,
    turns: &[PocketCube; M],
) -> anyhow::Result<Made> {
    let counted = Counted { coordinate, ranks: Cell::new(0), unranks: Cell::new(0) };
    let table = TransitionTable::new(&counted, turns)?;
    let (ranks, unranks) = (counted.ranks.get(), counted.unranks.get());
    Ok(Made { rows: table.count(), bytes: table.bytes(), ranks, unranks })
}

/// The pocket cube in its metrics.
fn pocket_cube(facts: &mut Facts, cubes: &[(Metric, PocketCubeTable)]) {
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
