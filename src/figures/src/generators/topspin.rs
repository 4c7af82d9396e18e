//! The figure of TopSpin's ring before and after each move.

use crate::prelude::*;
use puzzle::Puzzle;
use puzzle::topspin::TopSpin;

/// The number of discs, and the number of discs on the turntable.
const SIZE: (usize, usize) = (8, 4);
/// The distance from the middle of the ring to the middle of a disc, and the radius of a disc.
const RADIUS: f64 = 52.0;
const DISC: i32 = 14;

/// The point on the ring, given the number of places clockwise from the middle of the
/// turntable.
fn ring_point((x, y): Point, places: f64, radius: f64) -> Point {
    let angle = std::f64::consts::TAU * places / SIZE.0 as f64;
    let (right, down) = (radius * angle.sin(), -radius * angle.cos());
    (x + right.round() as i32, y + down.round() as i32)
}

/// Draws the solved ring, and the ring after each of the three moves.
pub fn add(_: &PuzzleTables, out: &mut Output) -> Result<()> {
    let puzzle = TopSpin::new(SIZE.0, SIZE.1)?;
    let mut svg = Drawing::new(
        "topspin-moves",
        "The moves of TopSpin",
        "Four rings of eight discs, of which the upper four lie on the turntable. The \
         first ring is solved: clockwise from the turntable's left end it reads 1 to 8. \
         L takes each disc a place to the left, against the clock; R takes it back; \
         F turns the turntable, so that 1 2 3 4 becomes 4 3 2 1.",
    );
    let mut data =
        DataTable::new(&[&"move", &"ring, from the turntable's first place"]);
    let places = [(94, 96), (266, 96), (94, 268), (266, 268)];
    for (middle, m) in places.into_iter().zip([None, Some(2), Some(0), Some(1)]) {
        let solved = puzzle.solved();
        let ring = m.and_then(|m| puzzle.apply(&solved, m)).unwrap_or(solved);
        let name = m.map_or("solved".to_string(), |m| puzzle.name(m));
        // The turntable: a band along the places of its discs.
        let half = SIZE.1 as f64 / 2.0;
        let steps = (-8..=8).map(|step| half * f64::from(step) / 8.0);
        let outer = steps.clone().map(|at| ring_point(middle, at, RADIUS + 20.0));
        let inner = steps.rev().map(|at| ring_point(middle, at, RADIUS - 20.0));
        let edge: Vec<_> = outer.chain(inner).collect();
        let band = polygon(&edge).fill(Soft);
        let changed = m == Some(2);
        let color = if changed { Accent } else { Line };
        svg.add(band.stroke(color).apply_if(changed, Element::thick));
        for (place, &disc) in ring.iter().enumerate() {
            let at = place as f64 - half + 0.5;
            let (x, y) = ring_point(middle, at, RADIUS);
            let first = disc == 0;
            let edge = if first { Accent } else { Blue };
            let shape =
                circle(x, y, DISC).outline(edge).apply_if(first, Element::thick);
            svg.add(shape.label(disc + 1, |number| number.middle().bold_if(first)));
        }
        svg.add(text(middle.0, middle.1 + 5, &name).bold().middle());
        data.row(&[&name, &puzzle.write(&ring)]);
    }
    out.add([svg.finish(348, data)]);
    // The number of permutations of the real toy.
    out.facts.number("topspin.orders-20", (1..=20).product::<u64>());
    Ok(())
}
