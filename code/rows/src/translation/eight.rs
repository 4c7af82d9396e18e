//! Eight corners in two words: in nibble `p` of each, what there is to say of corner `p`.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // Held as one likes, and looked at through three mirrors: 296 orders are left.
//! let cube = translation::mirrored_pocket_cube(Metric::HalfTurn);
//! assert_eq!(cube.rows(0), 296);
//! let positions = |row| cube.weight(0, row) * cube.places() as u64;
//! assert_eq!((0..296).map(positions).sum::<u64>(), 3_674_160);
//! ```

use super::nibbles::{
    EACH, EIGHT, LOW, all, below_three, exchange, joined, negative, odd, select, split,
};
use super::signs::sums;
use puzzle::Pieces;

/// Where the corner DBL is when it is at home: on all three sides.
const LAST: u32 = 7;

/// On which sides the slots of these names are, as three bits each: left, back and down are 1.
pub(super) const fn sides<const N: usize>(names: &[&str]) -> [u8; N] {
    assert!(names.len() == N, "a slot has a name");
    let mut sides = [0; N];
    let mut slot = 0;
    while slot < N {
        let (name, mut at) = (names[slot].as_bytes(), 0);
        while at < name.len() {
            sides[slot] |= match name[at] {
                b'L' => 1,
                b'B' => 2,
                b'D' => 4,
                _ => 0,
            };
            at += 1;
        }
        slot += 1;
    }
    sides
}

/// Eight corners. Corners and slots are numbered by their sides: URF is 0, and DBL is 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Eight {
    /// The slot that each corner is in.
    pub(super) slots: u32,
    /// How each corner is twisted.
    pub(super) twists: u32,
}

impl Eight {
    pub(super) const SOLVED: Self = Eight { slots: 0x7654_3210, twists: 0 };

    /// These pieces, of which each slot has its sides; others are at home.
    pub(super) fn new<const N: usize>(
        position: &Pieces<N, 3>,
        sides: &[u8; N],
    ) -> Self {
        let mut slots = split(Self::SOLVED.slots);
        let mut twists = [0; EIGHT];
        for ((&slot, &piece), &twist) in
            sides.iter().zip(position.pm()).zip(position.ori())
        {
            let piece = usize::from(sides[usize::from(piece)]);
            (slots[piece], twists[piece]) = (slot, twist);
        }
        Eight { slots: joined(slots), twists: joined(twists) }
    }

    /// The pieces, each in the slot with its sides; corners that are no pieces are left out.
    pub(super) fn pieces<const N: usize>(self, sides: &[u8; N]) -> Pieces<N, 3> {
        let (slots, twists) = (split(self.slots), split(self.twists));
        let (mut pm, mut ori) = ([0; N], [0; N]);
        for (piece, &corner) in sides.iter().enumerate() {
            let corner = usize::from(corner);
            let slot = sides.iter().position(|&sides| sides == slots[corner]);
            let slot = slot.expect("pieces are in their slots");
            (pm[slot], ori[slot]) = (piece as u8, twists[corner]);
        }
        Pieces::assume_valid(pm, ori)
    }

    /// What one sees through a way: every bit of a corner's and of a slot's number that its
    /// mirrors exchange is another, and an odd number of mirrors turns twists around. `way`
    /// has the way in each nibble.
    #[inline(always)]
    pub(super) fn through(self, way: u32) -> Self {
        let corners = |mut word: u32| {
            for (bit, low) in LOW.into_iter().enumerate() {
                let by = 4 << bit;
                let exchanged = word >> by & low | (word & low) << by;
                word = select(word, exchanged, all(way >> bit & EACH));
            }
            word
        };
        let twists = corners(self.twists);
        Eight {
            slots: corners(self.slots) ^ way,
            twists: select(twists, negative(twists), all(odd(way))),
        }
    }

    /// The same, taken in the hand so that DBL is at home, and, as it then can still be
    /// turned around the diagonal through DBL and URF, so that the first of the corners that
    /// do not lie on it is in the one or the other of two slots.
    // ANCHOR: held
    #[inline(always)]
    pub(super) fn held(self) -> Self {
        let Eight { slots, twists } = self;
        // To exchange left and back is a mirror. If DBL is off by an odd number of bits it is
        // done, and then an odd number is left: together, a quarter turn about up and down,
        // with half turns or not. None of them changes a twist.
        let is_odd = odd(slots >> 28 ^ LAST);
        let slots = exchange(slots, EACH & is_odd.wrapping_neg(), 1);
        let slots = slots ^ ((slots >> 28 ^ LAST) * EACH);
        // Thirds of a turn around the diagonal.
        let first = if slots & 7 == 0 { slots >> 4 & 7 } else { slots & 7 };
        Eight { slots, twists }.around(THIRDS >> (2 * first) & 3)
    }
    // ANCHOR_END: held

    /// The same, held so that DBL is not twisted either.
    pub(super) fn at_home(self) -> Self {
        let corners = self.held();
        corners.around(corners.twists >> 28)
    }

    /// The same, none, one or two thirds of a turn further around the diagonal through DBL and URF: all
    /// three bits of a slot go round, and the twist of a corner grows by that number, or by its
    /// negative where its slot has an odd number of bits.
    #[inline(always)]
    fn around(self, thirds: u32) -> Self {
        let Eight { slots, twists } = self;
        let lowest = |bits| (EACH << bits) - EACH;
        let below = (slots & lowest(3 - thirds)) << thirds;
        let above = slots >> (3 - thirds) & lowest(thirds);
        let [one, two] = [thirds & 1, thirds >> 1].map(u32::wrapping_neg);
        let gain = (EACH & one) | ((2 * EACH) & two);
        let gain = select(gain, negative(gain), all(odd(slots)));
        Eight { slots: below | above, twists: below_three(twists + gain) }
    }

    /// The same, with more twists, whose sums are these. Eight times a twist is what the sums of
    /// the sums are, and 8 is −1 mod 3.
    pub(super) fn twisted(self, more: u32) -> Self {
        let twists = below_three(self.twists + negative(sums(more)));
        Eight { twists, ..self }
    }

    /// The number of the order: of all eight corners, or, if they are held, of the seven but
    /// DBL. It is what [`permutation::rank_nibbles`] finds, in the same way; of eight numbers,
    /// half a word is enough.
    #[inline(always)]
    pub(super) fn order<const HELD: bool>(self) -> u32 {
        let count = if HELD { EIGHT - 1 } else { EIGHT };
        let (mut smaller, mut order) = (Self::SOLVED.slots, 0);
        // The last digit is 0.
        for corner in 0..count - 1 {
            let shift = 4 * (self.slots >> (4 * corner) & 7);
            order = order * (count - corner) as u32 + (smaller >> shift & 7);
            smaller -= EACH << shift << 4;
        }
        order
    }
}

/// For each slot off the diagonal, how many thirds of a turn bring its corner to slot 1 or 3,
/// two bits each.
const THIRDS: u32 = 2 << (2 * 2) | 1 << (2 * 4) | 1 << (2 * 5) | 2 << (2 * 6);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::translation::nibbles::{packed, unpacked};
    use crate::translation::signs::{NEGATED, negate};
    use permutation::rank_nibbles;
    use puzzle::rubik::{CORNERS, Corners, Face, Part};

    const SIDES: [u8; 8] = sides(CORNERS.names);

    /// Positions of the corners from all over.
    fn positions() -> impl Iterator<Item = Corners> {
        (0..Corners::COUNT).step_by(99_991).map(Corners::unrank)
    }

    /// The 24 ways to turn the whole cube, made of two turns of layers.
    fn rotations() -> Vec<Corners> {
        let about = |face: Face, back: Face| {
            (0..3).fold(face.corners(), |all, _| all * back.corners())
        };
        let both = [about(Face::U, Face::D), about(Face::R, Face::L)];
        let mut all = vec![Corners::SOLVED];
        let mut next = 0;
        while next < all.len() {
            for turned in both.map(|turn| all[next] * turn) {
                if !all.contains(&turned) {
                    all.push(turned);
                }
            }
            next += 1;
        }
        assert_eq!(all.len(), 24);
        all
    }

    #[test]
    fn corners_are_told_by_their_sides() {
        for position in positions() {
            let eight = Eight::new(&position, &SIDES);
            assert_eq!(eight.pieces(&SIDES), position);
            let order = rank_nibbles(&split(eight.slots));
            assert_eq!(u64::from(eight.order::<false>()), order);
        }
    }

    #[test]
    fn a_cube_in_the_hand_is_the_same_cube() {
        let rotations = rotations();
        for position in positions() {
            let held = Eight::new(&position, &SIDES).held();
            assert_eq!(held.slots >> 28, LAST);
            let seven = split(held.slots)[..7].try_into().expect("seven of eight");
            assert_eq!(u64::from(held.order::<true>()), rank_nibbles::<7>(&seven));
            let all = rotations.iter().map(|&turn| position * turn);
            let all: Vec<_> =
                all.map(|position| Eight::new(&position, &SIDES)).collect();
            assert!(all.contains(&held), "{position:?}");
            assert!(all.iter().all(|turned| turned.held() == held), "{position:?}");
            let home = held.at_home();
            assert!(all.contains(&home) && home.twists >> 28 == 0, "{position:?}");
        }
    }

    #[test]
    fn sums_are_those_of_the_definition() {
        for position in positions() {
            let eight = Eight::new(&position, &SIDES);
            let twists = split(eight.twists);
            let sum = |j: usize| {
                let signed = |p: usize| match (j & p).count_ones() % 2 {
                    0 => u32::from(twists[p]),
                    _ => 3 - u32::from(twists[p]),
                };
                ((0..8).map(signed).sum::<u32>() % 3) as u8
            };
            assert_eq!(split(sums(eight.twists)), std::array::from_fn(sum));
            assert_eq!(unpacked(packed(eight.twists)), eight.twists);
            let untwisted = Eight { twists: 0, ..eight };
            assert_eq!(untwisted.twisted(sums(eight.twists)), eight);
        }
    }

    #[test]
    fn a_mirror_only_changes_signs() {
        for position in positions() {
            let eight = Eight::new(&position, &SIDES);
            for way in 0..8 {
                let mirrored = eight.through(way * EACH);
                assert_eq!(mirrored.through(way * EACH), eight);
                let signs = negate(sums(eight.twists), NEGATED[way as usize]);
                assert_eq!(sums(mirrored.twists), signs, "{position:?}, {way}");
            }
        }
    }

    #[test]
    fn in_a_mirror_a_move_is_one_of_the_mirrored_face() {
        let opposite = |face, way: u32| match (face, way & 1, way & 2, way & 4) {
            (Face::R, 1, ..) => Face::L,
            (Face::L, 1, ..) => Face::R,
            (Face::F, _, 2, _) => Face::B,
            (Face::B, _, 2, _) => Face::F,
            (Face::U, .., 4) => Face::D,
            (Face::D, .., 4) => Face::U,
            _ => face,
        };
        let turned = |face: Face, quarters| {
            (0..quarters).map(|_| face.corners()).product::<Corners>()
        };
        for way in 0..8_u32 {
            let through = |position: &Corners| {
                Eight::new(position, &SIDES).through(way * EACH).pieces(&SIDES)
            };
            for (face, quarters) in
                Face::ALL.into_iter().flat_map(|f| [(f, 1), (f, 2), (f, 3)])
            {
                let back = way.count_ones() % 2 == 1;
                let quarters_there = if back { 4 - quarters } else { quarters };
                let there = turned(opposite(face, way), quarters_there);
                assert_eq!(through(&turned(face, quarters)), there, "{face:?}, {way}");
                for position in positions().take(50) {
                    let after = position * turned(face, quarters);
                    assert_eq!(through(&after), through(&position) * there);
                }
            }
        }
    }
}
