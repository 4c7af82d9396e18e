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
    todo!()
}
