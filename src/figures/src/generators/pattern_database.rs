//! Figures, tables and facts about pattern databases of the 8-puzzle and the 15-puzzle.

use super::panels::{EvaluatedBound, panels};
use crate::prelude::*;
use lower_bound::{LowerBound, MaxBound, SumBound, bounds, examine};
use pattern_database::{
    Additive, Database, MirrorBound, SlabDatabase, Tiles, count_partial,
};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let study = PatternStudy::new(tables)?;
    let four = panels(
        "pattern-panels",
        "Four bounds by pattern databases and the distance of every board of the 8-puzzle",
        &study.bounds[..4],
    );
    out.add([four, partitions(&study), compressed(&study)?, halves(&study)?]);
    study.facts(&mut out.facts)?;
    fifteen(&mut out.facts)
}

/// The example board of the chapters on lower bounds.
pub const EXAMPLE: &str = "1 3 2 6 5 4 7 8 0";

/// The two halves of the tiles.
pub const HALVES: [[u8; 4]; 2] = [[1, 2, 3, 4], [5, 6, 7, 8]];

/// Pattern databases of the 8-puzzle, and their values on every board.
struct PatternStudy<'a> {
    puzzle: Sliding,
    distances: &'a [u8],
    mean: f64,
    /// The tables of the two halves with every move counted.
    every: [Database<Tiles>; 2],
    own: [Database<Tiles>; 2],
    bounds: Vec<EvaluatedBound>,
    partitions: Vec<(EvaluatedBound, usize)>,
}

/// The table of some tiles with every move counted.
pub fn every_move_table(puzzle: &Sliding, tiles: &[u8]) -> Result<Database<Tiles>> {
    Ok(Database::new(Tiles::every_move(puzzle, tiles)?)?)
}

/// The table of some tiles with only their own moves counted.
pub fn own_moves_table(puzzle: &Sliding, tiles: &[u8]) -> Result<Database<Tiles>> {
    Ok(Database::new(Tiles::own_moves(puzzle, tiles)?)?)
}

/// The table with the minimum over the blank's cells.
pub fn without_blank(table: &Database<Tiles>) -> Database<Tiles> {
    table.clone().merged(table.pattern().blank_cells())
}

impl<'a> PatternStudy<'a> {
    fn new(tables: &'a PuzzleTables) -> Result<Self> {
        let puzzle = Sliding::new(3, 3)?;
        let table = &tables.example("sliding-3x3")?.table;
        let distances = table.distances();
        let every = [
            every_move_table(&puzzle, &HALVES[0])?,
            every_move_table(&puzzle, &HALVES[1])?,
        ];
        let own = [
            own_moves_table(&puzzle, &HALVES[0])?,
            own_moves_table(&puzzle, &HALVES[1])?,
        ];
        let bound = |name, bound: &dyn LowerBound<ByteArray>| {
            EvaluatedBound::new((&puzzle, distances), name, bound)
        };
        let whole = Additive::new(own.to_vec())?;
        let sum = Additive::new(own.iter().map(without_blank).collect())?;
        let bounds = vec![
            bound("one half", &every[0]),
            bound("sum, without the blank", &sum),
            bound("sum, with the blank", &whole),
            bound("the larger of two halves", &MaxBound(&every[0], &every[1])),
            bound("sum and mirror", &MirrorBound::new(&puzzle, &sum)?),
            bound("sum of every move", &SumBound(&every[0], &every[1])),
        ];
        let mut partitions = Vec::new();
        for (name, sets) in PARTITIONS {
            let tables = sets
                .iter()
                .map(|tiles| Ok(without_blank(&own_moves_table(&puzzle, tiles)?)));
            let sum = Additive::new(tables.collect::<Result<_>>()?)?;
            partitions.push((bound(name, &sum), sum.bytes()));
        }
        let mean = table.mean();
        Ok(PatternStudy { puzzle, distances, mean, every, own, bounds, partitions })
    }

    /// The facts that the text quotes.
    fn facts(&self, facts: &mut Facts) -> Result<()> {
        let names =
            ["half", "sum", "sum-with-blank", "larger", "mirrored", "wrong-sum"];
        for (name, EvaluatedBound { comparison: found, .. }) in
            names.into_iter().zip(&self.bounds)
        {
            facts.decimal(format!("pattern.{name}.mean"), found.mean_bound(), 3);
            facts.number(format!("pattern.{name}.off"), found.max_error());
            facts.number(format!("pattern.{name}.too-large"), found.too_large());
        }
        let without = Additive::new(self.own.iter().map(without_blank).collect())?;
        facts.number("pattern.sum.falls", examine(&self.puzzle, &without)?.falls);
        let (a, b) = (&HALVES[0], &[4, 5, 6, 7]);
        let tables = [
            without_blank(&own_moves_table(&self.puzzle, a)?),
            without_blank(&own_moves_table(&self.puzzle, b)?),
        ];
        let shared = bounds(&self.puzzle, &SumBound(&tables[0], &tables[1]));
        let wrong = shared.iter().zip(self.distances).filter(|(bound, d)| bound > d);
        facts.number("pattern.shared.too-large", wrong.count());
        facts.number("pattern.half.bytes", self.every[0].bytes());
        let board = self.puzzle.read(EXAMPLE)?;
        for (i, half) in ["first", "second"].into_iter().enumerate() {
            for (what, tables) in [("every", &self.every), ("own", &self.own)] {
                let bound = tables[i].lower_bound(&board).context("it has one")?;
                facts.number(format!("pattern.example.{half}.{what}"), bound);
            }
        }
        Ok(())
    }
}

/// Disjoint patterns of all tiles, from the smallest patterns to the largest.
const PARTITIONS: [(&str, &[&[u8]]); 4] = [
    ("8 × 1", &[&[1], &[2], &[3], &[4], &[5], &[6], &[7], &[8]]),
    ("4 × 2", &[&[1, 4], &[2, 3], &[5, 6], &[7, 8]]),
    ("2 × 4", &[&[1, 2, 3, 4], &[5, 6, 7, 8]]),
    ("1 × 8", &[&[1, 2, 3, 4, 5, 6, 7, 8]]),
];

/// The table of larger and larger patterns.
fn partitions(study: &PatternStudy) -> Files {
    let row = |(bound, bytes): &(EvaluatedBound, usize)| {
        let exact = thousands(bound.comparison.exact());
        let bytes = thousands(*bytes as u64);
        format!(
            "{} | {bytes} | {:.3} | {exact}",
            bound.name,
            bound.comparison.mean_bound()
        )
    };
    let head =
        "| patterns × tiles | bytes | mean of the sum | exact on |\n|:--|--:|--:|--:|";
    let (mean, count) = (study.mean, study.puzzle.count());
    let truth = format!("the distance | {0} | {mean:.3} | {0}", thousands(count));
    table("pattern-partitions", head, study.partitions.iter().map(row).chain([truth]))
}

/// The table of ways to compress the first half's table with every move counted.
fn compressed(study: &PatternStudy) -> Result<Files> {
    let whole = &study.every[0];
    let mean = |bound: &dyn LowerBound<ByteArray>| {
        let all = bounds(&study.puzzle, &bound);
        all.iter().map(|&bound| f64::from(bound)).sum::<f64>() / all.len() as f64
    };
    let merged = |size: usize| whole.clone().merged(size);
    let blank = whole.pattern().blank_cells();
    let rows = [
        ("a byte for each part", whole.bytes(), mean(whole)),
        ("a remainder by 3 in two bits", whole.bytes().div_ceil(4), mean(whole)),
        ("the least of two", merged(2).bytes(), mean(&merged(2))),
        ("the least of the blank's cells", merged(blank).bytes(), mean(&merged(blank))),
        ("the least of ten", merged(2 * blank).bytes(), mean(&merged(2 * blank))),
    ];
    let row = |(what, bytes, mean): (&str, usize, f64)| {
        format!("{what} | {} | {mean:.3}", thousands(bytes as u64))
    };
    let head = "| kept | bytes | mean bound |\n|:--|--:|--:|";
    Ok(table("pattern-small", head, rows.map(row)))
}

/// The side of a tile.
const TILE: i32 = 34;

/// The figure of the example board, and what each pattern keeps of it.
fn halves(study: &PatternStudy) -> Result<Files> {
    let board = study.puzzle.read(EXAMPLE)?;
    let see = |half: &[u8; 4]| joined(board.iter().map(|t| shown_tile(half, *t)), " ");
    let mut svg = Drawing::new(
        "pattern-halves",
        "A board, and what two patterns see of it",
        format!(
            "The board {EXAMPLE}, and beside it what is left of it when only the tiles 1 to 4 \
             and the blank are seen: {}. Then only the tiles 5 to 8 and the blank: {}.",
            see(&HALVES[0]),
            see(&HALVES[1])
        ),
    );
    let all = [1, 2, 3, 4, 5, 6, 7, 8];
    let views: [(&str, &[u8]); 3] =
        [("the board", &all), ("1 to 4", &HALVES[0]), ("5 to 8", &HALVES[1])];
    let mut data = DataTable::new(&[&"view", &"cells in reading order"]);
    for (i, (name, tiles)) in views.into_iter().enumerate() {
        let (x, y) = (16 + i as i32 * (3 * TILE + 12), 40);
        svg.add(text(x, y - 12, name).small().bold());
        for (cell, &tile) in board.iter().enumerate() {
            let (left, top) =
                (x + TILE * (cell as i32 % 3), y + TILE * (cell as i32 / 3));
            let square = rect(left + 1, top + 1, TILE - 2, TILE - 2);
            svg.add(match tile {
                0 => square.outline(Line).dashed(),
                _ if tiles.contains(&tile) => {
                    square.fill(Empty).stroke(Line).label(tile, |tile| tile.middle())
                }
                _ => square.fill(Soft),
            });
        }
        data.row(&[&name, &joined(board.iter().map(|&t| shown_tile(tiles, t)), " ")]);
    }
    Ok(svg.finish(40 + 3 * TILE + 12, data))
}

/// A tile as a pattern shows it: `·` if it is not in the pattern.
fn shown_tile(tiles: &[u8], tile: u8) -> String {
    match tile {
        0 => "_".to_owned(),
        _ if tiles.contains(&tile) => tile.to_string(),
        _ => "·".to_owned(),
    }
}

/// The facts about pattern databases of the 15-puzzle.
fn fifteen(facts: &mut Facts) -> Result<()> {
    let puzzle = Sliding::new(4, 4)?;
    let mut parts = 0;
    let tiles = [1, 5, 6, 9, 10, 13];
    let table = SlabDatabase::new(&puzzle, &tiles, |layer| parts += layer.states)?;
    facts.number("pattern.six.entries", table.entries().len());
    facts.number("pattern.six.parts", parts);
    for tiles in 6..=8 {
        let count = count_partial(tiles, 16).context("it fits")?;
        facts.number(format!("pattern.15-puzzle.{tiles}"), count);
    }
    Ok(())
}
