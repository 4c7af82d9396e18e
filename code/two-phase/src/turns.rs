//! The 18 turns of the first phase and the ten of the second, as numbers, and which turn may
//! follow which.
//!
//! ```
//! use two_phase::turns::{ALLOWED, TURNS, all_turns, elements, face, inverse};
//!
//! let names: Vec<_> = all_turns().iter().map(|turn| turn.to_string()).collect();
//! assert_eq!(names[3..6], ["R", "R2", "R'"]);
//! assert_eq!((names.len(), face(5), inverse(5)), (TURNS, 1, 3));
//! // After D any turn but those of D, and of U, which come first.
//! assert!(elements(ALLOWED[3]).eq((3..9).chain(12..18)));
//! ```

use puzzle::Metric;
use puzzle::rubik::{Cube, Turn, phase2_turns, turns};

/// The number of turns of the first phase: all of them.
pub const TURNS: usize = 18;

/// All 18 turns as a set: bit `m` is turn `m`.
pub const ALL_TURNS: u32 = (1 << TURNS) - 1;

/// The number of turns of the second phase.
pub const PHASE2_TURNS: usize = 10;

/// The number of each turn of the second phase among the 18: U U2 U' D D2 D' R2 L2 F2 B2.
pub const FROM_PHASE2: [u8; PHASE2_TURNS] = [0, 1, 2, 9, 10, 11, 4, 13, 7, 16];

/// The turns of the second phase as a set of the 18: bit `m` is turn `m`.
pub const PHASE2_SET: u32 = {
    let (mut set, mut i) = (0, 0);
    while i < PHASE2_TURNS {
        set |= 1 << FROM_PHASE2[i];
        i += 1;
    }
    set
};

/// The state before the first turn, for [`ALLOWED`].
pub const NO_FACE: usize = 6;

/// The turns that may follow a turn of each face, and [`NO_FACE`], as sets of the 18: not
/// the same face again, and of two opposite faces U, R or F first.
pub const ALLOWED: [u32; 7] = {
    let (mut allowed, mut face) = ([ALL_TURNS; 7], 0);
    while face < 6 {
        allowed[face] &= !(7 << (3 * face));
        if face >= 3 {
            allowed[face] &= !(7 << (3 * (face - 3)));
        }
        face += 1;
    }
    allowed
};

/// The turns that may stand before a turn of each face, and [`NO_FACE`], as sets of the 18.
pub const ALLOWED_BEFORE: [u32; 7] = {
    let (mut before, mut face) = ([ALL_TURNS; 7], 0);
    while face < 6 {
        let mut m = 0;
        while m < TURNS {
            before[face] &= !((!(ALLOWED[m / 3] >> (3 * face)) & 1) << m);
            m += 1;
        }
        face += 1;
    }
    before
};

/// The same as [`ALLOWED`] for the ten turns of the second phase, as sets of the ten.
pub const ALLOWED_IN_PHASE2: [u32; 7] = {
    let (mut allowed, mut face) = ([0; 7], 0);
    while face < 7 {
        let mut i = 0;
        while i < PHASE2_TURNS {
            allowed[face] |= ((ALLOWED[face] >> FROM_PHASE2[i]) & 1) << i;
            i += 1;
        }
        face += 1;
    }
    allowed
};

/// The face of turn `m` of the 18.
pub fn face(m: usize) -> usize {
    m / 3
}

/// The number of the inverse of turn `m`.
pub fn inverse(m: usize) -> usize {
    3 * (m / 3) + 2 - m % 3
}

/// The elements of a set of turns, in ascending order.
#[inline]
pub fn elements(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let m = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        m
    })
}

/// The 18 turns, in the order of their numbers.
pub fn all_turns() -> [Turn; TURNS] {
    turns(Metric::HalfTurn).try_into().expect("18 turns")
}

/// The 18 turns as positions.
pub fn turn_cubes() -> [Cube; TURNS] {
    all_turns().map(Cube::from_turn)
}

/// The ten turns of the second phase, in the order of [`FROM_PHASE2`].
pub fn phase2_turn_array() -> [Turn; PHASE2_TURNS] {
    phase2_turns().try_into().expect("ten turns")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ida_star::Automaton;
    use puzzle::Puzzle;
    use puzzle::rubik::{Corners, RubikPuzzle};

    #[test]
    fn allowed_turns_are_canonical() {
        let cube = RubikPuzzle::<Corners>::new(Metric::HalfTurn);
        let automaton = Automaton::find(&cube, &[cube.solved()], 2);
        for first in 0..TURNS {
            let state =
                automaton.next(Automaton::START, first).expect("any first turn");
            let next = (0..TURNS).filter(|&m| automaton.next(state, m).is_some());
            assert!(next.eq(elements(ALLOWED[face(first)])));
            let before = (0..TURNS).filter(|&m| (ALLOWED[face(m)] >> first) & 1 == 1);
            assert!(before.eq(elements(ALLOWED_BEFORE[face(first)])));
        }
    }

    #[test]
    fn numbers_are_those_of_turns() {
        let all = all_turns();
        assert_eq!(FROM_PHASE2.map(|m| all[usize::from(m)]), phase2_turn_array());
        for m in 0..TURNS {
            assert_eq!(all[inverse(m)], all[m].inverse());
            assert_eq!(all[m].face() as usize, face(m));
        }
    }
}
