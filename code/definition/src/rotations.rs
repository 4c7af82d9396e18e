//! Rotations of the whole puzzle that cost nothing.

use crate::held::HeldPiece;
use crate::powers::{Power, powers_of};
use crate::relabel::{Relabelings, positions};
use crate::{Definition, Move, PuzzleError, Sets, Transformation};
use permutation_group::{GroupError, Permutation, PermutationGroup};
use puzzle::{NamedMove, ScrambleError, read_moves};
use std::collections::HashSet;
use std::sync::Arc;

/// The largest number of rotations of the whole.
pub(crate) const MAX_ROTATIONS: usize = 10_000;

/// Why positions cannot be counted up to rotation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RotationError {
    /// There is no rotation.
    #[error(
        "found no rotation of the whole: none is named, and no position takes every move to a \
         move; {HOW_TO_NAME_ROTATIONS}"
    )]
    None,
    /// There are too many rotations.
    #[error("found more than {MAX_ROTATIONS} rotations of the whole")]
    TooMany,
    /// The moves do not say what a rotation is.
    #[error(
        "found several positions that leave every move what it is, so the moves do not say which is \
         a rotation of the whole: {HOW_TO_NAME_ROTATIONS}"
    )]
    Ambiguous,
    /// Pieces never move.
    #[error(
        "found pieces of {set} that never move, so no position is the whole rotated: \
         {HOW_TO_NAME_ROTATIONS}"
    )]
    Still {
        /// The name of their set.
        set: String,
    },
    /// A rotation makes a new move of a move.
    #[error(
        "found that a rotation of the whole makes of {name} what is no move: each move, turned with \
         the whole, must be a move as well"
    )]
    NotClosed {
        /// The name of the move.
        name: String,
    },
    /// There are too many moves.
    #[error(transparent)]
    Moves(#[from] PuzzleError),
    /// Positions are illegal.
    #[error("found illegal positions, which depend on how the whole is held")]
    Illegal,
    /// The group of the moves is too large.
    #[error(transparent)]
    Group(#[from] GroupError),
}

/// How a file says what the rotations of the whole are.
pub const HOW_TO_NAME_ROTATIONS: &str = "name the rotations, in .gens by lines such as rotation \
     x = (1,2,3,4), in .tws and KPuzzle JSON as moves x, y and z, or with names that end in v";

/// Rotations of the whole that cost nothing.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct FreeRotations {
    /// All of them, first the identity.
    all: Vec<Transformation>,
    /// Whether the definition names some; if not, they were found from the moves.
    are_named: bool,
    /// The moves of the puzzle that can be rotated.
    turns: Vec<Move>,
    /// All powers of these moves and of the named rotations; if a piece is held, first those that
    /// leave it in place.
    powers: Vec<Power>,
    /// The piece that is held still, if there is one. If not, each goal is one in all its turns.
    held: Option<HeldPiece>,
}

impl Definition {
    /// The same puzzle with rotations of the whole that cost nothing. If it can be, one piece is
    /// held still, so that positions that differ by a rotation are one: the piece is one that no
    /// rotation but the identity leaves in place, and each move m becomes m·ρ, where ρ is the
    /// rotation that brings it back. Moves that become the same are listed once, if possible under
    /// the name of one that leaves the piece alone.
    ///
    /// If no piece can be held, it is the puzzle [in all its turns](Self::in_all_turns).
    ///
    /// Rotations are the moves that are named so ([`Move::is_rotation`]), and what they
    /// generate. If there are none, they are the positions of the puzzle that take each of its
    /// moves to one of its moves.
    ///
    /// # Errors
    /// [`RotationError`] if there is no rotation, or a rotation takes a move to what is no move.
    ///
    /// # Complexity
    /// O(slots · moves · rotations) time; if no rotation is named, that of a
    /// [`PermutationGroup`], and of a search for the rotations.
    ///
    /// # Examples
    /// ```
    /// use definition::{DefinedPuzzle, Definition};
    /// use puzzle::Puzzle;
    ///
    /// // A bracelet of four beads whose neighbors are exchanged: it may lie in four ways.
    /// let text = "a = (1,2)\nb = (2,3)\nc = (3,4)\nd = (4,1)\nrotation x = (1,2,3,4)\n";
    /// let ring = Definition::read("ring.gens", text.as_bytes())?;
    /// let held = ring.up_to_rotation()?;
    /// assert_eq!(held.held_slot(), Some(0));
    /// assert_eq!(DefinedPuzzle::new(ring)?.count(), 24);
    /// assert_eq!(DefinedPuzzle::new(held)?.count(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn up_to_rotation(&self) -> Result<Definition, RotationError> {
        let mut free = self.find_free_rotations()?;
        let (sets, turns) = (self.sets(), &free.turns);
        let held = HeldPiece::choose(self, &free.all, turns);
        if let Some(held) = held {
            let powers = powers_of(sets, turns)?;
            if let Some(moves) = held.moves(sets, turns, &powers, &free.all) {
                free.powers
                    .sort_by_key(|one| held.is_moved_by(sets, &one.transformation));
                free.held = Some(held);
                return Ok(self.with_free_rotations(moves, Arc::new(free)));
            }
        }
        self.with_turned_goals(free)
    }

    /// The same puzzle with rotations of the whole that cost nothing, and no piece held still:
    /// positions are counted as without rotations, and each goal is one in all its turns. Rotations
    /// are those of [`up_to_rotation`](Self::up_to_rotation).
    ///
    /// # Errors
    /// As [`up_to_rotation`](Self::up_to_rotation).
    ///
    /// # Complexity
    /// As [`up_to_rotation`](Self::up_to_rotation).
    ///
    /// # Examples
    /// ```
    /// use definition::{DefinedPuzzle, Definition};
    /// use puzzle::{Indexed, Puzzle};
    ///
    /// let text = "a = (1,2)\nb = (2,3)\nc = (3,4)\nd = (4,1)\nrotation x = (1,2,3,4)\n";
    /// let ring = Definition::read("ring.gens", text.as_bytes())?;
    /// let ring = DefinedPuzzle::new(ring.in_all_turns()?)?;
    /// assert_eq!(ring.count(), 24);
    /// let goals = ring.turned_ranks(ring.solved_rank());
    /// let goals = goals.into_iter().map(|rank| ring.write_rank(rank));
    /// let goals: std::collections::BTreeSet<_> = goals.collect();
    /// assert_eq!(goals, ["0 1 2 3", "1 2 3 0", "2 3 0 1", "3 0 1 2"].map(String::from).into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_all_turns(&self) -> Result<Definition, RotationError> {
        self.with_turned_goals(self.find_free_rotations()?)
    }

    /// The rotations of the whole, and the moves, with no piece held.
    fn find_free_rotations(&self) -> Result<FreeRotations, RotationError> {
        if let Some(free) = &self.free {
            return Ok(free.without_held_piece());
        }
        if !self.illegal().is_empty() {
            return Err(RotationError::Illegal);
        }
        let are_named = self.moves().iter().any(Move::is_rotation);
        let mut all = if are_named { self.generated()? } else { self.found()? };
        if all.len() == 1 {
            return Err(RotationError::None);
        }
        let identity = self.sets().identity();
        all.sort_by_key(|one| *one != identity);
        let (rotations, turns): (Vec<Move>, Vec<Move>) =
            self.moves().iter().cloned().partition(Move::is_rotation);
        // A rotation keeps its name, even if it does the same as a move.
        let mut powers = powers_of(self.sets(), &turns)?;
        let names: HashSet<_> = powers.iter().map(|one| one.name.clone()).collect();
        let rotations = powers_of(self.sets(), &rotations)?;
        powers.extend(rotations.into_iter().filter(|one| !names.contains(&one.name)));
        Ok(FreeRotations { all, are_named, turns, powers, held: None })
    }

    fn with_turned_goals(
        &self,
        free: FreeRotations,
    ) -> Result<Definition, RotationError> {
        free.check_closed(self.sets(), self.moves())?;
        Ok(self.with_free_rotations(free.turns.clone(), Arc::new(free)))
    }

    /// The same puzzle with no piece held: where one was, goals are instead those in all their
    /// turns.
    pub(crate) fn released(&self) -> Definition {
        let Some(free) = self.free.as_ref().filter(|free| free.held.is_some()) else {
            return self.clone();
        };
        let turns = free.turns.clone();
        self.with_free_rotations(turns, Arc::new(free.without_held_piece()))
    }

    /// The rotations that the moves named so generate.
    fn generated(&self) -> Result<Vec<Transformation>, RotationError> {
        let sets = self.sets();
        let named: Vec<_> =
            self.moves().iter().filter(|one| one.is_rotation()).collect();
        let mut all = vec![sets.identity()];
        let mut known = HashSet::from([sets.identity()]);
        let mut next = 0;
        while next < all.len() {
            for one in &named {
                let product = sets.product(&all[next], &one.transformation);
                if known.insert(product.clone()) {
                    all.push(product);
                }
            }
            if all.len() > MAX_ROTATIONS {
                return Err(RotationError::TooMany);
            }
            next += 1;
        }
        Ok(all)
    }

    /// The positions that take each move to a move.
    fn found(&self) -> Result<Vec<Transformation>, RotationError> {
        let sets = self.sets();
        let moves: Vec<_> =
            self.moves().iter().map(|one| one.transformation.clone()).collect();
        let points = |one: &Transformation| {
            Permutation::new(sets.images(one)).expect("a transformation")
        };
        let generators: Vec<_> = moves.iter().map(points).collect();
        let group = PermutationGroup::new(sets.points(), &generators)?;
        let (mut all, mut is_ambiguous) = (Vec::new(), false);
        let mut search = Relabelings::new(sets, &moves, &moves);
        let moved: HashSet<u16> = search.orbits.iter().flatten().copied().collect();
        if let Some(slot) =
            (0..sets.slots()).find(|&slot| !moved.contains(&(slot as u16)))
        {
            let set = sets.iter().nth(sets.set_of(slot)).expect("a set");
            return Err(RotationError::Still { set: set.name.clone() });
        }
        let is_complete = search.for_each(&mut |search, chosen| {
            let Some(found) = positions(sets, search, chosen) else { return false };
            let known = all.len();
            all.extend(
                found.into_iter().filter(|one| group.check(&points(one)).is_ok()),
            );
            is_ambiguous |= all.len() > known + 1;
            !is_ambiguous && all.len() <= MAX_ROTATIONS
        });
        match is_complete {
            true => Ok(all),
            false if is_ambiguous => Err(RotationError::Ambiguous),
            false => Err(RotationError::TooMany),
        }
    }

    /// A position, turned as a whole so that the held piece is in its place, if one is held.
    pub(crate) fn brought_back(&self, a: Transformation) -> Transformation {
        match self.held_piece() {
            Some(held) => held.brought_back(self.sets(), &a),
            None => a,
        }
    }

    /// The piece that is held still, if there is one.
    pub(crate) fn held_piece(&self) -> Option<&HeldPiece> {
        self.free.as_ref()?.held.as_ref()
    }

    /// The rotations that take each goal to a goal: none if a piece is held still, or rotations are
    /// not free.
    pub(crate) fn goal_rotations(&self) -> &[Transformation] {
        match &self.free {
            Some(free) if free.held.is_none() => &free.all,
            _ => &[],
        }
    }

    /// The slot whose piece is held still, if positions are counted up to rotation.
    pub fn held_slot(&self) -> Option<usize> {
        self.held_piece().map(|held| held.slot)
    }

    /// How many rotations of the whole cost nothing: 1 if they are not free.
    pub fn free_rotations(&self) -> usize {
        self.free.as_ref().map_or(1, |free| free.all.len())
    }

    /// Whether each goal is one [in all its turns](Self::in_all_turns).
    pub fn has_turned_goals(&self) -> bool {
        !self.goal_rotations().is_empty()
    }

    /// Whether rotations cost nothing that were found from the moves, because none is named.
    pub fn has_found_rotations(&self) -> bool {
        self.free.as_ref().is_some_and(|free| !free.are_named)
    }
}

impl FreeRotations {
    fn without_held_piece(&self) -> Self {
        let FreeRotations { all, are_named, turns, powers, .. } = self;
        FreeRotations {
            all: all.clone(),
            are_named: *are_named,
            turns: turns.clone(),
            powers: powers.clone(),
            held: None,
        }
    }

    /// Makes sure that a rotation, a move and the rotation back are a move and perhaps a rotation: so
    /// rotations between moves can be left for the end. Those that were found take moves to moves.
    fn check_closed(&self, sets: &Sets, moves: &[Move]) -> Result<(), RotationError> {
        let powers = powers_of(sets, &self.turns)?;
        let all: HashSet<_> = powers.iter().map(|one| &one.transformation).collect();
        for rotation in moves.iter().filter(|one| one.is_rotation()) {
            for power in &powers {
                let turned =
                    sets.conjugate(&power.transformation, &rotation.transformation);
                let mut turns = self.all.iter().map(|one| sets.product(&turned, one));
                if !turns.any(|one| all.contains(&one)) {
                    return Err(RotationError::NotClosed { name: power.name.clone() });
                }
            }
        }
        Ok(())
    }

    /// The name of the move, or power of one, that becomes this when the held piece is brought back.
    /// `None` if no piece is held.
    pub(crate) fn held_name(&self, sets: &Sets, a: &Transformation) -> Option<&str> {
        let held = self.held.as_ref()?;
        let mut powers = self.powers.iter();
        let found =
            powers.find(|one| held.brought_back(sets, &one.transformation) == *a);
        found.map(|one| &one.name[..])
    }

    /// What the moves and rotations in a text do, one after another.
    pub(crate) fn read_scramble(
        &self,
        sets: &Sets,
        text: &str,
    ) -> Result<Transformation, ScrambleError> {
        let names: Vec<_> = self.powers.iter().map(|one| one.name.clone()).collect();
        let mut a = sets.identity();
        for (NamedMove { m, undone }, _) in read_moves(text, &names)? {
            let one = &self.powers[m].transformation;
            a = match undone {
                true => sets.product(&a, &sets.inverse(one)),
                false => sets.product(&a, one),
            };
        }
        Ok(a)
    }
}
