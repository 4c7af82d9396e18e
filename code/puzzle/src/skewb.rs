//! The Skewb: a cube with four cuts through its center, one corner fixed.

use crate::compose::invert_orientations;
use crate::pyraminx::with_inverses;
use crate::rotation::{TurnStep, direction, rotation_face, without_rotations};
use crate::scramble::{Invert, read_sequence};
use crate::stickers::{SlotNames, check_even, exact_entries};
use crate::{Family, Indexed, Published, PublishedCounts};
use crate::{GoalPair, PieceSet, PositionError, Puzzle, ScrambleError};
use crate::{compose, compose_orientations, invert};
use std::ops::Mul;

/// The centers of the faces.
pub const CENTERS: SlotNames =
    SlotNames { piece: "a center", names: &["U", "R", "F", "D", "L", "B"] };

const CORNER_TEXT: &str = "a corner, its letters clockwise from any sticker";

/// The corners that turn in place under U, R and L. The fourth of their kind, URF, is
/// fixed.
pub const THREE_CORNERS: SlotNames =
    SlotNames { piece: CORNER_TEXT, names: &["ULB", "DRB", "DLF"] };

/// The four corners of the other kind. DBL turns in place under B.
pub const FOUR_CORNERS: SlotNames =
    SlotNames { piece: CORNER_TEXT, names: &["DBL", "UFL", "UBR", "DFR"] };

/// A position of the Skewb. Corners are numbered as in [`THREE_CORNERS`], then as in
/// [`FOUR_CORNERS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SkewbPosition {
    centers: [u8; 6],
    pm: [u8; 7],
    ori: [u8; 7],
}

impl SkewbPosition {
    /// The solved position.
    pub const SOLVED: Self = SkewbPosition {
        centers: [0, 1, 2, 3, 4, 5],
        pm: [0, 1, 2, 3, 4, 5, 6],
        ori: [0; 7],
    };

    /// The center in each slot.
    pub fn centers(&self) -> &[u8; 6] {
        &self.centers
    }

    /// The corner in each slot: 0 to 2 in the slots of [`THREE_CORNERS`], and 3 to 6 in
    /// the slots of [`FOUR_CORNERS`].
    pub fn pm(&self) -> &[u8; 7] {
        &self.pm
    }

    /// The orientation of the corner in each slot: 0, 1 or 2 clockwise turns.
    pub fn ori(&self) -> &[u8; 7] {
        &self.ori
    }
}

impl SkewbPosition {
    /// The position that undoes this one.
    fn inverse(&self) -> Self {
        let mut c = SkewbPosition::SOLVED;
        invert(&self.centers, &mut c.centers);
        invert(&self.pm, &mut c.pm);
        invert_orientations(&self.pm, &self.ori, 3, &mut c.ori);
        c
    }
}

impl Mul for SkewbPosition {
    type Output = Self;

    /// First `self`, then `b`.
    fn mul(self, b: Self) -> Self {
        let mut c = SkewbPosition::SOLVED;
        compose(&self.centers, &b.centers, &mut c.centers);
        compose(&self.pm, &b.pm, &mut c.pm);
        compose_orientations(&self.ori, &b.pm, &b.ori, 3, &mut c.ori);
        c
    }
}

/// The positions after a clockwise turn of the solved puzzle about ULB, DRB, DLF and DBL.
// ANCHOR: turns
const TURNS: [SkewbPosition; 4] = [
    SkewbPosition {
        centers: [5, 1, 2, 3, 0, 4],
        pm: [0, 1, 2, 4, 5, 3, 6],
        ori: [1, 0, 0, 2, 2, 2, 0],
    },
    SkewbPosition {
        centers: [0, 3, 2, 5, 4, 1],
        pm: [0, 1, 2, 5, 4, 6, 3],
        ori: [0, 1, 0, 2, 0, 2, 2],
    },
    SkewbPosition {
        centers: [0, 1, 4, 2, 3, 5],
        pm: [0, 1, 2, 6, 3, 5, 4],
        ori: [0, 0, 1, 2, 2, 0, 2],
    },
    SkewbPosition {
        centers: [0, 1, 2, 4, 5, 3],
        pm: [1, 2, 0, 3, 4, 5, 6],
        ori: [2, 2, 2, 1, 0, 0, 0],
    },
];
// ANCHOR_END: turns

/// A notation: the corner about which each letter turns half of the Skewb.
type Notation = &'static [(char, &'static str)];

/// The names of the notations.
const NOTATION_NAMES: [&str; 2] = ["wca", "rubikskewb"];

/// The notation of competitions, which leaves out the half with the corner URF; and that of the
/// site rubikskewb, in which most algorithms are written, with upper case for the corners of U.
///
/// The moves turn about the corners of the first one. Moves `2k` and `2k + 1` are inverse to
/// each other.
static NOTATIONS: [Notation; 2] = [
    &[('U', "ULB"), ('R', "DRB"), ('L', "DLF"), ('B', "DBL")],
    &[
        ('F', "URF"),
        ('R', "UBR"),
        ('B', "ULB"),
        ('L', "UFL"),
        ('f', "DFR"),
        ('r', "DRB"),
        ('l', "DLF"),
        ('b', "DBL"),
    ],
];

/// The Skewb.
///
/// ```
/// use puzzle::{Puzzle, skewb::Skewb};
///
/// let puzzle = Skewb::new();
/// assert_eq!(puzzle.count(), 3_149_280);
/// let position = puzzle.scramble("B")?;
/// let text = "U R F L B D RBD LFD LBU LDB UFL UBR DFR";
/// assert_eq!(puzzle.write(&position), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Skewb {
    moves: [SkewbPosition; 8],
    notation: Notation,
}

impl Skewb {
    /// The puzzle with its eight moves.
    pub fn new() -> Self {
        Skewb { moves: with_inverses(TURNS), notation: NOTATIONS[0] }
    }
}

impl Default for Skewb {
    fn default() -> Self {
        Self::new()
    }
}

impl Skewb {
    fn unknown_move(&self, found: char, at: usize) -> ScrambleError {
        let letters = self.notation.iter().map(|known| known.0.to_string());
        let letters = letters.collect::<Vec<_>>().join(", ");
        let moves = format!("{letters}, each alone or with ' after it, and x, y and z");
        ScrambleError::Unknown { found, at, moves }
    }
}

/// The required sums of twists modulo 3: of the three corners, which depends on the
/// permutation of the four, and of the four, which depends on that of the three.
///
/// A turn about one of the three corners twists it by 1 and cycles three of the four. A
/// turn about DBL twists DBL by 1 and cycles the three.
// ANCHOR: owed
fn required_twists(pm: &[u8; 7]) -> (u8, u8) {
    // Four pieces can be split into two pairs in three ways, given by the partner of
    // piece 0: 1, 2 or 3. Both pairs of a split have the same XOR of piece numbers.
    let partner = (pm[3] - 3) ^ (pm[4] - 3);
    ((4 - partner) % 3, pm[0])
}
// ANCHOR_END: owed

/// The sum of the twists, modulo 3.
fn total_twist(ori: &[u8]) -> u8 {
    ori.iter().sum::<u8>() % 3
}

/// The bases of a rank: even permutations of the centers, of the four corners and of the
/// three, then twists of the four corners and of the three.
const BASES: [u64; 5] = [360, 12, 3, 27, 9];

impl Skewb {
    /// The digits of a position's rank, in the bases [`BASES`].
    // ANCHOR: digits
    fn digits(position: &SkewbPosition) -> [u64; 5] {
        let SkewbPosition { centers, pm, ori } = position;
        let four = [3, 4, 5, 6].map(|slot: usize| pm[slot] - 3);
        [
            permutation::rank_even(centers),
            permutation::rank_even(&four),
            pm[0].into(),
            orientation::rank_zero_twist(&ori[3..], 3),
            orientation::rank_zero_twist(&ori[..3], 3),
        ]
    }
    // ANCHOR_END: digits

    /// The position whose rank has these digits.
    // ANCHOR: position
    fn from_digits(digits: [u64; 5]) -> SkewbPosition {
        let SkewbPosition { mut centers, mut pm, mut ori } = SkewbPosition::SOLVED;
        permutation::unrank_even(digits[0], &mut centers);
        permutation::unrank_even(digits[1], &mut pm[3..]);
        pm[3..].iter_mut().for_each(|piece| *piece += 3);
        pm[..3].rotate_left(digits[2] as usize);
        orientation::unrank_zero_twist(digits[3], 3, &mut ori[3..]);
        orientation::unrank_zero_twist(digits[4], 3, &mut ori[..3]);
        // The last twist of each kind corrects the sum to the required one.
        let (three, four) = required_twists(&pm);
        ori[2] = (ori[2] + three) % 3;
        ori[6] = (ori[6] + four) % 3;
        SkewbPosition { centers, pm, ori }
    }
    // ANCHOR_END: position
}

impl Puzzle for Skewb {
    type Position = SkewbPosition;

    fn count(&self) -> u64 {
        BASES.iter().product()
    }

    fn rank(&self, position: &SkewbPosition) -> u64 {
        orientation::rank_mixed(&Skewb::digits(position), &BASES)
    }

    fn unrank(&self, rank: u64) -> SkewbPosition {
        let mut digits = [0; 5];
        orientation::unrank_mixed(rank, &BASES, &mut digits);
        Skewb::from_digits(digits)
    }

    fn solved(&self) -> SkewbPosition {
        SkewbPosition::SOLVED
    }

    fn moves(&self) -> usize {
        self.moves.len()
    }

    fn piece_sets(&self, position: &SkewbPosition) -> Option<Vec<PieceSet>> {
        let SkewbPosition { centers, pm, ori } = position;
        let four: Vec<u8> = pm[3..].iter().map(|&corner| corner - 3).collect();
        Some(vec![
            PieceSet::unoriented("CENTER", centers),
            PieceSet::new("THREE_CORNERS", &pm[..3], &ori[..3], 3),
            PieceSet::new("FOUR_CORNERS", &four, &ori[3..], 3),
        ])
    }

    fn name(&self, m: usize) -> String {
        let mut corners = self.notation.iter();
        let corner = corners.find(|known| known.1 == NOTATIONS[0][m / 2].1);
        format!("{}{}", corner.expect("a letter").0, ["", "'"][m % 2])
    }

    fn notations(&self) -> &'static [&'static str] {
        &NOTATION_NAMES
    }

    fn with_notation(&self, name: &str) -> Option<Box<dyn Indexed>> {
        let number = NOTATION_NAMES.iter().position(|&known| known == name)?;
        Some(Box::new(Skewb { notation: NOTATIONS[number], ..self.clone() }))
    }

    /// Rotations of the whole Skewb, `x y z`, may stand between the moves: the position is that
    /// of the moves up to a rotation.
    fn scramble(&self, text: &str) -> Result<SkewbPosition, ScrambleError> {
        let steps = read_sequence::<_, ScrambleError>(text, |letters, steps| {
            let (found, at) = letters.rest()[0];
            let mut corners = self.notation.iter();
            let corner = corners.find(|known| known.0 == found);
            let turn =
                corner.map(|known| TurnStep::turn(direction(known.1.chars()), 1));
            let rotation = rotation_face(found).map(|face| TurnStep::rotation(face, 1));
            let step = turn.or(rotation).ok_or_else(|| self.unknown_move(found, at))?;
            letters.skip(1);
            let (count, undone) = letters.read_repetitions()?;
            let order = if step.is_rotation { 4 } else { 3 };
            let step = TurnStep { times: (count.times % order) as u8, ..step };
            steps.push((if undone { step.inverse() } else { step }, at));
            Ok(())
        })?;
        let corner = |tip| {
            let mut corners = NOTATIONS[0].iter();
            corners.position(|known| direction(known.1.chars()) == tip)
        };
        let turns = without_rotations(&steps, |tip| corner(tip).is_some());
        Ok(turns.into_iter().fold(SkewbPosition::SOLVED, |position, (tip, times)| {
            let turn = TURNS[corner(tip).expect("a corner that is turned")];
            (0..times).fold(position, |position, _| position * turn)
        }))
    }

    fn apply(&self, position: &SkewbPosition, m: usize) -> Option<SkewbPosition> {
        Some(*position * self.moves[m])
    }

    fn undo(&self, position: &SkewbPosition, m: usize) -> Option<SkewbPosition> {
        self.apply(position, m ^ 1)
    }

    fn goal_pair(
        &self,
        start: &SkewbPosition,
        goal: &SkewbPosition,
    ) -> Result<GoalPair<SkewbPosition>, PositionError> {
        Ok(GoalPair::new(goal.inverse() * *start, SkewbPosition::SOLVED))
    }

    fn read(&self, text: &str) -> Result<SkewbPosition, PositionError> {
        let entries = exact_entries(text, "piece", 13)?;
        let (centers, _) = CENTERS.read::<6>(&entries[..6])?;
        let (three, three_ori) = THREE_CORNERS.read::<3>(&entries[6..9])?;
        let (four, four_ori) = FOUR_CORNERS.read::<4>(&entries[9..])?;
        check_even("its centers", &centers)?;
        check_even("its corners ULB, DRB and DLF", &three)?;
        check_even("its corners DBL, UFL, UBR and DFR", &four)?;
        let pm = [&three[..], &four.map(|piece| piece + 3)].concat();
        let ori = [&three_ori[..], &four_ori].concat();
        let whole = "seven corners, three and four";
        let pm: [u8; 7] = pm.try_into().expect(whole);
        let (for_three, for_four) = required_twists(&pm);
        check_twists(
            "ULB, DRB and DLF",
            &three_ori,
            "DBL, UFL, UBR and DFR",
            for_three,
        )?;
        check_twists("DBL, UFL, UBR and DFR", &four_ori, "ULB, DRB and DLF", for_four)?;
        Ok(SkewbPosition { centers, pm, ori: ori.try_into().expect(whole) })
    }

    fn write(&self, position: &SkewbPosition) -> String {
        let SkewbPosition { centers, pm, ori } = position;
        let four = [3, 4, 5, 6].map(|slot: usize| pm[slot] - 3);
        let centers = CENTERS.write(centers, &[0; 6]);
        let three = THREE_CORNERS.write(&pm[..3], &ori[..3]);
        [centers, three, FOUR_CORNERS.write(&four, &ori[3..])].join(" ")
    }
}

/// Checks that the twists of the corners `what` add up to `required` modulo 3, the sum that
/// the permutation of the corners `others` requires.
fn check_twists(
    what: &str,
    ori: &[u8],
    others: &str,
    required: u8,
) -> Result<(), PositionError> {
    let found = total_twist(ori);
    if found == required {
        return Ok(());
    }
    let why = format!(
        "the twists of its corners {what} add up to {found} mod 3, and with {others} in \
         this order they must add up to {required}"
    );
    Err(PositionError::unsolvable(why))
}

/// The Skewb in the catalog.
pub const FAMILY: Family = Family {
    name: "skewb",
    about: "cube whose corners turn one half of it",
    sizes: &[],
    metrics: &[],
    examples: &["skewb"],
    aliases: &[],
    published: &[Published {
        puzzle: "skewb",
        metric: None,
        counts: PublishedCounts::Layers(&[
            1, 8, 48, 288, 1728, 10248, 59304, 315198, 1225483, 1455856, 81028, 90,
        ]),
        source: "OEIS A079745",
    }],
    make: |_, _| Ok(Box::new(Skewb::new())),
};
