//! The trait that a student's own crate implements to be graded: from ranks of positions to
//! shortest solutions.

// ANCHOR: cube
/// Number of positions of the pocket cube: 7! permutations times 3⁶ orientations.
pub const POSITIONS: u64 = 3_674_160;
/// Maximum number of turns in [`Project::layers`] and in [`Project::prepare`]: each of the
/// nine moves once at every position.
pub const TURNS_TO_SCAN: u64 = 9 * POSITIONS;
/// Maximum number of turns in one call of [`Project::solve`]. A descent in a table takes a
/// hundred, a bidirectional search some hundred thousand, and a search from one end up to
/// [`TURNS_TO_SCAN`].
pub const TURNS_TO_SOLVE: u64 = 1_000_000;

/// A position of the pocket cube, slot by slot: URF, UFL, ULB, UBR, DFR, DLF, DRB.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cube {
    /// Which corner is in each slot, 0 to 6.
    pub pm: [u8; 7],
    /// How the corner in each slot is turned, 0 to 2; the sum is 0 mod 3.
    pub ori: [u8; 7],
}

impl Cube {
    /// The solved cube.
    pub const SOLVED: Cube = Cube { pm: [0, 1, 2, 3, 4, 5, 6], ori: [0; 7] };
}
// ANCHOR_END: cube

/// Applies turns and counts them: the moves 0 to 8 are U, U2, U', R, R2, R', F, F2, F'.
#[derive(Debug)]
pub struct Turns {
    moves: Vec<Cube>,
    limit: u64,
    made: u64,
}

impl Turns {
    /// A counter for these moves, each given as its image of the solved cube, with at most
    /// `limit` turns.
    ///
    /// # Examples
    /// ```
    /// use judge::{Cube, Turns};
    ///
    /// let u = Cube { pm: [3, 0, 1, 2, 4, 5, 6], ori: [0; 7] };
    /// let mut turns = Turns::new(vec![u], 4);
    /// let back = (0..4).fold(Cube::SOLVED, |cube, _| turns.turn(&cube, 0));
    /// assert_eq!((back, turns.made()), (Cube::SOLVED, 4));
    /// ```
    pub fn new(moves: Vec<Cube>, limit: u64) -> Self {
        Turns { moves, limit, made: 0 }
    }

    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// How many turns were applied.
    pub fn made(&self) -> u64 {
        self.made
    }

    /// The position after a move.
    ///
    /// # Panics
    /// If there is no such move, or if the limit of turns is reached.
    // ANCHOR: turns
    pub fn turn(&mut self, cube: &Cube, m: usize) -> Cube {
        let Turns { moves, limit, made } = self;
        assert!(
            m < moves.len(),
            "there is no move {m}: the last is {}",
            moves.len() - 1
        );
        assert!(made < limit, "more than {limit} turns are made");
        *made += 1;
        let by = &moves[m];
        let from = by.pm.map(usize::from);
        let mut after = Cube { pm: from.map(|slot| cube.pm[slot]), ori: by.ori };
        for (ori, slot) in after.ori.iter_mut().zip(from) {
            *ori = (*ori + cube.ori[slot]) % 3;
        }
        after
    }
    // ANCHOR_END: turns
}

// ANCHOR: project
/// The pocket cube's ranks, layers and solutions: the functions that `gods-course grade` judges,
/// each by itself. A function that is still `todo!()` does not affect the others.
///
/// [`Turns`] counts the turns. A program could turn a cube without it, so the limits only hold
/// for programs that apply every turn by `turns`; [`layers`](Project::layers) is also called
/// with other moves.
///
/// # Examples
/// ```
/// use judge::{Cube, Project, Turns};
///
/// pub struct Answer;
///
/// impl Project for Answer {
///     type Solver = Vec<u8>;
///
///     fn rank(cube: &Cube) -> u64 {
///         let twist = cube.ori[..6].iter().fold(0, |t, &o| t * 3 + u64::from(o));
///         twist // and the order of the corners
///     }
///     fn unrank(rank: u64) -> Cube {
///         todo!()
///     }
///     fn layers(turns: &mut Turns) -> Vec<u64> {
///         todo!()
///     }
///     fn prepare(turns: &mut Turns) -> Vec<u8> {
///         todo!()
///     }
///     fn solve(solver: &Vec<u8>, cube: &Cube, turns: &mut Turns) -> Vec<usize> {
///         todo!()
///     }
/// }
///
/// assert_eq!(Answer::rank(&Cube::SOLVED), 0);
/// ```
pub trait Project {
    /// The result of [`prepare`](Project::prepare), such as a table.
    type Solver;

    /// The number of a position, below [`POSITIONS`]; no two have the same.
    fn rank(cube: &Cube) -> u64;

    /// The position of a rank: the inverse of [`rank`](Project::rank).
    fn unrank(rank: u64) -> Cube;

    /// The number of positions at each distance from the solved one, from 0, by the moves of
    /// `turns`, with at most [`TURNS_TO_SCAN`] turns.
    fn layers(turns: &mut Turns) -> Vec<u64>;

    /// Computes what [`solve`](Project::solve) needs, with at most [`TURNS_TO_SCAN`]
    /// turns.
    fn prepare(turns: &mut Turns) -> Self::Solver;

    /// A shortest solution of a position, with at most [`TURNS_TO_SOLVE`] turns.
    fn solve(solver: &Self::Solver, cube: &Cube, turns: &mut Turns) -> Vec<usize>;
}
// ANCHOR_END: project
