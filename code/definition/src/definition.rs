//! A puzzle as its definition says it: sets of pieces, a start position and moves.

use crate::checks::{self, Fault};
use crate::rotations::FreeRotations;
use crate::{DefinitionError, Set, Sets};
use std::sync::Arc;

/// Where pieces come from and how they are turned: what a move does.
///
/// `pm[i]` is the slot whose piece comes to slot `i`, and `ori[i]` is how much that piece is
/// turned on its way. It is also the position that the move makes of the solved puzzle: piece
/// `pm[i]` is in slot `i`, turned by `ori[i]`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Transformation {
    /// The slot from which each slot takes its piece.
    pub pm: Vec<u16>,
    /// By how much the piece that arrives in each slot is turned, below the number of
    /// orientations of its set.
    pub ori: Vec<u16>,
}

/// A move, or a rotation of the whole puzzle, with a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The name: without spaces, and without `( ) [ ] , : ; = #`.
    pub name: String,
    /// What the move does.
    pub transformation: Transformation,
}

impl Move {
    /// A move. [`Definition::new`] checks it.
    pub fn new(name: &str, pm: Vec<u16>, ori: Vec<u16>) -> Self {
        Move { name: name.to_string(), transformation: Transformation { pm, ori } }
    }

    /// Whether the name says that this turns the whole puzzle and counts no move: x, y or z,
    /// alone or with `2` or `'` after it, or capital letters and underscores followed by v.
    ///
    /// ```
    /// use definition::Move;
    ///
    /// let names = ["x", "y2", "z'", "Uv", "FRv", "R", "v", "xx", "Rw"];
    /// let is_rotation = names.map(|name| Move::new(name, vec![], vec![]).is_rotation());
    /// assert_eq!(is_rotation, [true, true, true, true, true, false, false, false, false]);
    /// ```
    pub fn is_rotation(&self) -> bool {
        is_rotation_name(&self.name)
    }
}

pub(crate) fn is_rotation_name(name: &str) -> bool {
    let is_grip = |c: char| c.is_ascii_uppercase() || c == '_';
    let of_axis = |rest: &str| ["", "2", "'"].contains(&rest);
    name.strip_prefix(['x', 'y', 'z']).is_some_and(of_axis)
        || name
            .strip_suffix('v')
            .is_some_and(|grip| !grip.is_empty() && grip.chars().all(is_grip))
}

/// The start position, which is the solved one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// The piece in each slot, of the slot's own set. Pieces that look alike have the same
    /// number.
    pub pieces: Vec<u16>,
    /// How the piece in each slot is turned, below its modulus.
    pub ori: Vec<u16>,
    /// For the piece in each slot, the number of orientations that can be told apart: a
    /// divisor of the set's; 1 if its orientation does not matter. Pieces that look alike
    /// have the same.
    pub moduli: Vec<u16>,
}

impl Start {
    /// The start position with each piece in its own slot, all different.
    pub fn in_order(sets: &Sets) -> Self {
        let Transformation { pm, ori } = sets.identity();
        let moduli = (0..sets.slots()).map(|slot| sets.orientations(slot)).collect();
        Start { pieces: pm, ori, moduli }
    }
}

/// Pieces that may not be in a slot: a position where one is may not occur.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Illegal {
    /// The slot.
    pub slot: u16,
    /// The pieces, by their numbers in [`Start::pieces`].
    pub pieces: Vec<u16>,
}

/// A puzzle given by its moves.
///
/// ```
/// use definition::{Definition, Move, Set, Sets};
///
/// // Three cards in a ring: rotate all, or swap the first two.
/// let sets = Sets::new(vec![Set::new("CARD", 3, 1)])?;
/// let rotate = Move::new("R", vec![1, 2, 0], vec![0, 0, 0]);
/// let swap = Move::new("S", vec![1, 0, 2], vec![0, 0, 0]);
/// let ring = Definition::new("ring", sets, vec![rotate, swap])?;
/// assert_eq!(ring.generators(), [[2, 0, 1], [1, 0, 2]]);
/// # Ok::<(), definition::DefinitionError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Definition {
    name: String,
    sets: Sets,
    start: Start,
    moves: Vec<Move>,
    illegal: Vec<Illegal>,
    /// The rotations of the whole that cost nothing, if that was asked for.
    pub(crate) free: Option<Arc<FreeRotations>>,
}

impl Definition {
    /// The puzzle with these moves and rotations, which starts with each piece in its own slot.
    ///
    /// # Errors
    /// [`DefinitionError`] if a name cannot be one or stands twice, a list has not one entry
    /// for each slot, `pm` is no permutation within each set, an orientation is too large, or
    /// there is no move, or there are more than 16,777,216 points in all moves.
    ///
    /// # Complexity
    /// O(slots · moves) time.
    pub fn new(
        name: &str,
        sets: Sets,
        moves: Vec<Move>,
    ) -> Result<Self, DefinitionError> {
        let in_name = |fault: Fault| fault.in_place("name".to_string());
        checks::check_puzzle_name(name).map_err(in_name)?;
        let in_moves = |fault: Fault| fault.in_place("moves".to_string());
        checks::check_size(sets.points(), moves.len()).map_err(in_moves)?;
        let mut names = std::collections::HashSet::new();
        for one in &moves {
            let in_move = |fault: Fault| fault.in_place(format!("move {}", one.name));
            checks::check_move(&sets, one).map_err(in_move)?;
            if !names.insert(&one.name) {
                let found = Fault::new(
                    0,
                    format!("{} a second time", one.name),
                    "each name once",
                );
                return Err(in_moves(found));
            }
        }
        let start = Start::in_order(&sets);
        Ok(Definition {
            name: name.to_string(),
            sets,
            start,
            moves,
            illegal: Vec::new(),
            free: None,
        })
    }

    /// The same puzzle with another start position, and nothing illegal.
    ///
    /// # Errors
    /// [`DefinitionError`] if a list has not one entry for each slot, a piece is not of the
    /// slot's set, a modulus is no divisor, pieces that look alike have different moduli, or
    /// an orientation is not below its modulus.
    pub fn with_start(self, start: Start) -> Result<Self, DefinitionError> {
        let in_start = |fault: Fault| fault.in_place("start".to_string());
        checks::check_start(&self.sets, &start).map_err(in_start)?;
        Ok(Definition { start, illegal: Vec::new(), ..self })
    }

    /// The same puzzle with pieces that may not be in some slots, instead of those before.
    ///
    /// # Errors
    /// [`DefinitionError`] if there is no such slot, an entry has no pieces, a piece is not of
    /// the slot's set, or one is there at the start.
    pub fn with_illegal(
        self,
        mut illegal: Vec<Illegal>,
    ) -> Result<Self, DefinitionError> {
        for one in &illegal {
            let in_illegal =
                |fault: Fault| fault.in_place(format!("illegal {}", one.slot));
            checks::check_illegal(&self.sets, &self.start, one).map_err(in_illegal)?;
        }
        illegal.sort_by_key(|one| one.slot);
        let mut merged: Vec<Illegal> = Vec::new();
        for one in illegal {
            match merged.last_mut().filter(|last| last.slot == one.slot) {
                Some(last) => last.pieces.extend(one.pieces),
                None => merged.push(one),
            }
        }
        for one in &mut merged {
            one.pieces.sort();
            one.pieces.dedup();
        }
        Ok(Definition { illegal: merged, ..self })
    }

    /// The same puzzle with these moves, which leave a held piece in place, and free rotations.
    pub(crate) fn with_free_rotations(
        &self,
        moves: Vec<Move>,
        free: Arc<FreeRotations>,
    ) -> Self {
        Definition { moves, free: Some(free), ..self.clone() }
    }

    /// The name of the puzzle, which has no spaces.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The sets of pieces.
    pub fn sets(&self) -> &Sets {
        &self.sets
    }

    /// The start position.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The moves and the rotations of the whole puzzle, in the order of the definition.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The slots where some pieces may not be, each once, in order, as are their pieces.
    pub fn illegal(&self) -> &[Illegal] {
        &self.illegal
    }

    /// Whether each piece starts in its own slot, turned in any way, every orientation matters, and
    /// nothing is illegal: then the positions are the elements of a group.
    pub fn has_distinct_positions(&self) -> bool {
        let Start { pieces, moduli, .. } = Start::in_order(&self.sets);
        self.start.pieces == pieces
            && self.start.moduli == moduli
            && self.illegal.is_empty()
    }

    /// The number of points: every slot of every set, times its orientations.
    pub fn points(&self) -> usize {
        self.sets.points()
    }

    /// The moves that are no rotations, each as a permutation of the points: entry `p` is the
    /// point to which what is at point `p` goes.
    ///
    /// # Complexity
    /// O(points · moves) time, and 2 bytes for each point and move.
    pub fn generators(&self) -> Vec<Vec<u16>> {
        self.images_of(false)
    }

    /// The rotations of the whole puzzle, as [`generators`](Self::generators) gives the moves.
    pub fn rotations(&self) -> Vec<Vec<u16>> {
        self.images_of(true)
    }

    fn images_of(&self, rotations: bool) -> Vec<Vec<u16>> {
        let chosen = self.moves.iter().filter(|one| one.is_rotation() == rotations);
        chosen.map(|one| self.sets.images(&one.transformation)).collect()
    }

    /// A label for what is at each point at the start. Points with the same label look alike,
    /// and two positions are the same if they have the same label at each point.
    ///
    /// The labels are numbers of points: piece `p`, turned by 0, in the slot `p` would have
    /// its own points' numbers, taken modulo what can be told apart.
    ///
    /// # Complexity
    /// O(points) time, and 2 bytes a point.
    pub fn labels(&self) -> Vec<u16> {
        let Start { pieces, ori, moduli } = &self.start;
        let mut labels = Vec::with_capacity(self.points());
        for slot in 0..self.sets.slots() {
            let (v, m) = (self.sets.orientations(slot), u32::from(moduli[slot]));
            let sticker = |o: u16| (u32::from(o) + m - u32::from(ori[slot])) % m;
            let label =
                |o| self.sets.point(usize::from(pieces[slot]), sticker(o) as u16);
            labels.extend((0..v).map(label));
        }
        labels
    }

    /// The same puzzle in one set of points without orientations, named `POINT`: as generators
    /// in cycle notation have it.
    ///
    /// # Complexity
    /// O(points · moves) time.
    pub fn in_points(&self) -> Definition {
        let points = self.points();
        let point_set =
            [Set { name: "POINT".to_string(), pieces: points, orientations: 1 }];
        let sets = Sets::checked(&point_set).expect("as many points as before");
        let flatten = |one: &Move| {
            let mut pm = vec![0; points];
            for (point, image) in
                self.sets.images(&one.transformation).into_iter().enumerate()
            {
                pm[usize::from(image)] = point as u16;
            }
            Move::new(&one.name, pm, vec![0; points])
        };
        let moves = self.moves.iter().map(flatten).collect();
        let labels = |one: &u16| {
            let v = self.sets.orientations(usize::from(*one));
            (0..v).map(|o| self.sets.point(usize::from(*one), o)).collect::<Vec<_>>()
        };
        let illegal = |one: &Illegal| Illegal {
            slot: self.sets.point(usize::from(one.slot), 0),
            pieces: one.pieces.iter().flat_map(labels).collect(),
        };
        let start = Start {
            pieces: self.labels(),
            ori: vec![0; points],
            moduli: vec![1; points],
        };
        let illegal = self.illegal.iter().map(illegal).collect();
        Definition { name: self.name.clone(), sets, start, moves, illegal, free: None }
    }
}
