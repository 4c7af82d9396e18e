//! Eight corners of a cube, each numbered by the sides that it is on.

use super::signs::{Sums, negative, sums};
use puzzle::Pieces;
use puzzle::rubik::{CORNERS, CubeFace};
use std::sync::LazyLock;

/// Number of corners.
pub(super) const CORNER_COUNT: usize = 8;

/// Number of the slot DBL, which is on all three sides.
const DBL: u8 = 7;

/// The number of each slot, from its name. Bit 0: left, bit 1: back, bit 2: down.
pub(super) const fn sides<const N: usize>(names: &[&str]) -> [u8; N] {
    assert!(names.len() == N, "a slot has a name");
    let mut numbers = [0; N];
    let mut slot = 0;
    while slot < N {
        let (name, mut letter) = (names[slot].as_bytes(), 0);
        while letter < name.len() {
            numbers[slot] |= match name[letter] {
                b'L' => 1,
                b'B' => 2,
                b'D' => 4,
                _ => 0,
            };
            letter += 1;
        }
        slot += 1;
    }
    numbers
}

/// A position of eight corners, or a move. Corners and slots have the numbers of [`sides`]: URF
/// is 0, and DBL is 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EightCorners {
    /// The slot that each corner is in.
    pub(super) slots: [u8; CORNER_COUNT],
    /// The twist of each corner, from 0 to 2.
    pub(super) twists: [u8; CORNER_COUNT],
}

impl EightCorners {
    pub(super) const SOLVED: Self =
        EightCorners { slots: [0, 1, 2, 3, 4, 5, 6, 7], twists: [0; CORNER_COUNT] };

    /// From a position of `N` corners whose slots have these numbers. All other corners are solved.
    pub(super) fn new<const N: usize>(
        position: &Pieces<N, 3>,
        numbers: &[u8; N],
    ) -> Self {
        let mut eight = EightCorners::SOLVED;
        for slot in 0..N {
            let corner = usize::from(numbers[usize::from(position.pm()[slot])]);
            eight.slots[corner] = numbers[slot];
            eight.twists[corner] = position.ori()[slot];
        }
        eight
    }

    /// The position of the `N` corners whose slots have these numbers, without the others.
    pub(super) fn pieces<const N: usize>(self, numbers: &[u8; N]) -> Pieces<N, 3> {
        let (mut pm, mut ori) = ([0; N], [0; N]);
        for (piece, &corner) in numbers.iter().enumerate() {
            let corner = usize::from(corner);
            let slot = numbers.iter().position(|&number| number == self.slots[corner]);
            let slot = slot.expect("pieces are in their slots");
            (pm[slot], ori[slot]) = (piece as u8, self.twists[corner]);
        }
        Pieces::assume_valid(pm, ori)
    }

    /// The position after a move or after a rotation of the whole cube.
    pub(super) fn then(self, after: &EightCorners) -> Self {
        let mut eight = self;
        for corner in 0..CORNER_COUNT {
            let slot = usize::from(self.slots[corner]) % CORNER_COUNT; // spares a bounds check
            eight.slots[corner] = after.slots[slot];
            eight.twists[corner] = (self.twists[corner] + after.twists[slot]) % 3;
        }
        eight
    }

    /// The image under a symmetry: bit `i` of `symmetry` is a mirror that flips bit `i` of the
    /// numbers of corners and slots. An odd number of mirrors negates twists.
    pub(super) fn mirrored(self, symmetry: usize) -> Self {
        let mut eight = self;
        let is_odd = symmetry.count_ones() % 2 == 1;
        for corner in 0..CORNER_COUNT {
            let (slot, twist) = (self.slots[corner], self.twists[corner]);
            eight.slots[corner ^ symmetry] = slot ^ symmetry as u8;
            eight.twists[corner ^ symmetry] =
                if is_odd { negative(twist) } else { twist };
        }
        eight
    }

    /// Rotates the whole cube so that DBL is in its slot and the first corner off the diagonal
    /// through DBL is in slot 1 or 3, which determines the rotation.
    pub(super) fn rotated_to_home(self) -> Self {
        let last = self.slots[7];
        // The slots `last` and `last ^ DBL` are opposite: they differ in all three sides.
        let is_on_diagonal = self.slots[0] == last ^ DBL;
        let first = if is_on_diagonal { self.slots[1] } else { self.slots[0] };
        self.then(&ROTATIONS_TO_HOME[usize::from(last)][usize::from(first)])
    }

    /// Rotates the whole cube so that DBL is in its slot and has twist 0.
    pub(super) fn untwisted_at_home(self) -> Self {
        let mut rotated = ROTATIONS.iter().map(|rotation| self.then(rotation));
        let at_home =
            |eight: &EightCorners| eight.slots[7] == DBL && eight.twists[7] == 0;
        rotated.find(at_home).expect("a third of a turn twists DBL")
    }

    /// Adds to the twist of each corner the twists whose signed sums are `added`. The sums of these
    /// sums are 8 times the twists, and 8 is −1 modulo 3.
    pub(super) fn add_twists_of_sums(self, added: Sums) -> Self {
        let negated = sums(added);
        let twist = |corner| (self.twists[corner] + negative(negated[corner])) % 3;
        EightCorners { twists: std::array::from_fn(twist), ..self }
    }
}

/// For the slots of DBL and of corner 0, or of corner 1 if 0 is opposite to DBL: the rotation of the
/// whole cube that brings DBL to its slot and the other corner to slot 1 or 3. Rotations about DBL's
/// diagonal permute slots 1, 2, 4 and slots 3, 5, 6 cyclically, so one of them does.
static ROTATIONS_TO_HOME: LazyLock<[[EightCorners; CORNER_COUNT]; CORNER_COUNT]> =
    LazyLock::new(|| {
        let rotation = |last: usize, first: usize| {
            let is_at_home = |rotation: &&EightCorners| {
                rotation.slots[last] == DBL && matches!(rotation.slots[first], 1 | 3)
            };
            // Pairs of slots that no position has stay at the identity.
            ROTATIONS.iter().find(is_at_home).copied().unwrap_or(EightCorners::SOLVED)
        };
        std::array::from_fn(|last| std::array::from_fn(|first| rotation(last, first)))
    });

/// The 24 rotations of the whole cube, generated by quarter turns about two axes.
static ROTATIONS: LazyLock<Vec<EightCorners>> = LazyLock::new(|| {
    let numbers = sides::<CORNER_COUNT>(CORNERS.names);
    // Without a layer between them, two faces turned alike turn the whole cube.
    let quarter = |face: CubeFace, opposite: CubeFace| {
        let opposite_turn = opposite.corners().inverse();
        EightCorners::new(&(face.corners() * opposite_turn), &numbers)
    };
    let quarters =
        [quarter(CubeFace::U, CubeFace::D), quarter(CubeFace::R, CubeFace::L)];
    let mut all = vec![EightCorners::SOLVED];
    let mut expanded = 0;
    while expanded < all.len() {
        for turned in quarters.each_ref().map(|quarter| all[expanded].then(quarter)) {
            if !all.contains(&turned) {
                all.push(turned);
            }
        }
        expanded += 1;
    }
    all
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::translation::signs::{SYMMETRY_COUNT, mirrored_sums};
    use puzzle::rubik::{Corners, CubePosition};

    const SIDES: [u8; CORNER_COUNT] = sides(CORNERS.names);

    /// A sample of positions of the corners.
    fn positions() -> impl Iterator<Item = Corners> {
        (0..Corners::COUNT).step_by(99_991).map(Corners::unrank)
    }

    #[test]
    fn round_trips_pieces() {
        for position in positions() {
            assert_eq!(EightCorners::new(&position, &SIDES).pieces(&SIDES), position);
        }
    }

    #[test]
    fn then_matches_puzzle_turns() {
        for position in positions().take(50) {
            let eight = EightCorners::new(&position, &SIDES);
            for face in CubeFace::ALL {
                let turned = eight.then(&EightCorners::new(&face.corners(), &SIDES));
                assert_eq!(turned.pieces(&SIDES), position * face.corners());
            }
        }
    }

    #[test]
    fn rotations_share_home_form() {
        assert_eq!(ROTATIONS.len(), 24);
        for position in positions() {
            let eight = EightCorners::new(&position, &SIDES);
            let rotated = eight.rotated_to_home();
            let all: Vec<_> = ROTATIONS.iter().map(|turn| eight.then(turn)).collect();
            assert!(all.contains(&rotated) && rotated.slots[7] == DBL, "{position:?}");
            assert!(
                all.iter().all(|turned| turned.rotated_to_home() == rotated),
                "{position:?}"
            );
            let home = rotated.untwisted_at_home();
            assert!(all.contains(&home) && home.twists[7] == 0, "{position:?}");
        }
    }

    #[test]
    fn sums_match_definition() {
        for position in positions() {
            let eight = EightCorners::new(&position, &SIDES);
            let sum = |j: usize| {
                let signed = |corner: usize| match (j & corner).count_ones() % 2 {
                    0 => u32::from(eight.twists[corner]),
                    _ => 3 - u32::from(eight.twists[corner]),
                };
                ((0..CORNER_COUNT).map(signed).sum::<u32>() % 3) as u8
            };
            assert_eq!(sums(eight.twists), std::array::from_fn(sum));
            let untwisted = EightCorners { twists: [0; CORNER_COUNT], ..eight };
            assert_eq!(untwisted.add_twists_of_sums(sums(eight.twists)), eight);
        }
    }

    #[test]
    fn mirrors_only_change_signs() {
        for position in positions() {
            let eight = EightCorners::new(&position, &SIDES);
            for symmetry in 0..SYMMETRY_COUNT {
                let mirrored = eight.mirrored(symmetry);
                assert_eq!(mirrored.mirrored(symmetry), eight);
                let signs = mirrored_sums(sums(eight.twists), symmetry);
                assert_eq!(sums(mirrored.twists), signs, "{position:?}, {symmetry}");
            }
        }
    }

    #[test]
    fn mirrors_map_turns_to_turns() {
        let opposite = |face, s: usize| match (face, s & 1, s & 2, s & 4) {
            (CubeFace::R, 1, ..) => CubeFace::L,
            (CubeFace::L, 1, ..) => CubeFace::R,
            (CubeFace::F, _, 2, _) => CubeFace::B,
            (CubeFace::B, _, 2, _) => CubeFace::F,
            (CubeFace::U, .., 4) => CubeFace::D,
            (CubeFace::D, .., 4) => CubeFace::U,
            _ => face,
        };
        let turned = |face: CubeFace, quarters| {
            (0..quarters).map(|_| face.corners()).product::<Corners>()
        };
        for symmetry in 0..SYMMETRY_COUNT {
            let image = |position: &Corners| {
                EightCorners::new(position, &SIDES).mirrored(symmetry).pieces(&SIDES)
            };
            for (face, quarters) in
                CubeFace::ALL.into_iter().flat_map(|f| [(f, 1), (f, 2), (f, 3)])
            {
                let reverses = symmetry.count_ones() % 2 == 1;
                let image_quarters = if reverses { 4 - quarters } else { quarters };
                let image_turn = turned(opposite(face, symmetry), image_quarters);
                assert_eq!(
                    image(&turned(face, quarters)),
                    image_turn,
                    "{face:?}, {symmetry}"
                );
                for position in positions().take(50) {
                    let after = position * turned(face, quarters);
                    assert_eq!(image(&after), image(&position) * image_turn);
                }
            }
        }
    }
}
