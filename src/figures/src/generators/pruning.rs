//! Figures and tables of pruning tables as lower bounds of the pocket cube's distances.

use crate::prelude::*;
use pruning::{
    BoundComparison, HalfRank, PieceSet, PiecesInThreeSlots, PruningTable, RankMod720,
    SlotSet, SlotsOfThreePieces, is_well_defined, least_distances,
};
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use table::{CompleteTable, PocketCubeTable};
use transition::{Coordinate, CornerOrientation, CornerPermutation};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let study = PruningStudy::new(tables.half_turn())?;
    let layers: Vec<_> = study.single.iter().map(|table| &table.layers).collect();
    let columns = format!("distance | {}", TABLE_NAMES.join(" | "));
    let layers = layers_table("pruning-layers", &columns, &layers, true);
    out.add([bounds(&study), coordinates(&study), gains(&study), layers]);
    study.facts(&mut out.facts);
    Ok(())
}

/// The names of the single tables in the text.
const TABLE_NAMES: [&str; 4] =
    ["set of three slots", "three corners' slots", "twist", "order"];

/// All results about lower bounds in the chapter, computed once.
struct PruningStudy {
    /// The comparison of the larger of two tables' values with the distances.
    larger: BoundComparison,
    sum: BoundComparison,
    single: [SingleTable; 4],
    rows: [CoordinateResult; 6],
    mean: f64,
    positions: usize,
}

/// A single pruning table.
struct SingleTable {
    bytes: usize,
    layers: Vec<u64>,
    comparison: BoundComparison,
}

/// A coordinate of the corner permutation, and the quality of its pruning table.
struct CoordinateResult {
    description: &'static str,
    indices: usize,
    is_well_defined: bool,
    too_large: usize,
    /// The number of permutations whose value exceeds their distance.
    orders: u64,
}

impl PruningStudy {
    /// Compares the values with the distances in the half-turn metric.
    fn new(cube: &PocketCubeTable) -> Result<Self> {
        let turns: Vec<_> =
            moves(Metric::HalfTurn).iter().map(|m| m.position()).collect();
        let (order, twist) = (
            pruning_table(CornerPermutation, &turns)?,
            pruning_table(CornerOrientation, &turns)?,
        );
        let (occupied, located) = (
            pruning_table(SlotSet, &turns)?,
            pruning_table(SlotsOfThreePieces, &turns)?,
        );
        let distances = cube.table().distances();
        let (high, low) = (order.table().distances(), twist.table().distances());
        let compare = |bound: &dyn Fn(usize, usize) -> u8| {
            let bound_of = |p: usize| bound(p / low.len(), p % low.len());
            let bounds: Vec<_> = (0..distances.len()).map(bound_of).collect();
            BoundComparison::new(&bounds, distances)
        };
        let in_slots = pruning::bounds(&occupied, &CornerPermutation);
        let where_each = pruning::bounds(&located, &CornerPermutation);
        let single =
            |bytes, table: &CompleteTable, bound: &dyn Fn(usize, usize) -> u8| {
                let (layers, comparison) = (table.layers().to_vec(), compare(bound));
                SingleTable { bytes, layers, comparison }
            };
        let by_slots = &|high: usize, _: usize| in_slots[high];
        let by_place = &|high: usize, _: usize| where_each[high];
        let on = (&turns[..], high);
        Ok(PruningStudy {
            larger: compare(&|o, t| high[o].max(low[t])),
            sum: compare(&|o, t| high[o] + low[t]),
            single: [
                single(occupied.bytes(), occupied.table(), by_slots),
                single(located.bytes(), located.table(), by_place),
                single(twist.bytes(), twist.table(), &|_, t| low[t]),
                single(order.bytes(), order.table(), &|o, _| high[o]),
            ],
            rows: [
                coordinate_result(
                    "in which slots pieces 0, 1, 2 are",
                    SlotsOfThreePieces,
                    on,
                )?,
                coordinate_result(
                    "which pieces slots 0, 1, 2 hold",
                    PiecesInThreeSlots,
                    on,
                )?,
                coordinate_result("the set of slots of pieces 0, 1, 2", SlotSet, on)?,
                coordinate_result("the set of pieces in slots 0, 1, 2", PieceSet, on)?,
                coordinate_result("the rank divided by 2", HalfRank, on)?,
                coordinate_result("the rank modulo 720", RankMod720, on)?,
            ],
            mean: cube.table().mean(),
            positions: distances.len(),
        })
    }

    /// The bytes of the tables of permutation and orientation.
    fn bytes(&self) -> usize {
        self.single[2].bytes + self.single[3].bytes
    }

    /// The facts that the text quotes.
    fn facts(&self, facts: &mut Facts) {
        let PruningStudy { larger, sum, .. } = self;
        facts.decimal("pruning.larger.mean", larger.mean_bound(), 3);
        facts.number("pruning.larger.exact", larger.exact());
        facts.number("pruning.larger.too-large", larger.too_large());
        facts.number("pruning.larger.off", larger.max_error());
        facts.number("pruning.larger.bytes", self.bytes());
        facts.number("pruning.sum.too-large", sum.too_large());
        let [slots, pieces, half] = [2, 3, 4].map(|i| &self.rows[i]);
        facts.number("pruning.slot-set.indices", slots.indices);
        facts.number("pruning.slot-set.positions", self.positions / slots.indices);
        facts.number("pruning.piece-set.indices", pieces.indices);
        facts.number("pruning.piece-set.wrong", pieces.too_large);
        facts.number("pruning.piece-set.orders", pieces.orders);
        facts.number("pruning.half-rank.orders", half.orders);
    }
}

/// Computes the pruning table of a coordinate. The half-turn moves are closed under inverses.
fn pruning_table<C: Coordinate<Position = PocketCube>>(
    coordinate: C,
    turns: &[PocketCube],
) -> Result<PruningTable<C>> {
    Ok(PruningTable::new(coordinate, &PocketCube::SOLVED, turns)?)
}

/// Compares the pruning table of a coordinate with the distances of the corner permutations.
fn coordinate_result(
    description: &'static str,
    coordinate: impl Coordinate<Position = PocketCube> + Copy,
    (turns, distances): (&[PocketCube], &[u8]),
) -> Result<CoordinateResult> {
    let is_right = is_well_defined(&coordinate, turns, &CornerPermutation);
    let right = least_distances(&coordinate, &CornerPermutation, distances);
    let table = pruning_table(coordinate, turns)?;
    let entries = table.table().distances().iter().zip(&right);
    let shown = pruning::bounds(&table, &CornerPermutation);
    Ok(CoordinateResult {
        description,
        indices: coordinate.count(),
        is_well_defined: is_right.is_ok(),
        too_large: entries.filter(|(found, right)| found > right).count(),
        orders: BoundComparison::new(&shown, distances).too_large(),
    })
}

/// The table of the six coordinates, with the number of entries that are too large.
fn coordinates(study: &PruningStudy) -> Files {
    let row = |row: &CoordinateResult| {
        let [indices, wrong] =
            [row.indices, row.too_large].map(|count| thousands(count as u64));
        let well_defined = if row.is_well_defined { "yes" } else { "**no**" };
        format!("{} | {indices} | {well_defined} | {wrong}", row.description)
    };
    let head = "| what it sees | indices | well defined | entries too large |\n|:--|--:|:-:|--:|";
    crate::data::table("pruning-coordinates", head, study.rows.iter().map(row))
}

/// The table of each pruning table's bytes and mean value.
fn gains(study: &PruningStudy) -> Files {
    let row = |(name, bytes, mean): (&str, usize, f64)| {
        format!("{name} | {} | {mean:.3}", thousands(bytes as u64))
    };
    let single = TABLE_NAMES.into_iter().zip(&study.single);
    let single =
        single.map(|(name, table)| (name, table.bytes, table.comparison.mean_bound()));
    let both = [
        ("larger of twist and order", study.bytes(), study.larger.mean_bound()),
        ("the complete table: the distance", study.positions, study.mean),
    ];
    let head = "| table | bytes | mean bound |\n|:--|--:|--:|";
    crate::data::table("pruning-gains", head, single.chain(both).map(row))
}

const CELL: i32 = 32;
const ROW: i32 = 26;
const LEFT: i32 = 44;
const TOP: i32 = 62;

/// The figure of the number of positions by distance and lower bound.
fn bounds(study: &PruningStudy) -> Files {
    let rows = study.larger.rows();
    let columns = rows.first().map_or(0, Vec::len);
    let exact = study.larger.exact();
    let mut svg = Drawing::new(
        "pruning-bounds",
        "The lower bound and the distance of every position of the pocket cube",
        format!(
            "A row for each distance from 0 to {}, a column for each lower bound from 0 \
             to {}, and a square where there are positions with both, the larger the \
             more of them. No square is right of the staircase on which the bound is \
             the distance. {} positions are on it. The mean bound of each row grows \
             from {:.1} to {:.1}.",
            rows.len() - 1,
            columns - 1,
            thousands(exact),
            mean_of_row(&rows[0]),
            rows.last().map_or(0.0, |row| mean_of_row(row))
        ),
    );
    let x = |bound: usize| LEFT + CELL * bound as i32;
    let y = |distance: usize| TOP + ROW * distance as i32;
    svg.add(text(MARGIN, 22, "distance").small());
    svg.add(text(x(0) + CELL * columns as i32 / 2, 22, "lower bound").small().middle());
    svg.add(text(WIDTH - 8, 22, "mean bound").small().end());
    let mut names = vec!["distance".to_owned()];
    for bound in 0..columns {
        svg.add(text(x(bound) + CELL / 2, 48, bound).middle());
        names.push(format!("bound {bound}"));
    }
    names.push("mean bound".to_owned());
    let mut data = DataTable::default();
    data.cells(names);
    for (distance, row) in rows.iter().enumerate() {
        svg.add(text(LEFT - 12, y(distance) + 18, distance).end());
        let mean = format!("{:.1}", mean_of_row(row));
        svg.add(text(WIDTH - 12, y(distance) + 18, &mean).end());
        let mut cells = vec![distance.to_string()];
        for (bound, &count) in row.iter().enumerate() {
            let (left, top) = (x(bound), y(distance));
            svg.add(rect(left, top, CELL, ROW).outline(Soft));
            let side = square_side(count);
            if side > 0 {
                let color = if bound == distance { Accent } else { Blue };
                let (dx, dy) = ((CELL - side) / 2, (ROW - side) / 2);
                svg.add(rect(left + dx, top + dy, side, side).fill(color));
            }
            cells.push(thousands(count));
        }
        cells.push(mean);
        data.cells(cells);
    }
    // The staircase: on its left and below, the lower bound is at most the distance.
    for step in 0..columns {
        let (right, below) = (x(step + 1), y(step + 1));
        svg.add(line(right, y(step), right, below).stroke(Ink));
        if step + 1 < columns {
            svg.add(line(right, below, x(step + 2), below).stroke(Ink));
        }
    }
    svg.finish(y(rows.len()) + 12, data)
}

/// The side of the square for a number of positions: 4 for one digit, and 3 more for each
/// further digit.
fn square_side(count: u64) -> i32 {
    count.checked_ilog10().map_or(0, |power| 4 + 3 * power as i32)
}
