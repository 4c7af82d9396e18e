//! Compares the reports about bounds with counts of single positions, for random graphs.

use proptest::prelude::*;
use pruning::{BoundComparison, first_inadmissible, first_inconsistent};
use table::Graph;

/// A graph as its lists of neighbors.
#[derive(Debug)]
struct AdjacencyLists(Vec<Vec<usize>>);

impl Graph for AdjacencyLists {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        self.0[p].iter().copied()
    }
}

#[test]
fn no_positions_count_zero() {
    let none = BoundComparison::new(&[], &[]);
    assert!(none.rows().is_empty());
    assert_eq!((none.exact(), none.too_large(), none.max_error()), (0, 0, 0));
    assert_eq!(none.mean_bound(), 0.0);
}

#[test]
fn bound_255_may_fall_to_254() {
    let graph = AdjacencyLists(vec![vec![1, 2], vec![], vec![]]);
    assert_eq!(first_inconsistent(&graph, &[255, 254, 255]), None);
    assert_eq!(first_inconsistent(&graph, &[255, 254, 253]), Some((0, 2)));
}

proptest! {
    #[test]
    fn measures_match_direct_counts(
        pairs in prop::collection::vec((0..12_u8, 0..12_u8), 1..40),
    ) {
        let (bounds, distances): (Vec<u8>, Vec<u8>) = pairs.iter().copied().unzip();
        let found = BoundComparison::new(&bounds, &distances);
        for (d, row) in found.rows().iter().enumerate() {
            for (bound, &count) in row.iter().enumerate() {
                let here = pairs.iter().filter(|&&(b, e)| (b.into(), e.into()) == (bound, d));
                prop_assert_eq!(count, here.count() as u64);
            }
        }
        let count = |is: fn(u8, u8) -> bool| {
            pairs.iter().filter(|&&(bound, d)| is(bound, d)).count() as u64
        };
        prop_assert_eq!(found.exact(), count(|bound, d| bound == d));
        prop_assert_eq!(found.too_large(), count(|bound, d| bound > d));
        let off = pairs.iter().map(|&(bound, d)| d.saturating_sub(bound)).max();
        prop_assert_eq!(Some(found.max_error()), off.map(usize::from));
        let sum: f64 = bounds.iter().map(|&bound| f64::from(bound)).sum();
        prop_assert_eq!(found.mean_bound(), sum / pairs.len() as f64);
        let first = (0..pairs.len()).find(|&p| bounds[p] > distances[p]);
        prop_assert_eq!(first_inadmissible(&bounds, &distances), first);
    }

    /// A bound that is consistent, and 0 at the goal, is admissible.
    #[test]
    fn consistent_bounds_are_admissible(
        rows in prop::collection::vec(prop::collection::vec(0..8_usize, 0..3), 8),
        mut bounds in prop::collection::vec(0..4_u8, 8),
    ) {
        bounds[0] = 0;
        let mut back = AdjacencyLists(vec![vec![]; 8]);
        for (p, row) in rows.iter().enumerate() {
            row.iter().for_each(|&q| back.0[q].push(p));
        }
        let table = table::CompleteTable::new(&back, 0, |_| {}).unwrap();
        let graph = AdjacencyLists(rows);
        let falls = (0..8).find_map(|p| {
            let q = graph.neighbors(p).find(|&q| bounds[p] > bounds[q] + 1);
            q.map(|q| (p, q))
        });
        prop_assert_eq!(first_inconsistent(&graph, &bounds), falls);
        if falls.is_none() {
            // Unreached positions have the distance 255 in a table, and no bound is larger.
            prop_assert_eq!(first_inadmissible(&bounds, table.distances()), None);
        }
    }
}
