//! A square with four corners, each filled or empty, and its eight symmetries.
//!
//! A coloring is a number: bit `i` says whether corner `i` is filled. The corners are
//! numbered clockwise. Symmetries 0 to 3 are rotations by as many quarters, 4 to 7 are
//! reflections.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

const COLORINGS: usize = 16;
const SYMMETRIES: usize = 8;

/// The image of a coloring under a symmetry: a rotation by `s` quarters; from 4 on after a
/// reflection.
fn image(s: usize, p: usize) -> usize {
    let from = |i: usize| if s < 4 { (s + i) % 4 } else { (s + 4 - i) % 4 };
    (0..4).map(|i| ((p >> from(i)) & 1) << i).sum()
}

/// The images of a coloring under the eight symmetries.
///
/// # Panics
/// If there is no such coloring.
///
/// # Complexity
/// O(1) time.
///
/// # Examples
/// ```
/// // One filled corner is mapped to each of the four by two symmetries.
/// assert_eq!(widgets::square_images(1), [1, 8, 4, 2, 1, 2, 4, 8]);
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn square_images(coloring: usize) -> Vec<u32> {
    assert!(coloring < COLORINGS, "coloring {coloring} is not below {COLORINGS}");
    (0..SYMMETRIES).map(|s| image(s, coloring) as u32).collect()
}

/// For each coloring, the representative of its class, which is the smallest.
///
/// # Complexity
/// O(colorings · symmetries) images.
///
/// # Examples
/// ```
/// let first = widgets::square_classes();
/// assert_eq!((first[0b1100], first[0b1010]), (0b0011, 0b0101));
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn square_classes() -> Vec<u32> {
    let first = symmetry::orbits(COLORINGS, SYMMETRIES, image);
    first.into_iter().map(|first| first as u32).collect()
}

/// For each symmetry, the number of colorings that it fixes; then the sum of these numbers,
/// and last the number of classes, by Burnside's lemma.
///
/// # Complexity
/// O(colorings · symmetries) images.
///
/// # Examples
/// ```
/// assert_eq!(widgets::square_burnside(), [16, 2, 4, 2, 8, 4, 8, 4, 48, 6]);
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn square_burnside() -> Vec<u32> {
    let fixed = symmetry::fixed_point_counts(COLORINGS, SYMMETRIES, image);
    let classes = symmetry::burnside(&fixed).expect("they are a group");
    let sum = fixed.iter().sum();
    fixed.into_iter().chain([sum, classes]).map(|count| count as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The corners around the middle, clockwise as one sees them, with y down.
    const CORNERS: [(i32, i32); 4] = [(-1, -1), (1, -1), (1, 1), (-1, 1)];

    /// Each coloring is turned or mirrored as a plane is: a quarter counterclockwise,
    /// and the mirrors in the order of the chapter's table.
    #[test]
    fn images_match_plane_maps() {
        type Map = fn((i32, i32)) -> (i32, i32);
        let maps: [Map; SYMMETRIES] = [
            |(x, y)| (x, y),
            |(x, y)| (y, -x),
            |(x, y)| (-x, -y),
            |(x, y)| (-y, x),
            |(x, y)| (y, x),   // through corners 0 and 2
            |(x, y)| (-x, y),  // between 0 and 1
            |(x, y)| (-y, -x), // through corners 1 and 3
            |(x, y)| (x, -y),  // between 1 and 2
        ];
        for (s, map) in maps.into_iter().enumerate() {
            for p in 0..COLORINGS {
                let filled = (0..4).filter(|i| (p >> i) & 1 == 1);
                let to = |i: usize| CORNERS.iter().position(|&c| c == map(CORNERS[i]));
                let slow: u32 = filled.map(|i| 1 << to(i).unwrap()).sum();
                assert_eq!(square_images(p)[s], slow, "symmetry {s} of {p}");
            }
        }
    }

    #[test]
    fn classes_match_images_and_burnside() {
        let first = square_classes();
        let mut classes = BTreeSet::new();
        for p in 0..COLORINGS {
            let images: BTreeSet<_> = square_images(p).into_iter().collect();
            assert_eq!(images.first(), Some(&first[p]));
            let same = (0..COLORINGS as u32).filter(|&q| first[q as usize] == first[p]);
            assert!(images.iter().copied().eq(same));
            // Images times those that leave it as it is: all symmetries.
            let fixed = square_images(p).iter().filter(|&&q| q == p as u32).count();
            assert_eq!(images.len() * fixed, SYMMETRIES);
            classes.insert(first[p]);
        }
        assert_eq!(square_burnside().last(), Some(&(classes.len() as u32)));
    }
}
