//! Tables of the cost of searches: visited positions and memory.

use super::pattern_database::{
    EXAMPLE, HALVES, every_move_table, own_moves_table, without_blank,
};
use crate::prelude::*;
use graph_search::{Bidirectional, predecessors, successors};
use ida_star::{Automaton, IdaStar, IdaStarOutcome, ZeroBound, a_star};
use lower_bound::{
    Hamming, LinearConflict, LowerBound, Manhattan, MaxBound, WalkingDistance,
};
use pattern_database::Additive;
use pruning::PruningTable;
use puzzle::pocket_cube::{self, PocketCube};
use puzzle::{ByteArray, Metric, Puzzle, sliding::Sliding};
use transition::{CornerOrientation, CornerPermutation};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let puzzle = Sliding::new(3, 3)?;
    let rounds = rounds(&puzzle, &mut out.facts)?;
    let searches = searches(&puzzle, &mut out.facts)?;
    let bounds = bounds(&puzzle, tables, &mut out.facts)?;
    out.add([rounds, bounds, searches]);
    Ok(())
}

/// Boards spread over all ranks of the 8-puzzle, the same in every run.
fn sample(puzzle: &Sliding, boards: u64) -> Vec<ByteArray> {
    (0..boards).map(|i| puzzle.unrank(i * puzzle.count() / boards + 7 * i)).collect()
}

/// The automaton of canonical sequences of moves.
pub fn automaton(puzzle: &Sliding, length: usize) -> Automaton {
    let cells = puzzle.cells() as u64;
    let boards: Vec<_> =
        (0..cells).map(|i| puzzle.unrank(i * (puzzle.count() / cells))).collect();
    Automaton::find(puzzle, &boards, length)
}

/// The rounds of the example with the Manhattan distance.
fn rounds(puzzle: &Sliding, facts: &mut Facts) -> Result<Files> {
    let (bound, automaton) = (Manhattan::new(puzzle), automaton(puzzle, 2));
    let board = puzzle.read(EXAMPLE)?;
    let plain = IdaStar::new(puzzle, &bound).search(&board)?;
    let found = IdaStar::new(puzzle, &bound).canonical(&automaton).search(&board)?;
    facts.number("ida.example.nodes", found.nodes());
    let last = found.rounds.last().context("a round")?;
    facts.number("ida.example.last", last.nodes);
    facts.number("ida.example.before", found.nodes() - last.nodes);
    facts.number("ida.example.with-undoing", plain.nodes());
    let row = |round: &ida_star::Round| {
        let next = round.next.map_or("none".to_owned(), |next| next.to_string());
        let [nodes, cut] = [round.nodes, round.cuts.bound].map(thousands);
        format!("{} | {nodes} | {cut} | {next}", round.limit)
    };
    let head = "| limit | positions | cut by the bound | smallest sum above |\n|--:|--:|--:|--:|";
    Ok(table("ida-rounds", head, found.rounds.iter().map(row)))
}

/// The table of heuristics: their memory, their mean, and the positions that IDA* visits.
fn bounds(puzzle: &Sliding, tables: &PuzzleTables, facts: &mut Facts) -> Result<Files> {
    let automaton = automaton(puzzle, 2);
    let boards = sample(puzzle, 120);
    facts.number("ida.sample", boards.len());
    let [own_a, own_b] = HALVES.map(|tiles| own_moves_table(puzzle, &tiles));
    let sum = Additive::new([own_a?, own_b?].iter().map(without_blank).collect())?;
    let [every_a, every_b] = HALVES.map(|tiles| every_move_table(puzzle, &tiles));
    let larger = MaxBound(every_a?, every_b?);
    let walking = WalkingDistance::new(puzzle)?;
    let complete = DistanceBound {
        puzzle,
        distances: tables.example("sliding-3x3")?.table.distances(),
    };
    let rows: [(&str, usize, &(dyn LowerBound<ByteArray> + Sync)); 7] = [
        ("Hamming", 0, &Hamming),
        ("Manhattan", 0, &Manhattan::new(puzzle)),
        ("linear conflict", 0, &LinearConflict::new(puzzle)),
        ("walking distance", walking.table_sizes()[0], &walking),
        ("sum of two halves", sum.bytes(), &sum),
        ("larger of two halves", larger.0.bytes() + larger.1.bytes(), &larger),
        ("the distance", complete.distances.len(), &complete),
    ];
    let mut lines = Vec::new();
    for (name, bytes, bound) in rows {
        let search = IdaStar::new(puzzle, &bound).canonical(&automaton);
        let (mut sum, mut nodes) = (0, 0);
        for board in &boards {
            sum += u64::from(bound.lower_bound(board).context("it has one")?);
            nodes += search.search(board)?.nodes();
        }
        let mean = sum as f64 / boards.len() as f64;
        let nodes = thousands(nodes / boards.len() as u64);
        lines.push(format!(
            "{name} | {} | {mean:.1} | {nodes}",
            thousands(bytes as u64)
        ));
    }
    let head =
        "| bound | bytes | mean bound | positions looked at |\n|:--|--:|--:|--:|";
    Ok(table("ida-bounds", head, lines))
}

/// The complete table as a heuristic.
struct DistanceBound<'a> {
    puzzle: &'a Sliding,
    distances: &'a [u8],
}

impl LowerBound<ByteArray> for DistanceBound<'_> {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        Some(self.distances[self.puzzle.rank(board) as usize])
    }
}

/// The cost of a search, summed over several positions.
#[derive(Default)]
struct SearchCost {
    nodes: u64,
    stored: u64,
    bytes: u64,
}

impl SearchCost {
    fn add(&mut self, nodes: u64, stored: usize, bytes: usize) {
        self.nodes += nodes;
        self.stored += stored as u64;
        self.bytes += bytes as u64;
    }

    fn line(&self, puzzle: &str, search: &str, boards: usize) -> String {
        let mean = |sum: u64| thousands(sum / boards as u64);
        let [nodes, stored, bytes] = [self.nodes, self.stored, self.bytes].map(mean);
        format!("{puzzle} | {search} | {nodes} | {stored} | {bytes}")
    }
}

/// The table of three or four searches on the same positions.
fn searches(puzzle: &Sliding, facts: &mut Facts) -> Result<Files> {
    let mut lines = Vec::new();
    let boards = sample(puzzle, 24);
    let bound = LinearConflict::new(puzzle);
    let automaton = automaton(puzzle, 2);
    let search = |board: &ByteArray| {
        IdaStar::new(puzzle, &bound).canonical(&automaton).search(board)
    };
    lines.extend(compare_searches(
        "8-puzzle",
        (puzzle, true),
        &boards,
        &bound,
        search,
    )?);

    let cube = pocket_cube::PocketCubePuzzle::new(Metric::HalfTurn);
    let turns: Vec<_> =
        pocket_cube::moves(Metric::HalfTurn).iter().map(|m| m.position()).collect();
    let goal = PocketCube::SOLVED;
    let order = PruningTable::new(CornerPermutation, &goal, &turns)?;
    let twist = PruningTable::new(CornerOrientation, &goal, &turns)?;
    let bound = MaxBound(order, twist);
    let automaton = Automaton::find(&cube, &[goal], 2);
    let cubes: Vec<_> =
        (0..12).map(|i| cube.unrank(i * cube.count() / 12 + 7)).collect();
    let search =
        |at: &PocketCube| IdaStar::new(&cube, &bound).canonical(&automaton).search(at);
    lines.extend(compare_searches(
        "pocket cube",
        (&cube, false),
        &cubes,
        &bound,
        search,
    )?);
    facts.number("ida.sample.boards", boards.len());
    facts.number("ida.sample.cubes", cubes.len());
    let head =
        "| puzzle | search | positions | remembered | bytes |\n|:--|:--|--:|--:|--:|";
    Ok(table("ida-searches", head, lines))
}

/// Solves the same positions by three methods, and if `breadth_first` by a fourth one. Checks
/// that the lengths of all solutions agree.
fn compare_searches<P: Puzzle>(
    name: &str,
    (puzzle, breadth_first): (&P, bool),
    positions: &[P::Position],
    bound: &impl LowerBound<P::Position>,
    ida: impl Fn(&P::Position) -> Result<IdaStarOutcome, ida_star::SearchError>,
) -> Result<Vec<String>> {
    let mut costs: [SearchCost; 4] = Default::default();
    for at in positions {
        let found = ida(at)?;
        let length = found.solution().context("it can be solved")?.len();
        let bytes_per_node = size_of::<P::Position>() + size_of::<usize>();
        costs[0].add(found.nodes(), length + 1, (length + 1) * bytes_per_node);
        let found = a_star(puzzle, bound, at, usize::MAX)?;
        let a_star_length = found.solution.context("it can be solved")?.len();
        costs[1].add(found.generated, found.stored, found.bytes);
        let both = Bidirectional::default();
        let both = both.search(
            at.clone(),
            puzzle.solved(),
            successors(puzzle),
            predecessors(puzzle),
        )?;
        let both_length = both.path.context("it can be solved")?.len() - 1;
        let counts = both.counts;
        costs[2].add(counts.generated as u64, counts.visited, counts.bytes);
        ensure!([a_star_length, both_length] == [length; 2], "{name}");
        if breadth_first {
            let found = a_star(puzzle, &ZeroBound, at, usize::MAX)?;
            ensure!(
                found.solution.is_some_and(|moves| moves.len() == length),
                "{name}"
            );
            costs[3].add(found.generated, found.stored, found.bytes);
        }
    }
    let names = ["IDA\\*", "A\\*", "from both ends", "breadth first"];
    let line =
        |(cost, search): (&SearchCost, &str)| cost.line(name, search, positions.len());
    let searches = if breadth_first { 4 } else { 3 };
    Ok(costs.iter().zip(names).take(searches).map(line).collect())
}
