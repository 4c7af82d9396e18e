//! Figures and tables of heuristics for the 8-puzzle, compared with its distances.

use super::panels::{EvaluatedBound, panels};
use super::pattern_database::EXAMPLE;
use crate::prelude::*;
use lower_bound::{
    Hamming, LinearConflict, LowerBound, Manhattan, MaxBound, WalkingDistance,
    WrongBound,
};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let study = LowerBoundStudy::new(tables)?;
    let four = panels(
        "lower-bound-panels",
        "Four lower bounds and the distance of every board of the 8-puzzle",
        &study.bounds[..4],
    );
    out.add([four, gains(&study), slips(&study)?, example(&study)?]);
    study.facts(&mut out.facts);
    Ok(())
}

/// The values of all heuristics on every board of the 8-puzzle.
struct LowerBoundStudy<'a> {
    puzzle: Sliding,
    distances: &'a [u8],
    mean: f64,
    bounds: Vec<EvaluatedBound>,
    slips: Vec<EvaluatedBound>,
    contents: [usize; 2],
    /// The number of states of the walking distance of the 15-puzzle.
    of_the_15_puzzle: usize,
}

impl<'a> LowerBoundStudy<'a> {
    fn new(tables: &'a PuzzleTables) -> Result<Self> {
        let puzzle = Sliding::new(3, 3)?;
        let table = &tables.example("sliding-3x3")?.table;
        let distances = table.distances();
        let walking = WalkingDistance::new(&puzzle)?;
        let contents = walking.table_sizes();
        let conflict = LinearConflict::new(&puzzle);
        let boards = (&puzzle, distances);
        let bound = |name, bound: &dyn LowerBound<ByteArray>| {
            EvaluatedBound::new(boards, name, bound)
        };
        let slip = |name, slip: fn(Sliding) -> WrongBound| bound(name, &slip(puzzle));
        Ok(LowerBoundStudy {
            bounds: vec![
                bound("Hamming", &Hamming),
                bound("Manhattan", &Manhattan::new(&puzzle)),
                bound("linear conflict", &conflict),
                bound("walking distance", &walking),
                bound("the larger of these two", &MaxBound(conflict, &walking)),
            ],
            slips: vec![
                slip("linear conflict, 2 for each pair", WrongBound::TwoForEachPair),
                slip("Hamming, the blank counted", WrongBound::BlankInHamming),
                slip("Manhattan, the blank counted", WrongBound::BlankInManhattan),
            ],
            puzzle,
            distances,
            mean: table.mean(),
            contents,
            of_the_15_puzzle: WalkingDistance::new(&Sliding::new(4, 4)?)?.table_sizes()
                [0],
        })
    }

    /// The facts that the text quotes.
    fn facts(&self, facts: &mut Facts) {
        let names = ["hamming", "manhattan", "linear-conflict", "walking-distance"];
        for (name, EvaluatedBound { comparison: found, .. }) in
            names.into_iter().zip(&self.bounds)
        {
            facts.decimal(format!("lower-bound.{name}.mean"), found.mean_bound(), 3);
            facts.number(format!("lower-bound.{name}.too-large"), found.too_large());
        }
        let pairs = self.slips[0].comparison.too_large();
        facts.number("lower-bound.pairs.too-large", pairs);
        let [conflict, walking] = [2, 3].map(|i| &self.bounds[i].values);
        let better =
            |a: &[u8], b: &[u8]| a.iter().zip(b).filter(|(a, b)| a > b).count();
        facts.number("lower-bound.conflict-better", better(conflict, walking));
        facts.number("lower-bound.walking-better", better(walking, conflict));
        facts.number("lower-bound.walking-distance.contents", self.contents[0]);
        facts.number("lower-bound.walking-distance.15-puzzle", self.of_the_15_puzzle);
    }
}

/// The table of each heuristic's mean, exact values and largest error.
fn gains(study: &LowerBoundStudy) -> Files {
    let row = |bound: &EvaluatedBound| {
        let found = &bound.comparison;
        let exact = thousands(found.exact());
        format!(
            "{} | {:.3} | {exact} | {}",
            bound.name,
            found.mean_bound(),
            found.max_error()
        )
    };
    let truth = format!(
        "the distance | {:.3} | {} | 0",
        study.mean,
        thousands(study.puzzle.count())
    );
    let head = "| bound | mean | exact on | off by at most |\n|:--|--:|--:|--:|";
    table("lower-bound-gains", head, study.bounds.iter().map(row).chain([truth]))
}

/// The table of each mistake's effect, with the first board that shows it.
fn slips(study: &LowerBoundStudy) -> Result<Files> {
    let row = |slip: &EvaluatedBound| {
        let first = pruning::first_inadmissible(&slip.values, study.distances)?;
        let board = study.puzzle.write(&study.puzzle.unrank(first as u64));
        let (bound, distance) = (slip.values[first], study.distances[first]);
        let count = thousands(slip.comparison.too_large());
        Some(format!("{} | {count} | {board} | {bound} | {distance}", slip.name))
    };
    let rows: Option<Vec<_>> = study.slips.iter().map(row).collect();
    let head = "| slip | boards | the first of them | bound | distance |\n|:--|--:|:--|--:|--:|";
    Ok(table("lower-bound-slips", head, rows.context("a slip without a board")?))
}

/// The side of a tile in the example.
const TILE: i32 = 34;

/// The figure of three heuristics on the example board.
fn example(study: &LowerBoundStudy) -> Result<Files> {
    let board = study.puzzle.read(EXAMPLE)?;
    let rank = study.puzzle.rank(&board) as usize;
    let goal = |tile: u8| usize::from(tile) - 1;
    let distance_to_goal = |cell: usize| {
        let goal = goal(board[cell]);
        (cell / 3).abs_diff(goal / 3) + (cell % 3).abs_diff(goal % 3)
    };
    let bound = |i: usize| study.bounds[i].values[rank];
    let mut svg = Drawing::new(
        "lower-bound-example",
        "What three bounds see of one board",
        format!(
            "The board {EXAMPLE}, three times. Hamming counts the {} tiles that are not in \
             their cells. Manhattan counts for each tile the rows and columns to its cell, \
             {} in all. Linear conflict adds 2 for each tile that must leave its row: one \
             of 3 and 2, and two of 6, 5 and 4; that makes {}. The distance is {}.",
            bound(0),
            bound(1),
            bound(2),
            study.distances[rank]
        ),
    );
    let mut data = DataTable::new(&[&"bound", &"value", &"seen at each cell"]);
    let leaves = [1, 3, 4]; // the cells of one of 3 and 2, and of two of 6, 5 and 4
    let counted = |i: usize, cell: usize| match i {
        0 => usize::from(distance_to_goal(cell) > 0),
        1 => distance_to_goal(cell),
        _ => distance_to_goal(cell) + if leaves.contains(&cell) { 2 } else { 0 },
    };
    for i in 0..3 {
        let (x, y) = (16 + i as i32 * (3 * TILE + 12), 40);
        svg.add(
            text(x, y - 12, ["Hamming", "Manhattan", "linear conflict"][i])
                .small()
                .bold(),
        );
        for cell in 0..9 {
            let (left, top) =
                (x + TILE * (cell as i32 % 3), y + TILE * (cell as i32 / 3));
            let square = rect(left + 1, top + 1, TILE - 2, TILE - 2);
            let tile = board[cell];
            if tile == 0 {
                svg.add(square.outline(Line).dashed());
                continue;
            }
            let count = counted(i, cell);
            let (fill, edge) = if count > 0 { (Soft, Accent) } else { (Empty, Line) };
            svg.add(square.fill(fill).stroke(edge));
            svg.add(text(left + 11, top + 22, tile).middle().bold_if(count > 0));
            if count > 0 {
                svg.add(
                    text(left + 24, top + 28, format!("+{count}")).small().middle(),
                );
            }
        }
        let all: Vec<_> = (0..8).map(|cell| counted(i, cell)).collect();
        ensure!(
            all.iter().sum::<usize>() == usize::from(bound(i)),
            "the drawing adds up wrongly"
        );
        svg.add(text(x, y + 3 * TILE + 20, format!("= {}", bound(i))).bold());
        data.row(&[&study.bounds[i].name, &bound(i), &joined(all.iter(), " ")]);
    }
    Ok(svg.finish(40 + 3 * TILE + 32, data))
}
