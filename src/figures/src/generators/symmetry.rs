//! Classes of positions, and how many there are.

use crate::output::Output;
use crate::tables::Tables;
use ::symmetry::cube::{CornerOrder, CornerTwist, FlipSlice, LayerEdges, SlicePattern};
use ::symmetry::{CubeSymmetries, PieceSymmetries, PocketCubeImages, SymCoordinate};
use ::symmetry::{Symmetries, fixed, orbits};
use base::thousands;
use puzzle::pocket_cube::{PocketCube, moves};
use puzzle::{Metric, Pieces};
use std::collections::BTreeMap;
use std::fmt::Write;
use table::PocketCubeTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, Corners};

/// Adds the files and facts of this subject.
pub fn add(tables: &Tables, out: &mut Output) -> anyhow::Result<()> {
    let study = Study::new(tables.half_turn())?;
    out.files.extend([
        burnside(&study),
        coordinates(&study),
        images()?,
        layers(&study),
        sizes(&study),
        square_burnside(),
    ]);
    for (name, value) in study.facts() {
        out.facts.text(format!("symmetry.{name}"), value);
    }
    Ok(())
}

/// All that the chapter says about classes, computed once.
pub struct Study {
    /// For each distance: positions, classes under rotations, and under all 48.
    layers: Vec<[u64; 3]>,
    /// How many classes have so many positions.
    sizes: BTreeMap<u64, u64>,
    kinds: Vec<Kind>,
    /// The classes if a position counts as its inverse, too.
    with_inverse: u64,
    own_inverse: u64,
    orders: SymCoordinate,
    rows: Vec<Row>,
}

/// Symmetries of the cube that are alike.
struct Kind {
    name: &'static str,
    count: u64,
    /// How many positions of the pocket cube one of them leaves as they are.
    fixed: u64,
}

/// A coordinate and its classes.
struct Row {
    name: &'static str,
    sees: &'static str,
    numbers: u64,
    symmetries: u64,
    classes: u64,
}

impl Study {
    /// Counts the classes of the pocket cube and of the cube's coordinates.
    ///
    /// # Errors
    /// If a coordinate does not bear its symmetries.
    pub fn new(cube: &PocketCubeTable) -> anyhow::Result<Self> {
        let images = PocketCubeImages::new();
        let group = images.group();
        let kind = kinds(group);
        let positions = Corners.count();
        let mut class_of = vec![u32::MAX; positions];
        let mut kept = vec![0; 48];
        let mut representatives = vec![];
        let (mut layers, mut sizes) = (vec![], BTreeMap::new());
        for p in 0..positions {
            if class_of[p] != u32::MAX {
                continue;
            }
            let position = Corners.unrank(p);
            let (mut stays, mut mirrors) = (vec![], 1);
            for s in 0..48 {
                let image = Corners.rank(&images.image(s, &position));
                class_of[image] = representatives.len() as u32;
                if image == p {
                    stays.push(s);
                    mirrors = mirrors.max(1 + u64::from(images.is_mirrored(s)));
                }
            }
            let size = 48 / stays.len() as u64;
            stays.iter().for_each(|&s| kept[kind[s]] += size);
            *sizes.entry(size).or_insert(0) += 1;
            let distance = usize::from(cube.table().distance(p).unwrap_or_default());
            layers.resize(layers.len().max(distance + 1), [0; 3]);
            layers[distance][0] += size;
            // A class that a mirror keeps is one under rotations; others are two.
            layers[distance][1] += 3 - mirrors;
            layers[distance][2] += 1;
            representatives.push(p);
        }
        let inverse =
            |&p: &usize| class_of[Corners.rank(&Corners.unrank(p).inverse())] as usize;
        let inverses: Vec<_> = representatives.iter().map(inverse).collect();
        let joined = (0..).zip(&inverses).filter(|&(class, &other)| other >= class);
        let own = (0..).zip(&inverses).filter(|&(class, &other)| other == class);
        let (turns, _) = pocket_moves()?;
        Ok(Study {
            layers,
            sizes,
            kinds: named(group, &images, &kind, &kept),
            with_inverse: joined.count() as u64,
            own_inverse: own.count() as u64,
            orders: SymCoordinate::of(&CornerPermutation, &turns)?,
            rows: rows(),
        })
    }

    fn totals(&self) -> [u64; 3] {
        [0, 1, 2].map(|column| self.layers.iter().map(|row| row[column]).sum())
    }

    /// The numbers that the text quotes.
    pub fn facts(&self) -> Vec<(String, String)> {
        let [positions, rotations, classes] = self.totals();
        let low = CornerOrientation.count() as u64;
        let orders = self.orders.count() as u64;
        let symmetric: u64 = self.sizes.iter().filter(|e| *e.0 < 48).map(|e| e.1).sum();
        let mut facts = [
            ("pocket.classes", classes),
            ("pocket.rotation-classes", rotations),
            ("pocket.whole", positions * 24),
            ("pocket.share", positions / 48),
            ("pocket.rotation-share", positions / 24),
            ("pocket.extra", classes - positions / 48),
            ("pocket.with-inverse", self.with_inverse),
            ("pocket.own-inverse", self.own_inverse),
            ("pocket.symmetric", symmetric),
            ("pocket.asymmetric", self.sizes.get(&48).copied().unwrap_or_default()),
            ("pocket.farthest", self.layers.last().map_or(0, |row| row[2])),
            ("orders.classes", orders),
            ("orders.share", self.orders.raw_count() as u64 / 6),
            ("reduced.entries", orders * low),
            ("reduced.bytes", orders * low + self.orders.bytes() as u64),
        ]
        .map(|(name, value)| (name.to_owned(), thousands(value)))
        .to_vec();
        for row in &self.rows {
            facts.push((format!("{}.numbers", row.name), thousands(row.numbers)));
            facts.push((format!("{}.classes", row.name), thousands(row.classes)));
            let share = row.numbers / row.symmetries;
            facts.push((format!("{}.share", row.name), thousands(share)));
        }
        facts
    }
}

/// For each symmetry the first that is conjugate to it.
fn kinds(group: &Symmetries) -> Vec<usize> {
    let conjugate = |t, s| group.product(group.product(group.inverse(t), s), t);
    orbits(group.count(), group.count(), conjugate)
}

/// The kinds of symmetries, with how many positions each leaves as they are.
fn named(
    group: &Symmetries,
    images: &PocketCubeImages,
    kind: &[usize],
    kept: &[u64],
) -> Vec<Kind> {
    let mut kinds = vec![];
    for s in (0..48).filter(|&s| kind[s] == s) {
        let powers = std::iter::successors(Some(s), |&t| Some(group.product(t, s)));
        let order = 1 + powers.take_while(|&t| t != 0).count();
        let count = kind.iter().filter(|&&k| k == s).count() as u64;
        let name = match (images.is_mirrored(s), order, count) {
            (false, 1, _) => "leave it as it is",
            (false, 2, 3) => "half turn about the middle of a face",
            (false, 2, _) => "half turn about the middle of an edge",
            (false, 3, _) => "third of a turn about a corner",
            (false, ..) => "quarter turn about the middle of a face",
            (true, 2, 1) => "all through the middle of the cube",
            (true, 2, 3) => "mirror between two faces",
            (true, 2, _) => "mirror through two edges",
            (true, 4, _) => "quarter turn with a mirror",
            (true, ..) => "sixth of a turn with a mirror",
        };
        kinds.push(Kind { name, count, fixed: kept[s] / count });
    }
    kinds.sort_by_key(|kind| std::cmp::Reverse((kind.fixed, kind.count)));
    kinds
}

/// How many classes a coordinate has.
fn row<const N: usize, const V: u8>(
    (name, sees): (&'static str, &'static str),
    coordinate: &impl Coordinate<Position = Pieces<N, V>>,
    symmetries: &PieceSymmetries<N, V>,
) -> Row {
    let (numbers, count) = (coordinate.count(), symmetries.group.count());
    let image = |s: usize, raw| {
        coordinate.rank(&symmetries.relabelings[s].conjugate(&coordinate.unrank(raw)))
    };
    let first = orbits(numbers, count, image);
    let classes = (0..numbers).filter(|&raw| first[raw] == raw).count();
    let [numbers, symmetries, classes] = [numbers, count, classes].map(|n| n as u64);
    Row { name, sees, numbers, symmetries, classes }
}

/// The cube's coordinates that the chapter speaks of.
fn rows() -> Vec<Row> {
    let (all, d4h) = (CubeSymmetries::all(), CubeSymmetries::d4h());
    let (corners, edges) = (d4h.clone().of_corners(), d4h.of_edges());
    let (all_corners, all_edges) = (all.clone().of_corners(), all.of_edges());
    vec![
        row(("twist", "how the corners are twisted"), &CornerTwist, &corners),
        row(("corners", "the order of the corners"), &CornerOrder, &corners),
        row(("corners-48", "the order of the corners"), &CornerOrder, &all_corners),
        row(("layers", "the order of the layers' edges"), &LayerEdges, &edges),
        row(("slices", "of which slice each edge is"), &SlicePattern, &all_edges),
        row(
            ("flip-slice", "flips, and where the slice's edges are"),
            &FlipSlice,
            &edges,
        ),
    ]
}

/// The pocket cube's positions and classes, by distance.
fn layers(study: &Study) -> (String, String) {
    let mut lines = String::from(
        "| distance | positions | classes under 24 rotations | under all 48 |\n\
         |--:|--:|--:|--:|\n",
    );
    for (distance, row) in study.layers.iter().enumerate() {
        let [a, b, c] = row.map(thousands);
        let _ = writeln!(lines, "| {distance} | {a} | {b} | {c} |");
    }
    let [a, b, c] = study.totals().map(thousands);
    let _ = writeln!(lines, "| **all** | **{a}** | **{b}** | **{c}** |");
    ("symmetry-layers.md".to_string(), lines)
}

/// How large the classes are.
fn sizes(study: &Study) -> (String, String) {
    let mut lines = String::from(
        "| positions in the class | symmetries that leave each as it is | classes | \
         positions in all |\n|--:|--:|--:|--:|\n",
    );
    for (&size, &classes) in &study.sizes {
        let all = thousands(size * classes);
        let _ = writeln!(
            lines,
            "| {size} | {} | {} | {all} |",
            48 / size,
            thousands(classes)
        );
    }
    let [positions, _, classes] = study.totals().map(thousands);
    let _ = writeln!(lines, "| | **all** | **{classes}** | **{positions}** |");
    ("symmetry-sizes.md".to_string(), lines)
}

/// Burnside's count of the pocket cube.
fn burnside(study: &Study) -> (String, String) {
    let mut lines = String::from(
        "| symmetry | how many | one leaves as they are | all together |\n|:--|--:|--:|--:|\n",
    );
    let mut sum = 0;
    for Kind { name, count, fixed } in &study.kinds {
        let both = count * fixed;
        sum += both;
        let (fixed, both) = (thousands(*fixed), thousands(both));
        let _ = writeln!(lines, "| {name} | {count} | {fixed} | {both} |");
    }
    let _ = writeln!(lines, "| **sum** | **48** | | **{}** |", thousands(sum));
    let _ = writeln!(lines, "| **sum / 48** | | | **{}** |", thousands(sum / 48));
    ("symmetry-burnside.md".to_string(), lines)
}

/// The cube's coordinates and their classes.
fn coordinates(study: &Study) -> (String, String) {
    let mut lines = String::from(
        "| what it sees | numbers | symmetries | numbers / symmetries | classes |\n\
         |:--|--:|--:|--:|--:|\n",
    );
    for row in &study.rows {
        let [numbers, classes] = [row.numbers, row.classes].map(thousands);
        let share = row.numbers as f64 / row.symmetries as f64;
        let tenths = (share * 10.0).round() as u64;
        let (whole, tenth) = (thousands(tenths / 10), tenths % 10);
        let (sees, symmetries) = (row.sees, row.symmetries);
        let _ = writeln!(
            lines,
            "| {sees} | {numbers} | {symmetries} | {whole}.{tenth} | {classes} |"
        );
    }
    ("symmetry-coordinates.md".to_string(), lines)
}

/// What symmetry `s` of a square makes of four corners in a ring, as bits: a turn by
/// `s` corners, and from 4 on a mirror first.
pub fn square(s: usize, p: usize) -> usize {
    let corner = |i: usize| p >> ((if s < 4 { s + i } else { s + 4 - i }) % 4) & 1;
    (0..4).map(|i| corner(i) << i).sum()
}

/// Burnside's count of the square's colorings, symmetry by symmetry.
fn square_burnside() -> (String, String) {
    let mut lines = String::from(
        "| symmetry | corners that must agree | colorings |\n|:--|:--|--:|\n",
    );
    let names = [
        "leave it as it is",
        "a quarter turn",
        "a half turn",
        "three quarters",
        "mirror through corners 0 and 2",
        "mirror between 0 and 1",
        "mirror through corners 1 and 3",
        "mirror between 1 and 2",
    ];
    let fixed = fixed(16, 8, square);
    for (s, name) in names.into_iter().enumerate() {
        // Corner i has the color of the corner whose bit lands there.
        let from = |i: usize| (0..4).position(|j| square(s, 1 << j) == 1 << i);
        let joined = ::symmetry::components(4, 1, |_, i| from(i).unwrap_or(i));
        let groups = (0..4).filter(|&i| joined[i] == i).map(|first| {
            let group = (0..4).filter(|&i| joined[i] == first);
            group.map(|i| i.to_string()).collect::<Vec<_>>().join(" ")
        });
        let groups: Vec<_> = groups.collect();
        let _ = writeln!(lines, "| {name} | {} | {} |", groups.join("; "), fixed[s]);
    }
    let sum: u64 = fixed.iter().sum();
    let _ = writeln!(lines, "| **sum** | | **{sum}** |");
    let _ = writeln!(lines, "| **sum / 8** | | **{}** |", sum / 8);
    ("symmetry-square-burnside.md".to_string(), lines)
}

/// The symmetries of the pocket cube's moves, and what each makes of U, R and F.
pub fn pocket_moves() -> anyhow::Result<(PieceSymmetries<7, 3>, Vec<PocketCube>)> {
    let moves = moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    Ok((PieceSymmetries::find(&turns)?, turns))
}

/// What each of the six makes of the moves U, R and F.
fn images() -> anyhow::Result<(String, String)> {
    let (cube, _) = pocket_moves()?;
    let moves = moves(Metric::HalfTurn);
    let mut lines = String::from("| symmetry | U | R | F | |\n|--:|:-:|:-:|:-:|:--|\n");
    for s in 0..cube.group.count() {
        let image = |m| moves[cube.group.image(s, m)].to_string();
        let what = match (s, cube.relabelings[s].is_mirrored()) {
            (0, _) => "nothing changes",
            (_, false) => "a third of a turn about the corner URF",
            (_, true) => "a mirror",
        };
        let _ = writeln!(
            lines,
            "| {s} | {} | {} | {} | {what} |",
            image(0),
            image(3),
            image(6)
        );
    }
    Ok(("symmetry-images.md".to_string(), lines))
}
