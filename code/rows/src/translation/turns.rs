//! Moves of eight corners, side by side.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // In a mirror a clockwise turn is none: only two mirrors at once are ways to look at them.
//! let all = translation::mirrored_pocket_cube(Metric::HalfTurn);
//! let clockwise = translation::mirrored_pocket_cube(Metric::Clockwise);
//! assert!(all.rows(0) < clockwise.rows(0));
//! ```

use super::eight::Eight;
use super::nibbles::{EACH, below_three, exchange, odd};
use puzzle::Metric;
use puzzle::rubik::Face;

/// How many moves are done side by side.
pub(super) const LANES: usize = 8;

/// Up to eight moves: of each what is needed to do it, in nibbles that are equal unless it is said.
#[derive(Debug, Clone, Default)]
pub(super) struct Turns {
    /// Which bit of a slot says whether it is on the face, a number; and what it is elsewhere.
    pub(super) axis: [u32; LANES],
    pub(super) side: [u32; LANES],
    /// Which two bits a quarter turn exchanges: the lower, and by how much the other is above it,
    /// a number.
    pub(super) low: [u32; LANES],
    pub(super) by: [u32; LANES],
    /// Which bits change, of a quarter turn after that.
    pub(super) flip: [u32; LANES],
    /// How much twist comes to a corner whose slot is on an even number of L, B and D; and 3 if
    /// it is the negative where that number is odd.
    pub(super) twist: [u32; LANES],
    pub(super) signs: [u32; LANES],
    /// How many moves there are.
    pub(super) count: usize,
    /// How many of them, the first, make frames at once. The others wait.
    pub(super) at_once: usize,
}

/// The moves of Rubik's cube in this metric; and those of U, R and F alone, if all moves that
/// turn the cube in the hand are none. Those that twist no corner come first.
pub(super) fn turns(metric: Metric, is_held: bool) -> Vec<Turns> {
    let faces = if is_held { &Face::ALL[..3] } else { &Face::ALL };
    let quarters = metric.quarters();
    let moves = faces.iter().flat_map(|&face| quarters.iter().map(move |&n| (face, n)));
    let mut moves: Vec<_> = moves.collect();
    let twists = |&(face, n): &_| !matches!(face, Face::U | Face::D) && n != 2;
    moves.sort_by_key(twists);
    let all = moves.chunks(LANES).map(|moves| {
        let mut turns = Turns::new(moves);
        // To take the cube in the hand twists it anyway. Otherwise, what twists waits.
        if !is_held {
            turns.at_once = moves.partition_point(|turn| !twists(turn));
        }
        turns
    });
    all.collect()
}

impl Turns {
    fn new(moves: &[(Face, u8)]) -> Self {
        let count = moves.len();
        let mut turns = Turns { count, at_once: count, ..Turns::default() };
        for (lane, &(face, quarters)) in moves.iter().enumerate() {
            turns.set(lane, face, quarters);
        }
        turns
    }

    /// One of them. The sides that are opposite to each other are a bit, so a turn is about
    /// one of three bits. A quarter turn exchanges the other two, and one of them then is the
    /// other way around; a half turn turns both around.
    fn set(&mut self, lane: usize, face: Face, quarters: u8) {
        let axis = match face {
            Face::R | Face::L => 0,
            Face::F | Face::B => 1,
            Face::U | Face::D => 2,
        };
        let is_far = matches!(face, Face::L | Face::B | Face::D);
        let (next, last) = ((axis + 1) % 3, (axis + 2) % 3);
        self.axis[lane] = axis;
        self.side[lane] = if is_far { 0 } else { EACH };
        if quarters == 2 {
            self.flip[lane] = EACH << next | EACH << last;
            return;
        }
        // Clockwise, as seen from R, F or U.
        let is_clockwise = is_far != (quarters == 1);
        self.flip[lane] = EACH << if is_clockwise { next } else { last };
        self.low[lane] = EACH << next.min(last);
        self.by[lane] = next.abs_diff(last);
        // A sticker of U or D comes to R or L, or to F or B, or stays where it is.
        self.twist[lane] = next * EACH;
        self.signs[lane] = if next == 0 { 0 } else { 3 * EACH };
    }

    /// What the move in this lane makes of corners.
    #[inline(always)]
    pub(super) fn turn(&self, lane: usize, corners: Eight) -> Eight {
        let Eight { slots, twists } = corners;
        let on = (slots >> self.axis[lane] ^ self.side[lane]) & EACH;
        let on = (on << 3) - on;
        let low = self.low[lane] & on;
        let gain = self.twist[lane] ^ ((3 * odd(slots)) & self.signs[lane]);
        Eight {
            slots: exchange(slots, low, self.by[lane]) ^ self.flip[lane] & on,
            twists: below_three(twists + (gain & on)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::translation::eight::sides;
    use puzzle::rubik::{CORNERS, Corners};

    #[test]
    fn a_turn_is_that_of_the_puzzle() {
        let sides = sides::<8>(CORNERS.names);
        for quarters in 1..4 {
            let moves = Face::ALL.map(|face| (face, quarters));
            let turns = Turns::new(&moves);
            for first in Face::ALL {
                let from = first.corners();
                for (lane, (face, _)) in moves.into_iter().enumerate() {
                    let after: Corners =
                        (0..quarters).fold(from, |all, _| all * face.corners());
                    let turned = turns.turn(lane, Eight::new(&from, &sides));
                    assert_eq!(turned.pieces(&sides), after, "{first:?}, {face:?}");
                }
            }
        }
    }
}
