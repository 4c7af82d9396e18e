//! A pocket cube and its images under the 48 symmetries of a cube.

use puzzle::pocket_cube::{Face, PocketCubePuzzle};
use puzzle::{Metric, Puzzle};
use symmetry::PocketCubeImages;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// For each step, the images of two quarter turns, as pairs (turn, image), which determine the
/// symmetry. Clockwise turns of U, R, F, D, L and B are 0 to 5, counterclockwise ones 6 to 11.
const STEP_IMAGES: [[(usize, usize); 2]; 3] =
    [[(0, 0), (2, 4)], [(1, 1), (2, 0)], [(0, 6), (1, 10)]];

/// The symmetries of a cube, and the images of a pocket cube whose corner DBL is fixed.
///
/// Symmetry 0 is the identity. Steps generate the others: step 0 rotates the whole cube as U
/// turns its upper half, step 1 as R turns its right half, and step 2 reflects left and right.
///
/// ```
/// let twins = widgets::PocketCubeSymmetries::new();
/// let cube = widgets::Play::new("pocket-cube", "")?;
/// let mirror = twins.after(0, 2);
/// assert_eq!(twins.image(mirror, cube.scramble("R")?), cube.scramble("R'")?);
/// assert_eq!(twins.moves(mirror), ["U'", "R'", "F'"]);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_name = Twins))]
pub struct PocketCubeSymmetries {
    cube: PocketCubePuzzle,
    images: PocketCubeImages,
    steps: Vec<usize>,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_class = Twins))]
impl PocketCubeSymmetries {
    /// Computes the products of the symmetries.
    ///
    /// # Complexity
    /// A moment's time.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    #[expect(
        clippy::new_without_default,
        reason = "a page has no other way to make one"
    )]
    pub fn new() -> PocketCubeSymmetries {
        let images = PocketCubeImages::new();
        let group = images.group();
        let does = |s: usize, step: [(usize, usize); 2]| {
            step.into_iter().all(|(of, made)| group.image(s, of) == made)
        };
        let step = |step| (0..group.count()).find(|&s| does(s, step));
        let steps = STEP_IMAGES.into_iter().filter_map(step).collect();
        PocketCubeSymmetries {
            cube: PocketCubePuzzle::new(Metric::HalfTurn),
            images,
            steps,
        }
    }

    /// How many symmetries there are.
    pub fn count(&self) -> usize {
        self.images.group().count()
    }

    /// The product of symmetry `s` and a step, in this order.
    ///
    /// # Panics
    /// If there is no such symmetry or step.
    pub fn after(&self, s: usize, step: usize) -> usize {
        self.images.group().product(s, self.steps[step])
    }

    /// The image of a position under a symmetry, both as ranks.
    ///
    /// # Panics
    /// If there is no such symmetry or position.
    pub fn image(&self, s: usize, rank: f64) -> f64 {
        let positions = self.cube.count();
        assert!((rank as u64) < positions, "rank {rank} is not below {positions}");
        let image = self.images.image(s, &self.cube.unrank(rank as u64));
        self.cube.rank(&image) as f64
    }

    /// The images of the moves U, R and F under a symmetry.
    ///
    /// # Panics
    /// If there is no such symmetry.
    pub fn moves(&self, s: usize) -> Vec<String> {
        let made = |turn: Face| {
            let image = self.images.image(s, &turn.turn());
            let solved = self.cube.solved();
            let leads = |&m: &usize| self.cube.apply(&solved, m) == Some(image);
            (0..self.cube.moves()).find(leads).map(|m| self.cube.name(m))
        };
        Face::ALL.into_iter().filter_map(made).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Play;
    use std::collections::BTreeSet;

    /// The steps, two rotations and a reflection, lead from each symmetry to all others.
    #[test]
    fn steps_generate_all_symmetries() {
        let twins = PocketCubeSymmetries::new();
        assert_eq!(twins.steps.len(), STEP_IMAGES.len());
        let (mut visited, mut next) = (BTreeSet::from([0]), vec![0]);
        while let Some(s) = next.pop() {
            for step in 0..STEP_IMAGES.len() {
                let to = twins.after(s, step);
                if visited.insert(to) {
                    next.push(to);
                }
            }
        }
        assert!(visited.into_iter().eq(0..twins.count()));
        for (step, order) in [(0, 4), (1, 4), (2, 2)] {
            let back = (0..order).fold(0, |s, _| twins.after(s, step));
            assert_eq!(back, 0, "step {step}");
        }
    }

    /// The image of a position is rotated so that DBL is in its slot, so it is not the product of
    /// the moves' images; but it has the same distance, and the image of one move is a move.
    #[test]
    fn images_keep_distance() {
        let (twins, mut play) =
            (PocketCubeSymmetries::new(), Play::new("pocket-cube", "").unwrap());
        play.search().unwrap();
        for moves in ["", "R", "R U", "R2 F U'", "U R' F2 R U2 F"] {
            let rank = play.scramble(moves).unwrap();
            for s in 0..twins.count() {
                let image = twins.image(s, rank);
                assert_eq!(play.distance(image), play.distance(rank), "{moves}: {s}");
                assert_eq!(twins.moves(s).len(), 3);
            }
        }
    }

    /// A symmetry that fixes DBL only renames the moves.
    #[test]
    fn fixed_corner_symmetry_relabels_moves() {
        let (twins, play) =
            (PocketCubeSymmetries::new(), Play::new("pocket-cube", "").unwrap());
        // The rotation about the corner DBL by a third.
        let group = twins.images.group();
        let turns =
            |s: &usize| [0, 1, 2].map(|face| group.image(*s, face)) == [1, 2, 0];
        let third = (0..group.count()).find(turns).unwrap();
        let [u, r, f] = twins.moves(third).try_into().unwrap();
        assert_eq!([&*u, &r, &f], ["R", "F", "U"]);
        let image = play.scramble(&format!("{r} {u} {f}2 {u}'")).unwrap();
        assert_eq!(twins.image(third, play.scramble("R U F2 U'").unwrap()), image);
    }
}
