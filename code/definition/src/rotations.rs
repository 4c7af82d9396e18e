//! Rotations of the whole puzzle that cost nothing: one piece is held still.

use crate::powers::{Power, powers_of};
use crate::relabel::{Relabelings, positions};
use crate::{Definition, Move, PuzzleError, Sets, Transformation};
use permutation_group::{GroupError, Permutation, PermutationGroup};
use puzzle::{NamedMove, ScrambleError, read_moves};
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// The largest number of rotations of the whole.
pub(crate) const MAX_ROTATIONS: usize = 10_000;

/// Why positions cannot be counted up to rotation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RotationError {
    /// There is no rotation.
    #[error(
        "found no rotation of the whole: neither a move named like x, y2 or Uv, nor a position that \
         takes every move to a move"
    )]
    None,
    /// There are too many rotations.
    #[error("found more than {MAX_ROTATIONS} rotations of the whole")]
    TooMany,
    /// The moves do not say what a rotation is.
    #[error(
        "found several positions that leave every move what it is, so the moves do not say which is \
         a rotation of the whole: add the rotations as moves named x, y and z"
    )]
    Ambiguous,
    /// Pieces never move.
    #[error(
        "found pieces of {set} that never move, so no position is the whole rotated: add the \
         rotations as moves named x, y and z"
    )]
    Still {
        /// The name of their set.
        set: String,
    },
    /// Every piece is left in place by a rotation, or looks like another.
    #[error(
        "found no piece that can be held still: {rotations} rotations of the whole leave each piece \
         in place, or it looks like another one, or a move takes it where no rotation does"
    )]
    NoPiece {
        /// How many rotations there are.
        rotations: usize,
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

/// The piece that is held still, and the puzzle with its rotations as it was.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Held {
    slot: usize,
    /// All powers of the moves and rotations of the puzzle that can be rotated, first those
    /// that leave the piece in place.
    pub(crate) moves: Vec<Power>,
    /// For each point where the piece can be, the rotation that brings it back.
    back: BTreeMap<u16, Transformation>,
}

impl Definition {
    /// The same puzzle with one piece held still: positions that differ by a rotation of the
    /// whole are one. The piece is one that no rotation but the identity leaves in place, and
    /// each move m becomes m·ρ, where ρ is the rotation that brings it back. Moves that become
    /// the same are listed once, if possible under the name of one that leaves the piece alone.
    ///
    /// Rotations are the moves that are named so ([`Move::is_rotation`]), and what they
    /// generate. If there are none, they are the positions of the puzzle that take each of its
    /// moves to one of its moves.
    ///
    /// # Errors
    /// [`RotationError`] if there is no rotation or no such piece, or a rotation takes a move
    /// to what is no move.
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
        if !self.illegal().is_empty() {
            return Err(RotationError::Illegal);
        }
        let sets = self.sets();
        let is_named = self.moves().iter().any(Move::is_rotation);
        let rotations = if is_named { self.generated()? } else { self.found()? };
        if rotations.len() == 1 {
            return Err(RotationError::None);
        }
        let turns = self.moves().iter().filter(|one| !one.is_rotation());
        let turns: Vec<Move> = turns.cloned().collect();
        let held = self.hold(&rotations, &turns);
        let mut held =
            held.ok_or(RotationError::NoPiece { rotations: rotations.len() })?;
        let mut powers = powers_of(sets, self.moves())?;
        powers.sort_by_key(|one| held.is_moved_by(sets, &one.transformation));
        held.moves = powers;
        let moves = held.moves_of(sets, &turns, &rotations)?;
        Ok(self.with_held(moves, Arc::new(held)))
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

    /// The piece to hold: of those that can be, one that the fewest moves move.
    fn hold(&self, rotations: &[Transformation], turns: &[Move]) -> Option<Held> {
        let (sets, labels) = (self.sets(), self.labels());
        let images: Vec<_> = rotations.iter().map(|one| sets.images(one)).collect();
        let moves: Vec<_> =
            turns.iter().map(|one| sets.images(&one.transformation)).collect();
        let mut count = vec![0; labels.len()];
        labels.iter().for_each(|&label| count[usize::from(label)] += 1);
        let candidates = (0..sets.slots()).filter_map(|slot| {
            let home = usize::from(sets.point(slot, 0));
            let back = images.iter().zip(rotations);
            let back: BTreeMap<_, _> =
                back.map(|(to, one)| (to[home], sets.inverse(one))).collect();
            let is_moved = |to: &&Vec<u16>| usize::from(to[home]) != home;
            let is_held = count[usize::from(labels[home])] == 1
                && back.len() == rotations.len()
                && moves.iter().all(|to| back.contains_key(&to[home]));
            let moved = moves.iter().filter(is_moved).count();
            is_held.then(|| (moved, Held { slot, moves: Vec::new(), back }))
        });
        candidates.min_by_key(|&(moved, _)| moved).map(|(_, held)| held)
    }

    /// A position, turned as a whole so that the held piece is in its place, if one is held.
    pub(crate) fn brought_back(&self, a: Transformation) -> Transformation {
        match &self.held {
            Some(held) => held.brought_back(self.sets(), &a),
            None => a,
        }
    }

    /// The slot whose piece is held still, if positions are counted up to rotation.
    pub fn held_slot(&self) -> Option<usize> {
        self.held.as_ref().map(|held| held.slot)
    }

    /// How many rotations of the whole cost nothing: 1 if they are not free.
    pub fn free_rotations(&self) -> usize {
        self.held.as_ref().map_or(1, |held| held.back.len())
    }
}

impl Held {
    /// The moves of the puzzle with the piece held still.
    fn moves_of(
        &self,
        sets: &Sets,
        turns: &[Move],
        rotations: &[Transformation],
    ) -> Result<Vec<Move>, RotationError> {
        let back = |one: &Transformation| self.brought_back(sets, one);
        let not_closed =
            |name: &str| RotationError::NotClosed { name: name.to_owned() };
        let powers = powers_of(sets, turns)?;
        let all: HashSet<_> =
            powers.iter().map(|one| back(&one.transformation)).collect();
        let mut candidates: Vec<_> = turns.iter().collect();
        candidates.sort_by_key(|one| self.is_moved_by(sets, &one.transformation));
        let (mut moves, mut covered) = (Vec::new(), HashSet::from([sets.identity()]));
        for turn in candidates {
            let transformation = back(&turn.transformation);
            let mut power = transformation.clone();
            if covered.contains(&power) {
                continue;
            }
            // Every power is a move, so it must be what becomes of one.
            while power != sets.identity() {
                if !all.contains(&power) {
                    return Err(not_closed(&turn.name));
                }
                covered.insert(power.clone());
                power = sets.product(&power, &transformation);
            }
            moves.push(Move { name: turn.name.clone(), transformation });
        }
        for power in &powers {
            for rotation in rotations {
                let turned =
                    sets.product(&sets.inverse(rotation), &power.transformation);
                if !covered.contains(&back(&sets.product(&turned, rotation))) {
                    return Err(not_closed(&power.name));
                }
            }
        }
        let number = |one: &Move| turns.iter().position(|turn| turn.name == one.name);
        moves.sort_by_key(number);
        Ok(moves)
    }

    fn is_moved_by(&self, sets: &Sets, a: &Transformation) -> bool {
        let home = sets.point(self.slot, 0);
        sets.images(a)[usize::from(home)] != home
    }

    /// The name of the move, or power of one, that becomes this when the piece is brought back.
    pub(crate) fn name(&self, sets: &Sets, a: &Transformation) -> Option<&str> {
        let becomes = |one: &&Power| self.brought_back(sets, &one.transformation) == *a;
        self.moves.iter().find(becomes).map(|one| &one.name[..])
    }

    /// What the moves and rotations in a text do, one after another, and then the rotation that
    /// brings the piece back.
    pub(crate) fn read_scramble(
        &self,
        sets: &Sets,
        text: &str,
    ) -> Result<Transformation, ScrambleError> {
        let names: Vec<_> = self.moves.iter().map(|one| one.name.clone()).collect();
        let mut a = sets.identity();
        for (NamedMove { m, undone }, _) in read_moves(text, &names)? {
            let one = &self.moves[m].transformation;
            a = match undone {
                true => sets.product(&a, &sets.inverse(one)),
                false => sets.product(&a, one),
            };
        }
        Ok(self.brought_back(sets, &a))
    }

    /// The piece in each slot, and its orientation, after the rotation that brings the piece
    /// back. Pieces have their numbers from the start position.
    pub(crate) fn brought_back_pieces(
        &self,
        definition: &Definition,
        pieces: &[(u16, u16)],
    ) -> Vec<(u16, u16)> {
        let (sets, start) = (definition.sets(), definition.start());
        let (pm, mut ori): (Vec<u16>, Vec<u16>) = pieces.iter().copied().unzip();
        let held = start.pieces[self.slot];
        let Some(slot) = pm.iter().position(|&piece| piece == held) else {
            return pieces.to_vec();
        };
        let v = sets.orientations(slot);
        let turn = (ori[slot] + v - start.ori[self.slot]) % v;
        let Some(rotation) = self.back.get(&sets.point(slot, turn)) else {
            return pieces.to_vec();
        };
        // Orientations of which some cannot be told apart are smaller than their number.
        ori = sets.product(&Transformation { pm: pm.clone(), ori }, rotation).ori;
        let moved = rotation.pm.iter().map(|&slot| pm[usize::from(slot)]);
        moved.zip(ori).collect()
    }

    /// A position, turned as a whole so that the piece is where it belongs. Where no rotation
    /// does that, it stays what it is.
    pub(crate) fn brought_back(
        &self,
        sets: &Sets,
        a: &Transformation,
    ) -> Transformation {
        let is_there = |&piece: &u16| usize::from(piece) == self.slot;
        let slot = a.pm.iter().position(is_there).unwrap_or(self.slot);
        let rotation = self.back.get(&sets.point(slot, a.ori[slot]));
        rotation.map_or_else(|| a.clone(), |rotation| sets.product(a, rotation))
    }
}
