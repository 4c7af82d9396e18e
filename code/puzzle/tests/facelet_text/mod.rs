//! The 54 facelets of Rubik's cube as text, by Kociemba's names.
#![allow(dead_code, reason = "each test uses a part of it")]

use puzzle::rubik::{Cube, parse};

pub const SOLVED: &str = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

/// The position after the moves of a text.
pub fn scramble(text: &str) -> Cube {
    parse(text).unwrap().into_iter().map(Cube::from_turn).product()
}

/// The facelet with Kociemba's name: a face, and 1 to 9 row by row.
pub fn facelet(name: &str) -> usize {
    let (face, number) = name.split_at(1);
    9 * "URFDLB".find(face).unwrap() + number.parse::<usize>().unwrap() - 1
}

/// The facelets after changes such as `U9=R`, or `U9-R1`, which swaps two.
pub fn changed(facelets: &str, changes: &str) -> String {
    let mut letters: Vec<char> = facelets.chars().collect();
    for change in changes.split_whitespace() {
        if let Some((name, letter)) = change.split_once('=') {
            letters[facelet(name)] = letter.chars().next().unwrap();
        } else {
            let (a, b) = change.split_once('-').unwrap();
            letters.swap(facelet(a), facelet(b));
        }
    }
    letters.into_iter().collect()
}

/// The facelets with each letter of the faces replaced by a color.
pub fn painted(facelets: &str, colors: &str) -> String {
    let color = |c| colors.chars().nth("URFDLB".find(c).unwrap()).unwrap();
    facelets.chars().map(color).collect()
}

/// Kociemba's facelets of each slot, in the order of its name.
pub const SLOTS: [(&str, &str); 20] = [
    ("URF", "U9 R1 F3"),
    ("UFL", "U7 F1 L3"),
    ("ULB", "U1 L1 B3"),
    ("UBR", "U3 B1 R3"),
    ("DFR", "D3 F9 R7"),
    ("DLF", "D1 L9 F7"),
    ("DBL", "D7 B9 L7"),
    ("DRB", "D9 R9 B7"),
    ("UR", "U6 R2"),
    ("UF", "U8 F2"),
    ("UL", "U4 L2"),
    ("UB", "U2 B2"),
    ("DR", "D6 R8"),
    ("DF", "D2 F8"),
    ("DL", "D4 L8"),
    ("DB", "D8 B8"),
    ("FR", "F6 R4"),
    ("FL", "F4 L6"),
    ("BL", "B6 L4"),
    ("BR", "B4 R6"),
];
