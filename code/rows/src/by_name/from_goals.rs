//! Rows that are searched from the goals of a puzzle.

use crate::{Columns, Geometry, Location, Step};
use cpu::Cpu;

/// A geometry of one color, searched from the positions with these ranks.
#[derive(Debug)]
pub(super) struct FromGoals<G> {
    pub(super) geometry: G,
    pub(super) goals: Vec<u64>,
}

impl<G: Geometry> Geometry for FromGoals<G> {
    type Word = G::Word;

    fn rows(&self, color: usize) -> usize {
        self.geometry.rows(color)
    }

    fn width(&self) -> usize {
        self.geometry.width()
    }

    fn columns(&self) -> Columns {
        self.geometry.columns()
    }

    fn solved(&self) -> Location {
        self.geometry.solved()
    }

    fn starts(&self) -> Vec<Location> {
        self.goals.iter().map(|&goal| self.geometry.locate(goal)).collect()
    }

    fn locate(&self, rank: u64) -> Location {
        self.geometry.locate(rank)
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        self.geometry.ranks(location)
    }

    fn step(&self, cpu: Cpu, step: Step<'_, G::Word>) -> u64 {
        self.geometry.step(cpu, step)
    }
}
