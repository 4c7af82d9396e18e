//! Looking for a shortest way from both ends, where a table would take long or cannot be.
use graph_search::Bidirectional;
use puzzle::Indexed;

use super::engine::Computation;
use super::memory::Limit;

/// The search has this name, beside the engines of tables.
pub const NAME: &str = "both-ends";
/// At most so many positions are looked at, from both ends together.
pub const MOST: usize = 4_000_000;
/// A position takes at most so many bytes: a rank, its parent's and a byte, in a map of
/// which half is free, as much again while the map grows, and twice a rank in the queue.
pub const EACH: usize = 100;

/// A shortest path to the solved position, and what finding it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Path {
    /// Its moves, as numbers. `None` if no path leads there.
    pub moves: Option<Vec<usize>>,
    /// How many positions were looked at.
    pub nodes: usize,
    /// By what.
    pub computation: Computation,
}

/// How many positions may be looked at, within this memory.
pub fn bound(limit: Limit) -> usize {
    let most = limit.most().map_or(MOST as u64, |bytes| bytes / EACH as u64);
    most.min(MOST as u64) as usize
}

/// Looks for a shortest way from a position to the solved one, layer by layer from both
/// ends. `None` if more than `most` positions would have to be looked at.
///
/// The way is a shortest one: each side finishes its layer before the other moves on, so
/// when they first meet, no two layers that are nearer to one another have met.
pub fn look(puzzle: &dyn Indexed, rank: u64, most: usize) -> Option<Path> {
    let after = |&rank: &u64| puzzle.after(rank).into_iter().flatten();
    let before = |&rank: &u64| puzzle.before(rank).into_iter().flatten();
    let goal = puzzle.solved_rank();
    if most < 2 && rank != goal {
        return None;
    }
    let search = Bidirectional { limit: most };
    let outcome = search.search(rank, goal, after, before).ok()?;
    let step = |pair: &[u64]| {
        let mut next = puzzle.after(pair[0]).into_iter();
        next.position(|next| next == Some(pair[1]))
    };
    let moves = outcome.path.map(|path| path.windows(2).filter_map(step).collect());
    let (nodes, bytes) = (outcome.counts.visited, outcome.counts.bytes as u64);
    let computation = Computation { engine: NAME, threads: 1, bytes };
    Some(Path { moves, nodes, computation })
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::{Metric, catalog};
    use table::PocketCubeTable;

    fn made(name: &str, metric: Option<Metric>) -> Box<dyn Indexed> {
        catalog::find(name).unwrap().puzzle(metric).unwrap()
    }

    /// Positions of small puzzles, of some whose moves cannot be taken back by a move too:
    /// the way is as long as the table says, and it leads home.
    #[test]
    fn a_way_is_as_long_as_the_table_says() {
        let small = ["sliding-2x3", "hanoi-3x4", "burnt-pancake-4", "topspin-7x4"];
        let tables = small.map(|name| {
            let puzzle = made(name, None);
            let table = table::distances_to_solved(&*puzzle, |_| {}).unwrap();
            (puzzle, table, 500)
        });
        let cubes = [Metric::Clockwise, Metric::HalfTurn].map(|metric| {
            let table = PocketCubeTable::new(metric).into_table();
            (made("pocket-cube", Some(metric)), table, 50)
        });
        for (puzzle, table, most) in tables.into_iter().chain(cubes) {
            for rank in puzzle::spread(puzzle.positions(), most) {
                let way = look(&*puzzle, rank, MOST).unwrap().moves.unwrap();
                let distance = table.distance(rank as usize).map(usize::from);
                assert_eq!(Some(way.len()), distance);
                let mut moves = way.iter();
                let end = moves.try_fold(rank, |rank, &m| puzzle.after(rank)[m]);
                assert_eq!(end, Some(puzzle.solved_rank()));
            }
        }
    }

    #[test]
    fn no_more_is_looked_at_than_may_be() {
        let puzzle = made("15-puzzle", None);
        let near = puzzle.scramble_rank("DRUL").unwrap();
        let way = look(&*puzzle, near, MOST).unwrap();
        assert!(way.moves.is_some_and(|way| way.len() == 4) && way.nodes < 50);
        let far = puzzle.positions() / 3;
        for most in [0, 1, 2, 3, 1000, 20_000] {
            assert_eq!(look(&*puzzle, far, most), None);
        }
        let solved = look(&*puzzle, puzzle.solved_rank(), 0).unwrap();
        assert_eq!(solved.moves, Some(vec![]));
    }

    #[test]
    fn the_bound_on_memory_holds() {
        // Where the map has just grown it has the most free places.
        let puzzle = made("pancake-12", None);
        let far = puzzle.positions() / 3;
        for rank in [far, far / 2, far / 3] {
            if let Some(way) = look(&*puzzle, rank, MOST) {
                assert!(
                    way.computation.bytes <= (EACH * way.nodes.max(64)) as u64,
                    "{way:?}"
                );
            }
        }
        let limit = |available, allowed| bound(Limit { available, allowed });
        assert_eq!(limit(None, None), MOST);
        assert_eq!(limit(Some(1 << 40), None), MOST);
        assert_eq!(limit(Some(1 << 40), Some(12_345)), 123);
        assert_eq!(limit(Some(99), None), 0);
    }
}
