//! The slots and faces of Rubik's cube, and quarter turns of a face.

use crate::{Pieces, SlotNames};
use std::sync::LazyLock;

/// The corners, each named clockwise from the sticker on U or D.
// ANCHOR: slots
pub const CORNERS: SlotNames = SlotNames {
    piece: "a corner, its letters clockwise from any sticker",
    names: &["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"],
};

/// The edges of the upper layer, of the lower layer, and of the slice between them.
pub const EDGES: SlotNames = SlotNames {
    piece: "an edge, with either sticker first",
    names: &["UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR"],
};
// ANCHOR_END: slots

/// A face that turns.
///
/// ```
/// use puzzle::rubik::{CubeFace, EDGES};
///
/// let edges = CubeFace::R.edges();
/// let text = EDGES.write(edges.pm(), edges.ori());
/// assert_eq!(text, "FR UF UL UB BR DF DL DB DR FL BL UR");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeFace {
    /// Up.
    U,
    /// Right.
    R,
    /// Front.
    F,
    /// Down.
    D,
    /// Left.
    L,
    /// Back.
    B,
}

impl CubeFace {
    /// All six faces.
    pub const ALL: [CubeFace; 6] =
        [CubeFace::U, CubeFace::R, CubeFace::F, CubeFace::D, CubeFace::L, CubeFace::B];

    /// The letters of the four neighboring faces, clockwise as seen from outside.
    // ANCHOR: around
    fn clockwise_neighbors(self) -> &'static str {
        ["FLBR", "UBDF", "URDL", "FRBL", "UFDB", "ULDR"][self as usize]
    }
    // ANCHOR_END: around

    /// The letter of the face.
    pub fn letter(self) -> char {
        ['U', 'R', 'F', 'D', 'L', 'B'][self as usize]
    }
}

impl CubeFace {
    /// The letters in a slot of the solved cube after a clockwise quarter turn: each
    /// neighboring face shows the sticker of the neighbor before it.
    // ANCHOR: shown
    fn letters_after_turn(self, slot: &str) -> String {
        let before = |letter: char| match self.clockwise_neighbors().find(letter) {
            Some(i) => self.clockwise_neighbors().as_bytes()[(i + 3) % 4].into(),
            None => letter,
        };
        if slot.contains(self.letter()) {
            slot.chars().map(before).collect()
        } else {
            slot.to_string()
        }
    }
    // ANCHOR_END: shown

    /// The pieces of one kind after a clockwise quarter turn of the solved cube.
    // ANCHOR: turn
    fn turn_pieces<const N: usize, const V: u8>(
        self,
        slots: &SlotNames,
    ) -> Pieces<N, V> {
        let shown: Vec<_> =
            slots.names.iter().map(|slot| self.letters_after_turn(slot)).collect();
        let entries: Vec<_> = shown.iter().map(|letters| (1, &letters[..])).collect();
        let (pm, ori) = slots.read(&entries).expect("a turn shows each piece once");
        Pieces::new(pm, ori).expect("a turn is a position")
    }
    // ANCHOR_END: turn

    /// The corners after a clockwise quarter turn of the solved cube.
    pub fn corners(self) -> Pieces<8, 3> {
        static ALL: LazyLock<[Pieces<8, 3>; 6]> =
            LazyLock::new(|| CubeFace::ALL.map(|face| face.turn_pieces(&CORNERS)));
        ALL[self as usize]
    }

    /// The edges after a clockwise quarter turn of the solved cube.
    pub fn edges(self) -> Pieces<12, 2> {
        static ALL: LazyLock<[Pieces<12, 2>; 6]> =
            LazyLock::new(|| CubeFace::ALL.map(|face| face.turn_pieces(&EDGES)));
        ALL[self as usize]
    }
}
