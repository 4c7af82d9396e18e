//! The mirrors of the cube, and twists by which each of them only changes signs.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // Eight ways to look at 40,320 orders of the corners.
//! let corners = translation::mirrored_corners(Metric::HalfTurn);
//! assert_eq!(corners.rows(0), 5376);
//! assert_eq!((0..5376).map(|row| corners.weight(0, row)).sum::<u64>(), 40_320);
//! ```

use super::layout::Sources;
use super::{Layout, Moduli, Vector};
use permutation::{LANES, Lanes};
use puzzle::Pieces;
use puzzle::rubik::CORNERS;

/// How many ways there are to look at the cube: through each of three mirrors, or not.
pub(super) const WAYS: usize = 8;

/// On which side of each mirror a slot is, as three bits: left, back and down are 1.
const SIDES: [u8; WAYS] = {
    let mut sides = [0; WAYS];
    let mut slot = 0;
    while slot < WAYS {
        let name = CORNERS.names[slot].as_bytes();
        let mut at = 0;
        while at < 3 {
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
};

/// Whether a number has an odd number of bits.
const fn is_odd(bits: u8) -> bool {
    bits.count_ones() % 2 == 1
}

/// Where each way sends each slot.
pub(super) fn sent() -> [[u8; WAYS]; WAYS] {
    let slot = |on: u8| SIDES.iter().position(|&sides| sides == on).expect("a corner");
    let to = |way: u8| SIDES.map(|from| slot(from ^ way) as u8);
    std::array::from_fn(|way| to(way as u8))
}

// ANCHOR: signs
/// Whether a twist of this corner counts the other way around in digit `j`. Digit `j` is
/// the sum of all twists, those of the corners taken off which belong on an odd number of
/// the sides that the bits of `j + 1` name. With no side named it would be the sum of all,
/// which is 0.
const fn is_taken_off(piece: usize, j: usize) -> bool {
    is_odd((j + 1) as u8 & SIDES[piece])
}

/// Whether a way makes of digit `j` what is missing to 0. An odd number of mirrors turns
/// twists around, and each mirror changes the sides of all corners.
const fn is_negated(way: usize, j: usize) -> bool {
    is_odd((j + 1) as u8 & way as u8) != is_odd(way as u8)
}
// ANCHOR_END: signs

/// How many digits there are.
const DIGITS: usize = 7;

/// A digit, or what is missing to 0 mod 3.
fn signed(digit: u8, is_negated: bool) -> u8 {
    if is_negated { (3 - digit) % 3 } else { digit }
}

/// What twists are by signs, and what ways make of them.
#[derive(Debug, Clone)]
pub(super) struct Signs {
    moduli: Moduli,
    /// The digits of each twist of each corner alone.
    each: [[Vector; WAYS]; 3],
    /// For each way, a digit 7 in the place of each that it negates, and 0 in others.
    negated: [Vector; WAYS],
}

impl Signs {
    pub(super) fn new(moduli: Moduli) -> Self {
        let vector = |digit: &dyn Fn(usize) -> u8| {
            Vector::new(&std::array::from_fn::<_, DIGITS, _>(digit))
        };
        let alone = |twist: usize, piece: usize| {
            vector(&|j| signed(twist as u8, is_taken_off(piece, j)))
        };
        let negated = |way: usize| vector(&|j| if is_negated(way, j) { 7 } else { 0 });
        Signs {
            moduli,
            each: std::array::from_fn(|twist| {
                std::array::from_fn(|piece| alone(twist, piece))
            }),
            negated: std::array::from_fn(negated),
        }
    }

    /// By how much a move with these twists moves the digits of sixty-four orders that are
    /// after it, for each slot the pieces in it.
    #[inline(always)]
    pub(super) fn gains(&self, after: &Lanes<8>, ori: &[u8; 8]) -> [Vector; LANES] {
        let mut gains = [Vector::default(); LANES];
        for (pieces, &twist) in after.iter().zip(ori).filter(|(_, twist)| **twist > 0) {
            let each = &self.each[usize::from(twist)];
            for (gain, &piece) in gains.iter_mut().zip(pieces) {
                *gain = self.moduli.add(*gain, each[usize::from(piece & 7)]);
            }
        }
        gains
    }

    /// The digits of pieces with these twists, each in its slot.
    #[inline]
    pub(super) fn digits(&self, pm: &[u8; 8], ori: &[u8; 8]) -> Vector {
        let add = |all, (&piece, &twist): (&u8, &u8)| match twist {
            0 => all,
            twist => {
                self.moduli.add(all, self.each[usize::from(twist)][usize::from(piece)])
            }
        };
        pm.iter().zip(ori).fold(Vector::default(), add)
    }

    /// The position of these pieces with these digits. Eight times a twist is the sum of all
    /// digits with their signs, and 8 is −1 mod 3.
    pub(super) fn position(&self, pm: [u8; 8], digits: Vector) -> Pieces<8, 3> {
        let twist = |piece: usize| {
            let digit =
                |j: usize| signed(digits.digit(j) as u8, !is_taken_off(piece, j));
            (0..DIGITS).map(digit).sum::<u8>() % 3
        };
        Pieces::assume_valid(pm, pm.map(|piece| twist(piece.into())))
    }

    /// What a way makes of digits.
    #[inline]
    pub(super) fn seen(&self, way: usize, digits: Vector) -> Vector {
        let negative = self.moduli.subtract(Vector::default(), digits);
        digits.where_not(self.negated[way], negative)
    }
}

/// Exchanges 1 and 2 in one digit of a word: the places where it is 1, and how far those
/// where it is 2 are above them. With no places it does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Swap {
    pub(super) ones: u32,
    pub(super) by: u32,
}

impl Swap {
    /// Digit `j` of three.
    fn new(j: u32) -> Self {
        let is_one = |place: &u32| place / 3_u32.pow(j) % 3 == 1;
        let ones = (0..27).filter(is_one).map(|place| 1 << place).sum();
        Swap { ones, by: 3_u32.pow(j) }
    }

    // ANCHOR: swap
    /// Exchanges them in a word.
    #[inline(always)]
    pub(super) fn apply(self, word: u32) -> u32 {
        let differ = (word >> self.by ^ word) & self.ones;
        word ^ differ ^ differ << self.by
    }
    // ANCHOR_END: swap
}

/// What a way does to a block: each word swaps bits, and words go to words.
#[derive(Debug, Clone)]
pub(super) struct Mirror {
    pub(super) swaps: [Swap; 3],
    pub(super) sources: Sources,
}

impl Mirror {
    /// That of each way. The last digit, which may be the block, is never negated.
    pub(super) fn all(layout: &Layout, signs: &Signs) -> [Mirror; WAYS] {
        assert!((0..WAYS).all(|way| !is_negated(way, 6)), "blocks stay");
        std::array::from_fn(|way| {
            let swap = |j: usize| match is_negated(way, j) {
                true => Swap::new(j as u32),
                false => Swap::default(),
            };
            let source = |to: usize| match layout.vector(to * super::BITS) {
                Some(digits) => layout.shift(signs.seen(way, digits)).words.into(),
                None => to as u32,
            };
            let sources =
                Sources { from: std::array::from_fn(source), in_pairs: false };
            Mirror { swaps: [0, 1, 2].map(swap), sources }
        })
    }
}
