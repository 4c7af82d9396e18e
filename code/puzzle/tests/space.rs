//! The pocket cube against 24 stickers in space.

use crate::sticker_cube::{turn, whole_cube_rotations};
use puzzle::pocket_cube::{self, Face, Move, PocketCube, from_facelets, to_facelets};

const SOLVED: &str = "UUUURRRRFFFFDDDDLLLLBBBB";

#[test]
fn solved_cube_has_uniform_faces() {
    assert_eq!(to_facelets(&PocketCube::SOLVED), SOLVED);
}

#[test]
fn turns_match_sticker_space() {
    for (number, face) in Face::ALL.into_iter().enumerate() {
        assert_eq!(to_facelets(&face.turn()), turn(SOLVED, number), "{face:?}");
    }
}

#[test]
fn long_turn_sequences_match_sticker_cube() {
    let (mut position, mut letters) = (PocketCube::SOLVED, SOLVED.to_string());
    let mut random = 1_u32;
    for _ in 0..2000 {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let face = (random >> 16) as usize % 3;
        position = position * Face::ALL[face].turn();
        letters = turn(&letters, face);
        assert_eq!(to_facelets(&position), letters);
        assert_eq!(from_facelets(&letters), Ok(position));
    }
}

#[test]
fn moves_are_powers_of_quarter_turns() {
    for face in Face::ALL {
        let q = face.turn();
        let position = |quarters| Move::new(face, quarters).map(Move::position);
        assert_eq!(position(1), Some(q));
        assert_eq!(position(2), Some(q * q));
        assert_eq!(position(3), Some(q.inverse()));
        assert_eq!(q * q * q * q, PocketCube::SOLVED);
        // 0 and 4 quarters or more are not a move.
        assert_eq!((Move::new(face, 0), Move::new(face, 4)), (None, None));
        for quarters in 0..=255 {
            let m = Move::new(face, quarters);
            assert_eq!(m.is_some(), (1..=3).contains(&quarters), "{quarters}");
            let Some(m) = m else { continue };
            assert_eq!((m.face(), m.quarters()), (face, quarters));
            assert_eq!(
                (m.inverse().face(), m.inverse().quarters()),
                (face, 4 - quarters)
            );
            assert_eq!(m.inverse().inverse(), m);
            assert_eq!(m.position() * m.inverse().position(), PocketCube::SOLVED);
        }
    }
}

/// The number of the face with this letter.
fn face_number(letter: char) -> usize {
    "URFDLB".find(letter).unwrap()
}

#[test]
fn applied_moves_match_sticker_cube() {
    assert_eq!(pocket_cube::apply(&[]), PocketCube::SOLVED);
    let moves = pocket_cube::parse("R U2 F' R2 U F R' U' F2 R").unwrap();
    let mut letters = SOLVED.to_string();
    for m in &moves {
        let number = Face::ALL.iter().position(|&face| face == m.face()).unwrap();
        for _ in 0..m.quarters() {
            letters = turn(&letters, number);
        }
    }
    assert_eq!(to_facelets(&pocket_cube::apply(&moves)), letters);
}

#[test]
fn solved_in_all_whole_cube_rotations() {
    let rotations = whole_cube_rotations(SOLVED);
    assert_eq!(rotations.len(), 24);
    for letters in rotations {
        assert_eq!(from_facelets(&letters), Ok(PocketCube::SOLVED), "{letters}");
        let painted: String = letters
            .chars()
            .map(|c| "WGRYBO".as_bytes()[face_number(c)] as char)
            .collect();
        assert_eq!(from_facelets(&painted), Ok(PocketCube::SOLVED), "{painted}");
    }
}

#[test]
fn reads_positions_in_any_rotation() {
    let moves = pocket_cube::parse("R U2 F' R2 U F R' U' F2 R").unwrap();
    let position = pocket_cube::apply(&moves);
    let letters = to_facelets(&position);
    let read: Vec<_> = whole_cube_rotations(&letters)
        .iter()
        .map(|rotated| from_facelets(rotated))
        .collect();
    assert_eq!(read.len(), 24);
    assert!(read.iter().all(Result::is_ok));
    assert_eq!(read[0], Ok(position));
}

#[test]
fn opposite_face_gives_same_position() {
    // The error message for L, D and B relies on this.
    for (refused, instead) in [(3, Face::U), (4, Face::R), (5, Face::F)] {
        assert_eq!(from_facelets(&turn(SOLVED, refused)), Ok(instead.turn()));
    }
}

#[test]
fn twists_match_kociemba() {
    // In the order of the convention, not by slot: U twists nothing; R adds 2, 1, 2, 1 in
    // URF, UBR, DRB, DFR; F adds 1, 2, 1, 2 in URF, UFL, DLF, DFR.
    fn twists(face: Face, names: [&str; 4]) -> [u8; 4] {
        names.map(|name| {
            let slot = pocket_cube::SLOTS.iter().position(|&slot| slot == name);
            face.turn().ori()[slot.unwrap()]
        })
    }
    assert_eq!(Face::U.turn().ori(), &[0; 7]);
    assert_eq!(twists(Face::R, ["URF", "UBR", "DRB", "DFR"]), [2, 1, 2, 1]);
    assert_eq!(twists(Face::F, ["URF", "UFL", "DLF", "DFR"]), [1, 2, 1, 2]);
}
