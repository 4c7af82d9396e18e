//! The search of one variant of a cube, with a given number of turns outside the second phase.

use crate::control::{Control, Progress};
use crate::phase2::Phase2Position;
use crate::turns::{
    ALLOWED, ALLOWED_BEFORE, ALLOWED_IN_PHASE2, FROM_PHASE2, NO_FACE, PHASE2_SET,
    elements, face,
};
use crate::{Coset, Solution, TwoPhase};
use puzzle::rubik::Cube;
use std::ops::ControlFlow;

/// After so many nodes a worker reports them.
const NODES_PER_REPORT: u64 = 2048;

/// Searches solutions of three parts: the first phase, the second phase, and turns after it.
pub(crate) struct Worker<'a, F> {
    tables: &'a TwoPhase,
    control: &'a Control<F>,
    variant: usize,
    /// The number of turns of the first and the last part.
    outside: usize,
    /// The largest number of turns of the second phase.
    phase2_max: usize,
    /// The turns of the last part, the last one first.
    after: Vec<u8>,
    /// The turns of the first and the second phase so far.
    path: Vec<u8>,
    /// The cube from which the first phase starts.
    start: Cube,
    /// Nodes that are not reported yet.
    nodes: u64,
}

impl<'a, F: FnMut(Progress) -> ControlFlow<()>> Worker<'a, F> {
    pub(crate) fn new(
        tables: &'a TwoPhase,
        control: &'a Control<F>,
        variant: usize,
        outside: usize,
        phase2_max: usize,
    ) -> Self {
        let (after, path) = (vec![], vec![]);
        let (start, nodes) = (Cube::SOLVED, 0);
        Worker {
            tables,
            control,
            variant,
            outside,
            phase2_max,
            after,
            path,
            start,
            nodes,
        }
    }

    /// Searches all solutions of a cube whose last part has `count` turns.
    pub(crate) fn run(&mut self, cube: &Cube, count: usize) {
        self.choose_after(*cube, count, NO_FACE);
        self.control.add_nodes(std::mem::take(&mut self.nodes));
    }

    /// Chooses the turns of the last part, the last one first; `next` is the face of the turn
    /// after them.
    ///
    /// If a·c·b solves, so does c·b·a: to do a turn `a` before the scramble `c`, and to solve
    /// what results by `b`, is to do `a` at the end. Cubers call it a premove.
    // ANCHOR: after
    fn choose_after(&mut self, cube: Cube, count: usize, next: usize) {
        if count == 0 {
            return self.start_phase1(cube);
        }
        // A turn of the second phase at the beginning of the last part belongs to that phase.
        let turns = ALLOWED_BEFORE[next] & if count == 1 { !PHASE2_SET } else { !0 };
        for m in elements(turns) {
            self.after.push(m as u8);
            self.choose_after(self.tables.turns[m] * cube, count - 1, face(m));
            self.after.pop();
            if self.must_stop() {
                return;
            }
        }
    }
    // ANCHOR_END: after

    /// The first phase from a cube.
    fn start_phase1(&mut self, cube: Cube) {
        self.start = cube;
        self.nodes += 1;
        let (coset, left) = (Coset::of(&cube), self.outside - self.after.len());
        if self.tables.near.may_be_within(coset, left) {
            self.phase1(coset, left, NO_FACE);
        }
    }

    /// The first phase: all ways into the subgroup with exactly `left` more turns, the last of
    /// which is not one of the second phase. `last` is the face of the turn before.
    // ANCHOR: phase1
    fn phase1(&mut self, coset: Coset, left: usize, last: usize) {
        if left == 0 {
            return self.phase2(last);
        }
        let near = &self.tables.near;
        let mut turns = ALLOWED[last] & if left == 1 { !PHASE2_SET } else { !0 };
        if left <= near.radius() + 1 {
            self.nodes += u64::from(turns.count_ones());
            turns = near.turns_within(coset, turns, left - 1);
        }
        for m in elements(turns) {
            self.path.push(m as u8);
            self.phase1(self.tables.near.next(coset, m), left - 1, face(m));
            self.path.pop();
            if self.must_stop() {
                return;
            }
        }
    }
    // ANCHOR_END: phase1

    /// The second phase: a shortest way home from the cube after the first phase, if it makes a
    /// solution that is still of use. `last` is the face of the turn before.
    // ANCHOR: phase2
    fn phase2(&mut self, last: usize) {
        let Some(longest) = self.control.longest() else { return };
        let Some(budget) = longest.checked_sub(self.outside) else { return };
        let turns = self.path.iter().map(|&m| self.tables.turns[usize::from(m)]);
        let position =
            Phase2Position::of(&turns.fold(self.start, |cube, turn| cube * turn));
        for left in 0..=budget.min(self.phase2_max) {
            let may_be_solved = self.tables.phase2.may_be_solved(position, left);
            if may_be_solved && self.descend(position, left, last) {
                return;
            }
        }
    }
    // ANCHOR_END: phase2

    /// Whether `left` turns solve the position; the first solution that they make is reported.
    fn descend(&mut self, position: Phase2Position, left: usize, last: usize) -> bool {
        if left == 0 {
            self.report();
            return true;
        }
        let tables = &self.tables.phase2;
        let turns = ALLOWED_IN_PHASE2[last];
        self.nodes += u64::from(turns.count_ones());
        for i in elements(tables.turns_within(position, turns, left - 1)) {
            let m = FROM_PHASE2[i];
            self.path.push(m);
            let solved =
                self.descend(tables.next(position, i), left - 1, face(m.into()));
            self.path.pop();
            if solved || self.must_stop() {
                return solved;
            }
        }
        false
    }

    /// Reports the solution that consists of the path and the last part.
    fn report(&self) {
        let turns = self.path.iter().chain(self.after.iter().rev()).copied().collect();
        let turns = self.tables.rotations.original(self.variant, turns);
        self.control.add_solution(Solution::new(&turns));
    }

    /// Reports nodes if there are many, and says whether to stop: because the search was
    /// stopped, or because solutions with so many turns outside the second phase are of no use
    /// any more.
    fn must_stop(&mut self) -> bool {
        if self.nodes >= NODES_PER_REPORT {
            self.control.add_nodes(std::mem::take(&mut self.nodes));
        }
        self.control.longest().is_none_or(|longest| longest < self.outside)
    }
}
