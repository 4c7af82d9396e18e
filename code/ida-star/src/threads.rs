//! One round on several threads.
//!
//! ```
//! use ida_star::{IdaStar, Zero};
//! use puzzle::{Puzzle, sliding::Sliding};
//!
//! let puzzle = Sliding::new(3, 3)?;
//! let search = IdaStar::new(&puzzle, &Zero).threads(2);
//! let found = search.search(&puzzle.scramble("DRULDDRU")?)?;
//! assert_eq!(found.solution().map(<[usize]>::len), Some(8));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::round::{Dive, Place, TICK};
use crate::watch::{Progress, Watch};
use crate::{Automaton, Round, Space};
use pruning::LowerBound;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Into so many parts at least the tree is split, if it is large enough.
const PARTS: usize = 256;

/// A round that is shared.
pub(crate) struct Share<'a, S: Space, B, F> {
    pub space: &'a S,
    pub bound: &'a B,
    pub automaton: &'a Automaton,
    pub goal: &'a S::Position,
    pub most: usize,
    pub limit: usize,
    pub watch: &'a Watch<F>,
}

/// What a part of the tree has seen and found.
pub(crate) struct Part {
    number: usize,
    pub round: Round,
    pub solutions: Vec<Vec<usize>>,
    /// Whether it was ended before it was done.
    stopped: bool,
}

impl Part {
    /// Whether this is the part with this number, and has found all there is, or enough.
    pub fn is_whole<S: Space, B, F>(
        &self,
        number: usize,
        share: &Share<S, B, F>,
    ) -> bool {
        self.number == number && (!self.stopped || self.solutions.len() >= share.most)
    }
}

impl<S: Space, B: LowerBound<S::Position>, F> Share<'_, S, B, F>
where
    F: FnMut(&Progress) -> ControlFlow<()> + Send,
{
    /// A dive that has not begun.
    fn dive<T: FnMut(u64) -> bool>(&self, stop: T) -> Dive<'_, S, B, T> {
        Dive {
            space: self.space,
            bound: self.bound,
            automaton: self.automaton,
            goal: self.goal,
            most: self.most,
            stop,
            round: Round { limit: self.limit, ..Round::default() },
            solutions: vec![],
            stopped: false,
        }
    }
}

/// So deep the tree is split at most: one that has few branches there is as well searched by one
/// thread.
const DEEPEST: usize = 40;

/// Goes down level by level until there are enough places: those from which the dives begin,
/// in the order of their moves. What it looks at on the way is added to the round.
// ANCHOR: split
pub(crate) fn split<S: Space, B: LowerBound<S::Position>, F>(
    share: &Share<S, B, F>,
    root: Place<S::Position>,
    round: &mut Round,
) -> Vec<Place<S::Position>>
where
    F: FnMut(&Progress) -> ControlFlow<()> + Send,
{
    let mut top = share.dive(|_| false);
    let (mut places, mut depth) = (vec![root], 0);
    while places.len() < PARTS && depth < DEEPEST.min(share.limit / 2) {
        let mut below = Vec::new();
        for place in places {
            match place.position == *share.goal {
                true => below.push(place),
                false => top.children(&place, &mut below),
            }
        }
        (places, depth) = (below, depth + 1);
    }
    share.watch.add(top.round.nodes);
    round.add(&top.round);
    places
}
// ANCHOR_END: split

impl<S: Space, B: LowerBound<S::Position>, F> Share<'_, S, B, F>
where
    S: Sync,
    S::Position: Send + Sync,
    B: Sync,
    F: FnMut(&Progress) -> ControlFlow<()> + Send,
{
    /// Dives from each place. A part behind the first that has found enough is not needed: it
    /// is not begun, or ends early, and is left out.
    pub fn among(&self, threads: usize, places: &[Place<S::Position>]) -> Vec<Part> {
        // ANCHOR: among
        let (next, enough) = (AtomicUsize::new(0), AtomicUsize::new(places.len()));
        let parts = Mutex::new(Vec::new());
        let work = || {
            while let i = next.fetch_add(1, Relaxed)
                && i < places.len()
                && i <= enough.load(Relaxed)
                && !self.watch.stops()
            {
                let behind = || i > enough.load(Relaxed);
                let mut dive = self.dive(|nodes| self.watch.add(nodes) || behind());
                let Place { position, state, moves } = &places[i];
                dive.visit(position, *state, &mut moves.clone());
                self.watch.add(dive.round.nodes % TICK);
                if dive.solutions.len() >= self.most {
                    enough.fetch_min(i, Relaxed);
                }
                let Dive { round, solutions, stopped, .. } = dive;
                let part = Part { number: i, round, solutions, stopped };
                parts.lock().expect("no thread has panicked").push(part);
            }
        };
        std::thread::scope(|scope| {
            (1..threads.min(places.len())).for_each(|_| drop(scope.spawn(work)));
            work();
        });
        // ANCHOR_END: among
        let mut parts = parts.into_inner().expect("no thread has panicked");
        parts.sort_by_key(|part: &Part| part.number);
        parts
    }
}
