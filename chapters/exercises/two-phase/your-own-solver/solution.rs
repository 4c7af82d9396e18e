//! Write a program that solves any Rubik's cube in at most 24 turns. This is the capstone *A solver
//! for Rubik's cube*.
//!
//! `solver` is called once. It is given the 18 turns, and makes all tables that it needs: U, U2, U',
//! then R, F, D, L and B in the same way, each as the position that it makes of the solved cube. It
//! gives back a function that solves cubes. That function is given a cube, and `tried`, which it has
//! to call once for each turn that its search tries; what is looked up to decide that a turn is not
//! tried costs nothing. It gives the numbers of the turns that solve the cube, 0 to 17, the first one
//! first.
//!
//! Solutions are replayed, so any will do that is short enough. At most 1,000,000 turns may be tried
//! for a cube. All of it, tables included, has to be done in 10 seconds of computing; a program
//! is compiled with few optimizations. The standard library is enough.
//!
//! Build it step by step, with a test for each: the three numbers of the first phase, what turns do
//! to them, tables of pairs of them, the first phase, and the same for the second.

/// A cube: `cp[i]` is the corner in slot `i` and `co[i]` its twist, `ep[i]` is the edge in slot `i`
/// and `eo[i]` its flip. The slots are those of the chapter; the slice has the edge slots 8 to 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cube {
    pub cp: [u8; 8],
    pub co: [u8; 8],
    pub ep: [u8; 12],
    pub eo: [u8; 12],
}

impl Cube {
    pub const SOLVED: Cube = Cube {
        cp: [0, 1, 2, 3, 4, 5, 6, 7],
        co: [0; 8],
        ep: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        eo: [0; 12],
    };

    /// The cube after a turn.
    pub fn after(&self, turn: &Cube) -> Cube {
        let mut cube = *turn;
        for i in 0..8 {
            let from = usize::from(turn.cp[i]);
            cube.cp[i] = self.cp[from];
            cube.co[i] = (self.co[from] + turn.co[i]) % 3;
        }
        for i in 0..12 {
            let from = usize::from(turn.ep[i]);
            cube.ep[i] = self.ep[from];
            cube.eo[i] = self.eo[from] ^ turn.eo[i];
        }
        cube
    }
}

/// Solves a cube; the second argument is to be called for each turn that is tried.
pub type Solve = Box<dyn Fn(&Cube, &dyn Fn()) -> Vec<usize>>;

/// Makes the tables, and gives what solves cubes with them.
pub fn solver(turns: &[Cube; 18]) -> Solve {
    // <answer>
    type Rank = fn(&Cube) -> usize;
    fn digits(list: &[u8], base: usize) -> usize {
        list[1..].iter().fold(0, |t, &digit| base * t + usize::from(digit))
    }
    fn order(list: &[u8]) -> usize {
        let smaller = |i: usize| list[i + 1..].iter().filter(|&&p| p < list[i]).count();
        (0..list.len()).fold(0, |t, i| t * (list.len() - i) + smaller(i))
    }
    fn slots(ep: &[u8]) -> usize {
        let (mut t, mut r) = (0, 0);
        for (i, &edge) in ep.iter().enumerate() {
            if edge >= 8 {
                r += 1;
                // C(i, r), a factor and a divisor at a time
                t += (0..r).fold(1, |c, k| c * (i + 1 - r + k) / (k + 1));
            }
        }
        t
    }
    const SECOND: [usize; 10] = [0, 1, 2, 4, 7, 9, 10, 11, 13, 16];

    /// What each turn does to a number, and the number of the solved cube. Cubes with new
    /// numbers are found by turning those that are known.
    fn table(
        turns: &[Cube; 18],
        moves: &[usize],
        count: usize,
        rank: Rank,
    ) -> Vec<[u32; 18]> {
        let mut next = vec![[0; 18]; count];
        let (mut known, mut queue) = (vec![false; count], vec![Cube::SOLVED]);
        known[rank(&Cube::SOLVED)] = true;
        let mut k = 0;
        while k < queue.len() {
            let cube = queue[k];
            for &m in moves {
                let after = cube.after(&turns[m]);
                let t = rank(&after);
                next[rank(&cube)][m] = t as u32;
                if !known[t] {
                    known[t] = true;
                    queue.push(after);
                }
            }
            k += 1;
        }
        next
    }

    /// The distances of all pairs of two numbers.
    fn pairs(
        a: &[[u32; 18]],
        b: &[[u32; 18]],
        start: (usize, usize),
        moves: &[usize],
    ) -> Vec<u8> {
        let mut d = vec![255; a.len() * b.len()];
        let mut queue = vec![start.0 * b.len() + start.1];
        d[queue[0]] = 0;
        let mut k = 0;
        while k < queue.len() {
            let (i, j) = (queue[k] / b.len(), queue[k] % b.len());
            for &m in moves {
                let t = a[i][m] as usize * b.len() + b[j][m] as usize;
                if d[t] == 255 {
                    d[t] = d[queue[k]] + 1;
                    queue.push(t);
                }
            }
            k += 1;
        }
        d
    }

    /// A phase: three numbers, of which the third is paired with each of the others.
    struct Phase {
        moves: Vec<usize>,
        ranks: [Rank; 3],
        next: [Vec<[u32; 18]>; 3],
        bounds: [Vec<u8>; 2],
    }

    impl Phase {
        fn new(turns: &[Cube; 18], moves: &[usize], ranks: [(Rank, usize); 3]) -> Self {
            let next = ranks.map(|(rank, count)| table(turns, moves, count, rank));
            let solved = ranks.map(|(rank, _)| rank(&Cube::SOLVED));
            let bound =
                |k: usize| pairs(&next[k], &next[2], (solved[k], solved[2]), moves);
            let bounds = [bound(0), bound(1)];
            Phase {
                moves: moves.to_vec(),
                ranks: ranks.map(|(rank, _)| rank),
                next,
                bounds,
            }
        }

        fn bound(&self, at: [usize; 3]) -> usize {
            let bound = |k: usize| self.bounds[k][at[k] * self.next[2].len() + at[2]];
            usize::from(bound(0).max(bound(1)))
        }

        /// All ways of exactly `left` turns, until `end` says that it is enough.
        fn dive(
            &self,
            at: [usize; 3],
            left: usize,
            path: &mut Vec<usize>,
            tried: &dyn Fn(),
            end: &mut dyn FnMut(&mut Vec<usize>) -> bool,
        ) -> bool {
            if left == 0 {
                return end(path);
            }
            let last = path.last().map_or(9, |m| m / 3);
            for &m in &self.moves {
                if m / 3 == last || m / 3 + 3 == last {
                    continue;
                }
                let next = std::array::from_fn(|k| self.next[k][at[k]][m] as usize);
                if self.bound(next) < left {
                    tried();
                    path.push(m);
                    if self.dive(next, left - 1, path, tried, end) {
                        return true;
                    }
                    path.pop();
                }
            }
            false
        }
    }

    let turns = *turns;
    let all: Vec<usize> = (0..18).collect();
    let first = Phase::new(
        &turns,
        &all,
        [
            (|cube| digits(&cube.co, 3), 2187),
            (|cube| digits(&cube.eo, 2), 2048),
            (|cube| slots(&cube.ep), 495),
        ],
    );
    let second = Phase::new(
        &turns,
        &SECOND,
        [
            (|cube| order(&cube.cp), 40_320),
            (|cube| order(&cube.ep[..8]), 40_320),
            (|cube| order(&cube.ep[8..]), 24),
        ],
    );
    Box::new(move |cube, tried| {
        const LONGEST: usize = 24;
        let mut solution = vec![];
        for length in 0..=LONGEST {
            let mut end = |path: &mut Vec<usize>| {
                let inside = path.iter().fold(*cube, |cube, &m| cube.after(&turns[m]));
                let at = second.ranks.map(|rank| rank(&inside));
                (second.bound(at)..=LONGEST - length).any(|left| {
                    let mut found = |path: &mut Vec<usize>| {
                        solution = path.clone();
                        true
                    };
                    second.dive(at, left, &mut path.clone(), tried, &mut found)
                })
            };
            let at = first.ranks.map(|rank| rank(cube));
            if first.bound(at) <= length
                && first.dive(at, length, &mut vec![], tried, &mut end)
            {
                break;
            }
        }
        solution
    })
    // </answer>
}
