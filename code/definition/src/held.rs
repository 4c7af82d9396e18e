//! The piece that is held still where rotations of the whole cost nothing.

use crate::powers::Power;
use crate::{Definition, Move, Sets, Transformation};
use std::collections::{BTreeMap, HashSet};

/// A piece that no rotation but the identity leaves in place.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct HeldPiece {
    pub(crate) slot: usize,
    /// For each point where the piece can be, the rotation that brings it back.
    back: BTreeMap<u16, Transformation>,
}

impl HeldPiece {
    /// The piece to hold: of those that can be, one that the fewest moves move. `None` if rotations
    /// leave each piece in place, or it looks like another one, or a move takes it where no rotation
    /// does.
    pub(crate) fn choose(
        definition: &Definition,
        rotations: &[Transformation],
        turns: &[Move],
    ) -> Option<Self> {
        let (sets, labels) = (definition.sets(), definition.labels());
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
            is_held.then_some((moved, HeldPiece { slot, back }))
        });
        candidates.min_by_key(|&(moved, _)| moved).map(|(_, held)| held)
    }

    /// The moves of the puzzle with the piece held still: each move m becomes m·ρ, where ρ is the
    /// rotation that brings the piece back. `None` if a power of such a move is none of them, or a
    /// rotation takes one to what is none: then they are not the moves of a puzzle.
    pub(crate) fn moves(
        &self,
        sets: &Sets,
        turns: &[Move],
        powers: &[Power],
        rotations: &[Transformation],
    ) -> Option<Vec<Move>> {
        let back = |one: &Transformation| self.brought_back(sets, one);
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
                    return None;
                }
                covered.insert(power.clone());
                power = sets.product(&power, &transformation);
            }
            moves.push(Move { name: turn.name.clone(), transformation });
        }
        let is_closed = powers.iter().all(|power| {
            rotations.iter().all(|rotation| {
                let turned = sets.conjugate(&power.transformation, rotation);
                covered.contains(&back(&turned))
            })
        });
        let number = |one: &Move| turns.iter().position(|turn| turn.name == one.name);
        moves.sort_by_key(number);
        is_closed.then_some(moves)
    }

    /// Whether a move takes the piece out of its place.
    pub(crate) fn is_moved_by(&self, sets: &Sets, a: &Transformation) -> bool {
        let home = sets.point(self.slot, 0);
        sets.images(a)[usize::from(home)] != home
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
        let v = u32::from(sets.orientations(slot));
        let turn = (u32::from(ori[slot]) + v - u32::from(start.ori[self.slot])) % v;
        let Some(rotation) = self.back.get(&sets.point(slot, turn as u16)) else {
            return pieces.to_vec();
        };
        // Orientations of which some cannot be told apart are smaller than their number.
        ori = sets.product(&Transformation { pm: pm.clone(), ori }, rotation).ori;
        let moved = rotation.pm.iter().map(|&slot| pm[usize::from(slot)]);
        moved.zip(ori).collect()
    }
}
