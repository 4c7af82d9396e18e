//! Figures, tables and facts about Rubik's cube and puzzles that are parts of it.

use super::catalog;
use super::stickers::{
    CornerView, Stickers, sticker_list, unfolded_faces, unfolded_height,
};
use super::two_phase::SCRAMBLE;
use crate::prelude::*;
use puzzle::Metric;
use puzzle::catalog::find;
use puzzle::rubik::{CORNERS, Corners, Cube, EDGES, Edges, parse, turns};
use std::collections::HashSet;
use std::hash::Hash;

use base::parallel;

/// Adds the files and facts of this subject.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    out.add([parts(), net(), scrambled()?, first_layers()?]);
    facts(&mut out.facts)?;
    Ok(())
}

/// A part of the cube: its name, the number of horizontal layers, and the color of each
/// sticker, given the sticker's piece, a center (0), an edge (1) or a corner (2), and its
/// layer.
type PartDrawing = (&'static str, i32, fn(usize, i32) -> Option<Color>);

const PARTS: [PartDrawing; 4] = [
    ("rubik-corners", 3, |on, _| (on == 2).then_some(Blue)),
    ("rubik-edges", 3, |on, _| (on == 1).then_some(Blue)),
    ("domino", 2, |on, _| (on > 0).then_some(Blue)),
    ("rubik-phase2", 3, |on, layer| match layer {
        1 => (on == 1).then_some(Orange),
        _ => (on > 0).then_some(Blue),
    }),
];

/// Draws a cube with `high` layers, seen from the corner URF.
fn cube(svg: &mut Drawing, center: Point, (_, high, part): PartDrawing) {
    // The edges go toward UFL, toward UBR and down.
    let view = CornerView { center, edges: [(-23, -12), (23, -12), (0, 26)] };
    for (a, b) in [(0, 1), (1, 2), (2, 0)] {
        let length = |axis| if axis == 2 { high } else { 3 };
        for (i, j) in (0..length(a)).flat_map(|i| (0..length(b)).map(move |j| (i, j))) {
            let layer = [(a, i), (b, j)].into_iter().find(|(axis, _)| *axis == 2);
            // A sticker in the middle of both axes is on a center, in the middle of one axis on
            // an edge, else on a corner. An axis of two layers has no middle.
            let middle = |axis, step: i32| step == 1 && length(axis) == 3;
            let on = 2 - usize::from(middle(a, i)) - usize::from(middle(b, j));
            let other = if on == 0 { Soft } else { Empty };
            let fill = part(on, layer.map_or(0, |(_, step)| step)).unwrap_or(other);
            svg.add(view.sticker((a, b), (i, j)).fill(fill).stroke(Line));
        }
    }
}

/// The figure of the four parts.
fn parts() -> Files {
    let mut svg = Drawing::new(
        "rubik-parts",
        "Four puzzles in Rubik's cube",
        "Four cubes, each seen from its corner URF, with the stickers of a part filled: the \
         corners; the edges; the domino, which is only two layers high, all of whose pieces \
         are filled but the center; and the second phase, with the pieces of the upper \
         and the lower layer filled and the four edges between them left out.",
    );
    let mut data = DataTable::new(&[&"puzzle", &"layers", &"filled"]);
    let filled = ["corners", "edges", "corners and edges", "all but the centers"];
    for (k, (part, filled)) in (0..).zip(PARTS.into_iter().zip(filled)) {
        let (left, top) = (94 + 172 * (k % 2), 104 + 186 * (k / 2));
        cube(&mut svg, (left, top), part);
        svg.add(text(left, top + 98, part.0).small().middle());
        data.row(&[&part.0, &part.1, &filled]);
    }
    svg.finish(404, data)
}

/// The faces above, right of, below and left of each face of the unfolded cube, in the order U,
/// R, F, D, L, B.
const NEIGHBOR_FACES: [[char; 4]; 6] = [
    ['B', 'R', 'F', 'L'],
    ['U', 'B', 'D', 'F'],
    ['U', 'R', 'D', 'L'],
    ['F', 'R', 'B', 'L'],
    ['U', 'F', 'D', 'B'],
    ['U', 'L', 'D', 'R'],
];

/// The slot whose name has these letters in any order, and whether the name begins with the
/// first of them.
fn slot(names: &[&str], letters: &[char]) -> Option<(usize, bool)> {
    let same = |name: &&str| letters.iter().all(|&letter| name.contains(letter));
    let slot = names.iter().position(same)?;
    Some((slot, names[slot].starts_with(letters[0])))
}

/// The unfolded cube with numbered slots; the reference stickers of orientations are filled.
fn net() -> Files {
    let mut svg = Drawing::new(
        "rubik-net",
        "The slots of Rubik's cube",
        format!(
            "The cube unfolded: U above F; L, F, R and B side by side; D below F. The \
             corners are numbered from 0: {}. So are the edges: {}. The sticker with which \
             a slot's name begins is filled.",
            CORNERS.names.join(", "),
            EDGES.names.join(", ")
        ),
    );
    let (size, face, gap) = (26, 78, 5);
    for ((letter, (x, y)), around) in
        unfolded_faces(face, gap).into_iter().zip(NEIGHBOR_FACES)
    {
        let [above, right, below, left] = around;
        for (i, j) in (0..3).flat_map(|j| (0..3).map(move |i| (i, j))) {
            let across = [Some(left), None, Some(right)][i as usize];
            let down = [Some(above), None, Some(below)][j as usize];
            let letters: Vec<_> =
                [Some(letter), across, down].into_iter().flatten().collect();
            let names = [&[][..], EDGES.names, CORNERS.names][letters.len() - 1];
            let found = slot(names, &letters);
            let first = found.is_some_and(|(_, first)| first);
            let label = found.map_or(letter.to_string(), |(slot, _)| slot.to_string());
            let sticker = rect(x + size * i, y + size * j, size, size).shaded(first);
            svg.add(sticker.label(label, |label| match letters.len() {
                2 => label.middle().small(),
                _ => label.middle().bold(),
            }));
        }
    }
    let mut data = DataTable::new(&[&"kind", &"slot", &"name"]);
    for (kind, slots) in [("corner", CORNERS), ("edge", EDGES)] {
        for (slot, name) in slots.names.iter().enumerate() {
            data.row(&[&kind, &slot, name]);
        }
    }
    svg.finish(unfolded_height(face, gap), data)
}

/// The scrambled cube in color, from two sides.
fn scrambled() -> Result<Files> {
    let cube: Cube = parse(SCRAMBLE)?.into_iter().map(Cube::from_turn).product();
    let facelets = cube.to_facelets();
    let mut svg = Drawing::new(
        "rubik-cube",
        "A scrambled Rubik's cube",
        format!(
            "Rubik's cube after {SCRAMBLE}, seen from its corner URF, and from behind and \
             below, from DBL. Each sticker has the color and the letter of its face."
        ),
    );
    let edges = [(-24, -14), (24, -14), (0, 28)];
    Stickers::new(&facelets).draw_from_both_sides(&mut svg, edges, 112, 228);
    Ok(svg.finish(244, sticker_list(&facelets)))
}

/// The number of layers in the table of first layers.
const DEPTH: usize = 5;

/// The sizes of the first layers, found by a breadth-first search with a visited set.
fn first_layer_sizes<P: Copy + Eq + Hash, A: IntoIterator<Item = P>>(
    solved: P,
    depth: usize,
    after: impl Fn(&P) -> A,
) -> Vec<u64> {
    let (mut visited, mut layer, mut layers) =
        (HashSet::from([solved]), vec![solved], vec![1]);
    for _ in 0..depth {
        let next = layer.iter().flat_map(&after);
        layer = next.filter(|&position| visited.insert(position)).collect();
        layers.push(layer.len() as u64);
    }
    layers
}

/// The table of the first layers of each part.
fn first_layers() -> Result<Files> {
    let parts = catalog::large_puzzles()?;
    let columns = parallel::map(&parts, |part| {
        let puzzle = part.choice.puzzle(part.metric)?;
        let after = |&position: &u64| puzzle.successors(position).into_iter().flatten();
        anyhow::Ok(first_layer_sizes(puzzle.solved_rank(), DEPTH, after))
    });
    let columns = columns.into_iter().collect::<Result<Vec<_>>>()?;
    let rows = parts.iter().zip(columns).map(|(part, layers)| {
        let layers = joined(layers.into_iter().map(thousands), " | ");
        format!("{} | {layers}", part.name.replace('.', ", "))
    });
    let (depths, sides) = (joined(0..=DEPTH, " | "), "--:|".repeat(DEPTH + 1));
    let head = format!("| moves | {depths} |\n|:--|{sides}");
    Ok(table("rubik-first-layers", &head, rows))
}

/// The facts about the corners, the domino and phase 2, besides their layers.
fn facts(facts: &mut Facts) -> Result<()> {
    let count = |name: &str| anyhow::Ok(find(name)?.puzzle(None)?.position_count());
    let corners = count("rubik-corners")?;
    facts.number("rubik.corners-of-a-pocket-cube", corners / count("pocket-cube")?);
    facts.number("rubik.slices-of-a-domino", count("rubik-phase2")? / count("domino")?);
    facts.number("rubik.orders-of-eight", count("domino")?.isqrt());
    facts.number("rubik.cube.layer-3", cube_layer(3));
    Ok(())
}

/// The number of positions of the whole cube at a distance.
fn cube_layer(distance: usize) -> u64 {
    let turns = turns(Metric::HalfTurn);
    let turns: Vec<_> =
        turns.iter().map(|turn| (turn.corners(), turn.edges())).collect();
    let after = |&(corners, edges): &(Corners, Edges)| {
        turns.iter().map(|&(c, e)| (corners * c, edges * e)).collect::<Vec<_>>()
    };
    first_layer_sizes((Corners::SOLVED, Edges::SOLVED), distance, after)[distance]
}
