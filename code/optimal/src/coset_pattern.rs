//! The cosets up to symmetry, as a pattern whose table is computed on several threads.

use pattern_database::{Database, DatabaseError, DatabaseLayer, Pattern};
use puzzle::rubik::Cube;
use std::ops::ControlFlow;
use two_phase::turns::TURNS;
use two_phase::{Coset, CosetClasses, CosetTurns};

/// The number of keys of cosets.
pub(crate) const KEYS: usize = CosetClasses::KEYS as usize;

/// Cosets, of which symmetric ones have one rank: the least of their keys.
#[derive(Debug, Clone)]
pub(crate) struct CosetPattern<'a> {
    pub(crate) classes: &'a CosetClasses,
    pub(crate) turns: &'a CosetTurns,
}

impl Pattern for CosetPattern<'_> {
    type Position = Cube;
    type AbstractState = Coset;

    fn count(&self) -> usize {
        KEYS
    }
    fn solved(&self) -> Coset {
        Coset::SUBGROUP
    }
    fn project(&self, cube: &Cube) -> Coset {
        Coset::of(cube)
    }
    fn rank(&self, coset: &Coset) -> usize {
        self.least_key(self.classes.key(*coset))
    }
    fn unrank(&self, rank: usize) -> Coset {
        self.classes.coset(rank as u32)
    }
    fn moves(&self) -> usize {
        TURNS
    }
    // The predecessors by all turns are the cosets after all turns.
    fn predecessor(&self, coset: &Coset, m: usize) -> Option<(Coset, u8)> {
        Some((self.turns.next(*coset, m), 1))
    }
    fn is_undirected(&self) -> bool {
        true
    }
}

impl CosetPattern<'_> {
    /// The least key of the cosets that are symmetric to the one with this key.
    fn least_key(&self, key: u32) -> usize {
        // Most keys have 16 cosets, and no other key is symmetric to them.
        match self.classes.cosets(key) {
            16 => key as usize,
            _ => self.classes.symmetric_keys(key).min().unwrap_or(key) as usize,
        }
    }

    /// The distance of each key from the subgroup.
    pub(crate) fn distances(
        &self,
        threads: usize,
        observer: impl FnMut(DatabaseLayer) -> ControlFlow<()>,
    ) -> Result<Vec<u8>, DatabaseError> {
        let mut entries =
            Database::observed_on(threads, self.clone(), observer)?.into_entries();
        // The search reached only the least of symmetric keys, or the others too late.
        for key in 0..KEYS {
            entries[key] = entries[self.least_key(key as u32)];
        }
        Ok(entries)
    }
}
