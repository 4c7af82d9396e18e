//! The symmetries of the cube.
//!
//! ```
//! use rows::symmetric::symmetries;
//!
//! // The first does nothing; faces are numbered U R F D L B.
//! assert_eq!(symmetries().len(), 48);
//! assert_eq!(symmetries()[0], [0, 1, 2, 3, 4, 5]);
//! ```

/// The six faces; the opposite of a face is three further.
const FACES: &str = "URFDLB";

/// Where each face goes.
pub type Faces = [usize; 6];

/// The 48 symmetries of the cube, the one that does nothing first: each axis goes to
/// an axis, one way round or the other.
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

/// Where a slot goes, and whether the first sticker of its name does not come to the
/// first place there: for an edge, whether it is flipped.
fn slot_image(slots: &[&str], slot: usize, faces: &Faces) -> (usize, bool) {
    let set = |name: &str| name.chars().fold(0, |set, letter| set | 1 << face(letter));
    let image =
        slots[slot].chars().fold(0, |set, letter| set | 1 << faces[face(letter)]);
    let to = slots.iter().position(|name| set(name) == image).expect("a slot");
    let first = |slot: usize| face(slots[slot].chars().next().expect("a sticker"));
    (to, faces[first(slot)] != first(to))
}

/// What a symmetry does to slots: where each goes, and whether it is flipped.
pub(crate) fn slot_images(slots: &[&str], faces: &Faces) -> Vec<(usize, bool)> {
    (0..slots.len()).map(|slot| slot_image(slots, slot, faces)).collect()
}
