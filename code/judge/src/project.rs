//! What a crate of one's own implements to be graded: the whole way, from numbering
//! positions to solving them.

// ANCHOR: cube
/// How many positions the pocket cube has: 7! orders and 3⁶ orientations.
pub const POSITIONS: u64 = 3_674_160;
/// How many turns one scan may make, for [`Project::layers`] and for
/// [`Project::prepare`]: each of the nine once at every position.
pub const TURNS_TO_SCAN: u64 = 9 * POSITIONS;
/// How many turns one call of [`Project::solve`] may make. A way down a table makes a
/// hundred, a search from both ends some hundred thousand; a search from one end
/// alone makes up to [`TURNS_TO_SCAN`].
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

/// Makes turns, and counts them: the moves 0 to 8 are U, U2, U', R, R2, R', F, F2, F'.
#[derive(Debug)]
pub struct Turns {
    moves: Vec<Cube>,
    limit: u64,
    made: u64,
}

impl Turns {
    /// These moves, each the position that it makes of the solved cube, of which no more
    /// than `limit` can be made.
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

    /// How many turns have been made.
    pub fn made(&self) -> u64 {
        self.made
    }

    /// The position after a move.
    ///
    /// # Panics
    /// If there is no such move, or if all turns that may be made have been made.
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
/// A pocket cube, numbered, measured and solved: what `gods-course grade` asks of a crate, part
/// by part. A part that is still `todo!()` leaves the others as they are.
///
/// The turns are counted where [`Turns`] makes them. A program can turn a cube without
/// it, so the caps hold for those who keep to the rule: every turn is made by `turns`.
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
    /// What is computed once, for all solutions: a table, say.
    type Solver;

    /// The number of a position, below [`POSITIONS`]; no two have the same.
    fn rank(cube: &Cube) -> u64;

    /// The position of a number: what [`rank`](Project::rank) undoes.
    fn unrank(rank: u64) -> Cube;

    /// How many positions are how many moves from the solved one, from 0, with at most
    /// [`TURNS_TO_SCAN`] turns.
    fn layers(turns: &mut Turns) -> Vec<u64>;

    /// Computes what [`solve`](Project::solve) needs, with at most [`TURNS_TO_SCAN`]
    /// turns.
    fn prepare(turns: &mut Turns) -> Self::Solver;

    /// A shortest row of moves that solves a position, with at most [`TURNS_TO_SOLVE`]
    /// turns.
    fn solve(solver: &Self::Solver, cube: &Cube, turns: &mut Turns) -> Vec<usize>;
}
// ANCHOR_END: project
