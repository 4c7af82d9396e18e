//! The symmetries of the cube.
//!
//! ```
//! use rows::symmetric::symmetries;
//!
//! // The first is the identity; faces are numbered U R F D L B.
//! assert_eq!(symmetries().len(), 48);
//! assert_eq!(symmetries()[0], [0, 1, 2, 3, 4, 5]);
//! ```

/// The six faces; face `f + 3` is the opposite of face `f`.
const FACES: &str = "URFDLB";

/// The image of each face.
pub type Faces = [usize; 6];

/// The 48 symmetries of the cube, the identity first: each axis is mapped to an axis, in either
/// direction.
pub fn symmetries() -> Vec<Faces> {
    let axes = |u: usize, r: usize, f: usize| {
        let distinct = u % 3 != r % 3 && r % 3 != f % 3 && f % 3 != u % 3;
        distinct.then(|| [u, r, f, (u + 3) % 6, (r + 3) % 6, (f + 3) % 6])
    };
    (0..216).filter_map(|k| axes(k / 36, k / 6 % 6, k % 6)).collect()
}

fn face(letter: char) -> usize {
    FACES.find(letter).expect("a face")
}

/// The image of a slot, and whether the first sticker of its name is not mapped to the first
/// sticker there: for an edge, whether it is flipped.
fn slot_image(slots: &[&str], slot: usize, faces: &Faces) -> (usize, bool) {
    let set =
        |name: &str| name.chars().fold(0, |set, letter| set | (1 << face(letter)));
    let image =
        slots[slot].chars().fold(0, |set, letter| set | (1 << faces[face(letter)]));
    let to = slots.iter().position(|name| set(name) == image).expect("a slot");
    let first = |slot: usize| face(slots[slot].chars().next().expect("a sticker"));
    (to, faces[first(slot)] != first(to))
}

/// The image of each slot, and whether it is flipped.
pub(crate) fn slot_images(slots: &[&str], faces: &Faces) -> Vec<(usize, bool)> {
    (0..slots.len()).map(|slot| slot_image(slots, slot, faces)).collect()
}
