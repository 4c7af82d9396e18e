//! Find all shortest solutions of a Rubik's cube. Cubes are numbers here, and the solved one is 0.
//! `turn(cube, m)` is the number of the cube after turn `m`. The turns are 0 to 17: U, U2, U', then R,
//! F, D, L and B in the same way. So turn `m` turns the face `m / 3`, and opposite are the faces 0 and
//! 3, 1 and 4, 2 and 5. `bound(cube)` is a lower bound of how many turns solve the cube, from some
//! small tables.
//!
//! R L and L R do the same, and one of them is enough. So list only canonical solutions: no face is
//! turned twice in a row, and of two opposite faces that are turned one right after the other the one
//! with the smaller number comes first. The solutions may be listed in any order. No cube that is asked
//! for needs more than 5 turns.
//!
//! Search for solutions of 0 turns, then of 1, of 2, and so on. `turn` must not be called more often
//! than that takes: not for a turn that would not be canonical, and from no cube whose bound is larger
//! than the number of turns that are left. `bound` may be called as often as you like.
//!
//! The solved cube has one solution, `[]`. After R U it is `[2, 5]`, the turns U' and R', and 33 calls
//! of `turn` are enough to find it and to know that there is no other.

/// All shortest canonical solutions of a cube, each a list of turns.
pub fn solutions(
    cube: u64,
    turn: &dyn Fn(u64, usize) -> u64,
    bound: &dyn Fn(u64) -> usize,
) -> Vec<Vec<usize>> {
    // <answer>
    struct Search<'a> {
        turn: &'a dyn Fn(u64, usize) -> u64,
        bound: &'a dyn Fn(u64) -> usize,
        path: Vec<usize>,
        found: Vec<Vec<usize>>,
    }

    impl Search<'_> {
        /// All ways of exactly `left` turns from a cube to the solved one.
        fn dive(&mut self, cube: u64, left: usize) {
            if (self.bound)(cube) > left {
                return;
            }
            if left == 0 {
                if cube == 0 {
                    self.found.push(self.path.clone());
                }
                return;
            }
            let last = self.path.last().map_or(9, |m| m / 3);
            for m in 0..18 {
                if m / 3 != last && m / 3 + 3 != last {
                    let after = (self.turn)(cube, m);
                    self.path.push(m);
                    self.dive(after, left - 1);
                    self.path.pop();
                }
            }
        }
    }

    let mut search = Search { turn, bound, path: vec![], found: vec![] };
    for length in bound(cube).. {
        search.dive(cube, length);
        if !search.found.is_empty() {
            break;
        }
    }
    search.found
    // </answer>
}
