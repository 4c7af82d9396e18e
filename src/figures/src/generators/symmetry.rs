//! Tables and facts about classes of positions under symmetries.

use crate::prelude::*;
use ::symmetry::cube::{
    CornerTwist, EightCornerPermutation, FlipSlice, LayerEdgePermutation, SlicePattern,
};
use ::symmetry::{
    CubeSymmetries, PieceSymmetries, PocketCubeImages, SymCoordinate, Symmetries,
    fixed_point_counts, orbits,
};
use puzzle::pocket_cube::{PocketCube, moves};
use puzzle::{Metric, Pieces};
use std::collections::BTreeMap;
use table::PocketCubeTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let study = SymmetryStudy::new(tables.half_turn())?;
    out.add([burnside(&study), coordinates(&study), images()?, layers(&study)]);
    out.add([sizes(&study), square_burnside()]);
    study.facts(&mut out.facts);
    Ok(())
}

/// All results about classes in the chapter, computed once.
struct SymmetryStudy {
    /// For each distance: the number of positions, of classes under rotations, and of classes
    /// under all 48 symmetries.
    layers: Vec<[u64; 3]>,
    /// The number of classes by their number of positions.
    sizes: BTreeMap<u64, u64>,
    kinds: Vec<SymmetryKind>,
    /// The number of classes if a position and its inverse are equivalent.
    with_inverse: u64,
    own_inverse: u64,
    orders: SymCoordinate,
    rows: Vec<CoordinateClasses>,
}

/// A conjugacy class of the cube's symmetries.
struct SymmetryKind {
    name: &'static str,
    count: u64,
    /// The number of positions of the pocket cube that one of these symmetries fixes.
    fixed: u64,
}

/// A coordinate and the number of its classes.
struct CoordinateClasses {
    description: &'static str,
    numbers: u64,
    symmetries: u64,
    classes: u64,
}

impl SymmetryStudy {
    /// Counts the classes of the pocket cube and of the coordinates.
    fn new(cube: &PocketCubeTable) -> Result<Self> {
        let images = PocketCubeImages::new();
        let group = images.group();
        let kind = conjugacy_classes(group);
        let positions = CornerPosition.count();
        let mut class_of = vec![u32::MAX; positions];
        let mut fixed_counts = vec![0; 48];
        let mut representatives = vec![];
        let (mut layers, mut sizes) = (vec![], BTreeMap::new());
        for p in 0..positions {
            if class_of[p] != u32::MAX {
                continue;
            }
            let position = CornerPosition.unrank(p);
            let (mut stays, mut mirrors) = (vec![], 1);
            for s in 0..48 {
                let image = CornerPosition.rank(&images.image(s, &position));
                class_of[image] = representatives.len() as u32;
                if image == p {
                    stays.push(s);
                    mirrors = mirrors.max(1 + u64::from(images.is_mirrored(s)));
                }
            }
            let size = 48 / stays.len() as u64;
            stays.iter().for_each(|&s| fixed_counts[kind[s]] += size);
            *sizes.entry(size).or_insert(0) += 1;
            let distance = usize::from(cube.table().distance(p).unwrap_or_default());
            layers.resize(layers.len().max(distance + 1), [0; 3]);
            layers[distance][0] += size;
            // A class fixed by a mirror is one class under rotations; any other is two.
            layers[distance][1] += 3 - mirrors;
            layers[distance][2] += 1;
            representatives.push(p);
        }
        let inverse = |&p: &usize| {
            class_of[CornerPosition.rank(&CornerPosition.unrank(p).inverse())] as usize
        };
        let inverses: Vec<_> = representatives.iter().map(inverse).collect();
        let joined = (0..).zip(&inverses).filter(|&(class, &other)| other >= class);
        let own = (0..).zip(&inverses).filter(|&(class, &other)| other == class);
        let (turns, _) = pocket_moves()?;
        Ok(SymmetryStudy {
            layers,
            sizes,
            kinds: symmetry_kinds(group, &images, &kind, &fixed_counts),
            with_inverse: joined.count() as u64,
            own_inverse: own.count() as u64,
            orders: SymCoordinate::from_coordinate(&CornerPermutation, &turns)?,
            rows: all_coordinate_classes(),
        })
    }

    fn totals(&self) -> [u64; 3] {
        [0, 1, 2].map(|column| self.layers.iter().map(|row| row[column]).sum())
    }

    /// The facts that the text quotes.
    fn facts(&self, facts: &mut Facts) {
        let [positions, rotations, classes] = self.totals();
        let low = CornerOrientation.count() as u64;
        let orders = self.orders.count() as u64;
        let symmetric: u64 = self.sizes.iter().filter(|e| *e.0 < 48).map(|e| e.1).sum();
        for (name, value) in [
            ("pocket.classes", classes),
            ("pocket.rotation-classes", rotations),
            ("pocket.whole", positions * 24),
            ("pocket.share", positions / 48),
            ("pocket.extra", classes - positions / 48),
            ("pocket.with-inverse", self.with_inverse),
            ("pocket.own-inverse", self.own_inverse),
            ("pocket.symmetric", symmetric),
            ("pocket.asymmetric", self.sizes.get(&48).copied().unwrap_or_default()),
            ("orders.classes", orders),
            ("reduced.entries", orders * low),
            ("reduced.bytes", orders * low + self.orders.bytes() as u64),
        ] {
            facts.number(format!("symmetry.{name}"), value);
        }
    }
}

/// For each symmetry, the first symmetry that is conjugate to it.
pub fn conjugacy_classes(group: &Symmetries) -> Vec<usize> {
    let conjugate = |t, s| group.product(group.product(group.inverse(t), s), t);
    orbits(group.count(), group.count(), conjugate)
}

/// The conjugacy classes of symmetries, with the number of positions that each symmetry fixes.
fn symmetry_kinds(
    group: &Symmetries,
    images: &PocketCubeImages,
    kind: &[usize],
    fixed_counts: &[u64],
) -> Vec<SymmetryKind> {
    let mut kinds = vec![];
    for s in (0..48).filter(|&s| kind[s] == s) {
        let count = kind.iter().filter(|&&k| k == s).count() as u64;
        let name = kind_name(group, images.is_mirrored(s), s, count);
        kinds.push(SymmetryKind { name, count, fixed: fixed_counts[s] / count });
    }
    kinds.sort_by_key(|kind| std::cmp::Reverse((kind.fixed, kind.count)));
    kinds
}

/// The name of symmetry `s`, given the size of its conjugacy class.
pub fn kind_name(
    group: &Symmetries,
    is_mirrored: bool,
    s: usize,
    count: u64,
) -> &'static str {
    let powers = std::iter::successors(Some(s), |&t| Some(group.product(t, s)));
    let order = 1 + powers.take_while(|&t| t != 0).count();
    match (is_mirrored, order, count) {
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
    }
}

/// Counts the classes of a coordinate.
fn coordinate_classes<const N: usize, const V: u8>(
    description: &'static str,
    coordinate: &impl Coordinate<Position = Pieces<N, V>>,
    symmetries: &PieceSymmetries<N, V>,
) -> CoordinateClasses {
    let (numbers, count) = (coordinate.count(), symmetries.group.count());
    let image = |s: usize, raw| {
        coordinate.rank(&symmetries.relabelings[s].conjugate(&coordinate.unrank(raw)))
    };
    let first = orbits(numbers, count, image);
    let classes = (0..numbers).filter(|&raw| first[raw] == raw).count();
    let [numbers, symmetries, classes] = [numbers, count, classes].map(|n| n as u64);
    CoordinateClasses { description, numbers, symmetries, classes }
}

/// The coordinates of Rubik's cube in the chapter.
fn all_coordinate_classes() -> Vec<CoordinateClasses> {
    let (all, d4h) = (CubeSymmetries::all(), CubeSymmetries::d4h());
    let (corners, edges) = (d4h.clone().into_corners(), d4h.into_edges());
    let (all_corners, all_edges) = (all.clone().into_corners(), all.into_edges());
    let flip_slice = "flips, and where the slice's edges are";
    let order = "the order of the corners";
    let layer_edges = "the order of the layers' edges";
    vec![
        coordinate_classes("how the corners are twisted", &CornerTwist, &corners),
        coordinate_classes(order, &EightCornerPermutation, &corners),
        coordinate_classes(order, &EightCornerPermutation, &all_corners),
        coordinate_classes(layer_edges, &LayerEdgePermutation, &edges),
        coordinate_classes("of which slice each edge is", &SlicePattern, &all_edges),
        coordinate_classes(flip_slice, &FlipSlice, &edges),
    ]
}

/// The table of the pocket cube's positions and classes by distance.
fn layers(study: &SymmetryStudy) -> Files {
    let columns = [0, 1, 2].map(|k| study.layers.iter().map(|row| row[k]).collect());
    let head = "distance | positions | classes under 24 rotations | under all 48";
    layers_table::<Vec<u64>>("symmetry-layers", head, &columns, true)
}

/// The table of class sizes.
fn sizes(study: &SymmetryStudy) -> Files {
    let rows = study.sizes.iter().map(|(&size, &classes)| {
        let [all, classes] = [size * classes, classes].map(thousands);
        format!("{size} | {} | {classes} | {all}", 48 / size)
    });
    let [positions, _, classes] = study.totals().map(thousands);
    let sum = format!("| **all** | **{classes}** | **{positions}**");
    let head = "| positions in the class | symmetries that leave each as it is | classes | \
         positions in all |\n|--:|--:|--:|--:|";
    table("symmetry-sizes", head, rows.chain([sum]))
}

/// The table of Burnside's count for the pocket cube.
fn burnside(study: &SymmetryStudy) -> Files {
    let rows = study.kinds.iter().map(|SymmetryKind { name, count, fixed }| {
        let [fixed, all] = [*fixed, count * fixed].map(thousands);
        format!("{name} | {count} | {fixed} | {all}")
    });
    let sum: u64 = study.kinds.iter().map(|kind| kind.count * kind.fixed).sum();
    let [sum, classes] = [sum, sum / 48].map(thousands);
    let sum = format!("**sum** | **48** | | **{sum}**");
    let sums = [sum, format!("**sum / 48** | | | **{classes}**")];
    let head = "| symmetry | how many | one leaves as they are | all together |\n|:--|--:|--:|--:|";
    table("symmetry-burnside", head, rows.chain(sums))
}

/// The table of coordinates and their classes.
fn coordinates(study: &SymmetryStudy) -> Files {
    let rows = study.rows.iter().map(|row| {
        let [numbers, classes] = [row.numbers, row.classes].map(thousands);
        let tenths = (row.numbers as f64 / row.symmetries as f64 * 10.0).round() as u64;
        let share = format!("{}.{}", thousands(tenths / 10), tenths % 10);
        format!(
            "{} | {numbers} | {} | {share} | {classes}",
            row.description, row.symmetries
        )
    });
    let head = "| what it sees | numbers | symmetries | numbers / symmetries | classes |\n\
         |:--|--:|--:|--:|--:|";
    table("symmetry-coordinates", head, rows)
}

/// The image of a coloring under symmetry `s` of a square. The coloring is a bit for each of
/// four corners in a ring. Symmetries 0 to 3 turn by `s` corners, and 4 to 7 are mirrors.
pub fn square_image(s: usize, p: usize) -> usize {
    let corner = |i: usize| (p >> ((if s < 4 { s + i } else { s + 4 - i }) % 4)) & 1;
    (0..4).map(|i| corner(i) << i).sum()
}

/// The table of Burnside's count for colorings of a square.
fn square_burnside() -> Files {
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
    let fixed = fixed_point_counts(16, 8, square_image);
    let rows = names.into_iter().enumerate().map(|(s, name)| {
        // The corner whose bit maps to corner `i`.
        let from = |i: usize| (0..4).position(|j| square_image(s, 1 << j) == 1 << i);
        let joint = ::symmetry::components(4, 1, |_, i| from(i).unwrap_or(i));
        let groups = (0..4).filter(|&i| joint[i] == i);
        let groups =
            groups.map(|first| joined((0..4).filter(|&i| joint[i] == first), " "));
        format!("{name} | {} | {}", joined(groups, "; "), fixed[s])
    });
    let sum: u64 = fixed.iter().sum();
    let sums =
        [format!("**sum** | | **{sum}**"), format!("**sum / 8** | | **{}**", sum / 8)];
    let head = "| symmetry | corners that must agree | colorings |\n|:--|:--|--:|";
    table("symmetry-square-burnside", head, rows.chain(sums))
}

/// The symmetries of the pocket cube's moves, and the moves as positions.
pub fn pocket_moves() -> Result<(PieceSymmetries<7, 3>, Vec<PocketCube>)> {
    let moves = moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    Ok((PieceSymmetries::find(&turns)?, turns))
}

/// The table of the images of U, R and F under the six symmetries.
fn images() -> Result<Files> {
    let (cube, _) = pocket_moves()?;
    let moves = moves(Metric::HalfTurn);
    let row = |s| {
        let images = [0, 3, 6].map(|m| moves[cube.group.image(s, m)]);
        let what = match (s, cube.relabelings[s].is_mirrored()) {
            (0, _) => "nothing changes",
            (_, false) => "a third of a turn about the corner URF",
            (_, true) => "a mirror",
        };
        format!("{s} | {} | {what}", joined(images, " | "))
    };
    let head = "| symmetry | U | R | F | |\n|--:|:-:|:-:|:-:|:--|";
    Ok(table("symmetry-images", head, (0..cube.group.count()).map(row)))
}
