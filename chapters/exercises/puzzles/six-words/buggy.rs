//! What is seen in a slot after a turn, with a slip in one of the six words.

/// Each face, and the faces around it, clockwise.
const AROUND: [(char, [char; 4]); 6] = [
    ('U', ['F', 'L', 'B', 'R']),
    ('R', ['U', 'B', 'D', 'F']),
    ('F', ['U', 'R', 'D', 'L']),
    ('D', ['F', 'R', 'B', 'L']),
    ('L', ['U', 'F', 'D', 'B']),
    ('B', ['U', 'R', 'D', 'L']),
];

/// What is seen in a slot of the solved cube after a clockwise quarter turn of a face.
pub fn shown(slot: &str, face: char) -> String {
    let around = AROUND.iter().find(|(name, _)| *name == face).unwrap().1;
    if !slot.contains(face) {
        return slot.to_string();
    }
    // What is on a face now came from the face before it.
    let before = |letter| match around.iter().position(|&other| other == letter) {
        Some(place) => around[(place + 3) % 4],
        None => letter,
    };
    slot.chars().map(before).collect()
}
