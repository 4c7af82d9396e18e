//! A bar on standard error while a table is computed, if a person is watching.
use std::cell::Cell;

use rows::{Observer, Parts};
use table::{Graph, Layer};

use crate::bar::Bar;

/// A bar that grows layer by layer, and says how much of the next one is done. Where
/// standard error is no terminal, nothing.
pub struct Progress(Bar);

impl Progress {
    /// A bar for this many positions.
    pub fn new(positions: u64) -> Self {
        Progress(Bar::new(positions))
    }

    /// Shows a layer.
    pub fn layer(&self, layer: Layer) {
        self.0.show(|shown| {
            shown.before = format!("depth {:>3} ", layer.depth);
            shown.done = layer.total;
            shown.after.clear();
        });
    }

    /// Shows how much of the next layer is done.
    fn part(&self, done: usize, all: usize) {
        let percent = done as f64 / all.max(1) as f64 * 100.0;
        let after = format!(", the next layer: {percent:.0} %");
        self.0.show(|shown| shown.after = after);
    }

    /// What shows the layers of a search in rows, and their parts.
    pub fn rows(&self) -> Rows<'_> {
        let part = Box::new(|done, all| self.part(done, all));
        Rows { progress: self, part, depth: 0, total: 0 }
    }
}

/// Layers, one after another, by how many positions each has.
pub struct Rows<'a> {
    progress: &'a Progress,
    part: Box<dyn Fn(usize, usize) + Sync + 'a>,
    depth: usize,
    total: u64,
}

impl Observer for Rows<'_> {
    fn layer(&mut self, positions: u64) {
        self.total += positions;
        let Rows { depth, total, .. } = *self;
        self.progress.layer(Layer { depth, positions, total });
        self.depth += 1;
    }

    /// Nothing where nobody sees it: then one thread does a layer at once.
    fn parts(&self) -> Parts<'_> {
        self.progress.0.is_seen().then_some(&*self.part)
    }
}

/// So many positions are looked at between two looks at the bar.
const BLOCK: usize = 1 << 16;

/// A graph that a scan goes through from its first position to its last, once for each
/// layer: how far it has come is shown.
pub struct Observed<'a, G> {
    /// The graph.
    pub graph: G,
    /// Where it is shown.
    pub progress: &'a Progress,
    /// The block that was shown last.
    pub shown: Cell<usize>,
}

impl<G: Graph> Graph for Observed<'_, G> {
    fn count(&self) -> usize {
        self.graph.count()
    }

    fn bytes(&self) -> usize {
        self.graph.bytes()
    }

    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        if self.shown.replace(p / BLOCK) != p / BLOCK {
            self.progress.part(p, self.count());
        }
        self.graph.neighbors(p)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{After, CompleteTable};

    #[test]
    fn a_layer_and_how_much_of_the_next_is_done_are_shown() {
        let progress = Progress::new(1000);
        let shown = || {
            let shown = progress.0.status();
            (shown.before, shown.done, shown.after)
        };
        let mut rows = progress.rows();
        rows.layer(1);
        rows.layer(9);
        assert_eq!(shown(), ("depth   1 ".into(), 10, "".into()));
        (rows.part)(3, 32);
        assert_eq!(shown(), ("depth   1 ".into(), 10, ", the next layer: 9 %".into()));
        rows.layer(54);
        assert_eq!(shown(), ("depth   2 ".into(), 64, "".into()));
        // Nobody sees the bar of a test.
        assert!(rows.parts().is_none());
    }

    #[test]
    fn a_scan_shows_where_it_is_and_finds_the_same() {
        let puzzle = puzzle::catalog::find("8-puzzle").unwrap().puzzle(None).unwrap();
        let solved = puzzle.solved_rank() as usize;
        let progress = Progress::new(puzzle.positions());
        let (graph, mut said) = (After(&*puzzle), Vec::new());
        let watched = Observed { graph, progress: &progress, shown: Cell::new(0) };
        let table = CompleteTable::new(&watched, solved, |layer| {
            said.push(progress.0.status().after);
            progress.layer(layer);
        });
        assert_eq!(table, CompleteTable::new(&graph, solved, |_| {}));
        // 181,440 positions are three blocks, the last from 131,072 on.
        let last = said.iter().filter(|said| *said == ", the next layer: 72 %").count();
        assert!(last > 10, "{said:?}");
    }
}
