//! Complete tables of small graphs: a path, unconnected parts, one-way edges, four cards.

use proptest::prelude::*;
use puzzle::{BrokenLaw, Law};
use std::collections::VecDeque;
use table::{
    CompleteTable, DescendError, FullTableGraph, Graph, TableError, UNREACHED,
};
use table::{check_graph, check_reverse};
use table::{explore, scan};
use transition::{Coordinate, TransitionTable};

/// A graph given by its neighbors.
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

/// `0 - 1 - 2 - …`, with two moves: left and right, which stop at the ends.
fn path(count: usize) -> AdjacencyLists {
    let neighbors = |p: usize| vec![p.saturating_sub(1), (p + 1).min(count - 1)];
    AdjacencyLists((0..count).map(neighbors).collect())
}

#[test]
fn accepts_distance_254() {
    let table = CompleteTable::new(&path(255), 0, |_| {}).unwrap();
    assert_eq!(table.layers(), [1; 255]);
    assert_eq!((table.depth(), table.distance(254)), (254, Some(254)));
    assert_eq!(table.farthest().collect::<Vec<_>>(), [254]);
    let way = table.descend(&path(255), 254).unwrap();
    assert_eq!(way, [0; 254]);
}

#[test]
fn rejects_distance_255() {
    for count in [256, 257, 300, 1000] {
        let error = CompleteTable::new(&path(count), 0, |_| {}).unwrap_err();
        assert_eq!(error, TableError::TooDeep);
        let message =
            "there are positions at distance 255, and the table holds at most 254";
        assert_eq!(error.to_string(), message);
    }
    // From the middle of the path the distances fit in a byte: 150 to one side, 149 to the other.
    let table = CompleteTable::new(&path(300), 150, |_| {}).unwrap();
    assert_eq!(table.depth(), 150);
}

#[test]
fn rejects_start_out_of_range() {
    for (count, start) in [(0, 0), (3, 3), (3, usize::MAX)] {
        let graph = AdjacencyLists(vec![vec![]; count]);
        let error = CompleteTable::new(&graph, start, |_| {}).unwrap_err();
        assert_eq!(error, TableError::Start { start, count });
        assert_eq!(error.to_string(), format!("start {start} is not below {count}"));
    }
}

#[test]
fn unreachable_positions_have_no_distance() {
    let islands = AdjacencyLists(vec![vec![1], vec![0], vec![3], vec![2]]);
    let table = CompleteTable::new(&islands, 0, |_| {}).unwrap();
    assert_eq!(table.layers(), [1, 1]);
    assert_eq!(table.distance(1), Some(1));
    assert_eq!((table.distance(2), table.distance(3)), (None, None));
    assert_eq!(table.mean(), 0.5); // the mean over the positions that can be reached

    let error = table.descend(&islands, 2).unwrap_err();
    assert_eq!(error, DescendError::Unreachable { position: 2 });
    assert_eq!(error.to_string(), "position 2 cannot be reached from the start");
    assert_eq!(table.distances(), [0, 1, UNREACHED, UNREACHED]);
}

#[test]
fn descent_fails_without_distance() {
    // Position 255 cannot be reached, but from it one can go to 254, which is at
    // distance 254: one less than the label that says "no distance".
    let mut graph = path(255);
    graph.0.push(vec![254]);
    let table = CompleteTable::new(&graph, 0, |_| {}).unwrap();
    assert_eq!((table.distance(254), table.distance(255)), (Some(254), None));
    assert_eq!(table.descend(&graph, 254), Ok(vec![0; 254]));
    let error = table.descend(&graph, 255).unwrap_err();
    assert_eq!(error, DescendError::Unreachable { position: 255 });
    assert_eq!(error.to_string(), "position 255 cannot be reached from the start");
}

#[test]
fn descent_fails_without_nearer_neighbor() {
    // 0 → 1 → 2 → 3 → 1: the first step down exists, the second does not.
    let graph = AdjacencyLists(vec![vec![1], vec![2], vec![3], vec![1]]);
    let table = CompleteTable::new(&graph, 0, |_| {}).unwrap();
    assert_eq!(table.layers(), [1, 1, 1, 1]);
    let back = AdjacencyLists(vec![vec![], vec![2], vec![], vec![2, 1]]);
    let error = table.descend(&graph, 3).unwrap_err();
    assert_eq!(error, DescendError::NoNearerNeighbor { position: 3, distance: 3 });
    // The error names the position on the way, not the one it began with.
    let error = table.descend(&back, 3).unwrap_err();
    assert_eq!(error, DescendError::NoNearerNeighbor { position: 2, distance: 2 });
    assert_eq!(
        error.to_string(),
        "no move leads from position 2, at distance 2, to one that is nearer: \
         was the table measured along the inverses of these moves?",
    );
}

#[test]
fn wrong_direction_may_lengthen_solution() {
    // The edges are 0 → 1, 1 → 2, 1 → 0, 2 → 1 and 2 → 0. From 0 to 2 there are two moves, but
    // only one back.
    let graph = AdjacencyLists(vec![vec![1], vec![2, 0], vec![1, 0]]);
    let from = CompleteTable::new(&graph, 0, |_| {}).unwrap();
    assert_eq!(from.distances(), [0, 1, 2]);
    assert_eq!(from.descend(&graph, 2), Ok(vec![0, 1])); // 2 → 1 → 0, not the shortest 2 → 0

    let reversed = AdjacencyLists(vec![vec![1, 2], vec![0, 2], vec![1]]);
    let to = CompleteTable::new(&reversed, 0, |_| {}).unwrap();
    assert_eq!(to.distances(), [0, 1, 1]);
    assert_eq!(to.descend(&graph, 2), Ok(vec![1])); // 2 → 0
}

/// A graph with more positions than fit in memory.
struct Huge(usize);

impl Graph for Huge {
    fn count(&self) -> usize {
        self.0
    }

    fn neighbors(&self, _: usize) -> impl Iterator<Item = usize> {
        panic!("looked at before there is a table");
        #[expect(unreachable_code)]
        std::iter::empty()
    }
}

#[test]
fn rejects_table_beyond_memory() {
    for count in [usize::MAX, isize::MAX as usize + 1, isize::MAX as usize] {
        for start in [0, count - 1] {
            let observer = |_| -> () { panic!("told of a layer") };
            let error = CompleteTable::new(&Huge(count), start, observer).unwrap_err();
            assert_eq!(error, TableError::TooLarge { count });
            let message = format!(
                "a table of {count} positions needs {count} bytes, and there is not enough memory"
            );
            assert_eq!(error.to_string(), message);
        }
    }
    let error = CompleteTable::new(&Huge(usize::MAX), usize::MAX, |_| {}).unwrap_err();
    let (start, count) = (usize::MAX, usize::MAX);
    assert_eq!(error, TableError::Start { start, count });
}

#[test]
fn positions_at_distance_are_sorted() {
    let star = AdjacencyLists(vec![vec![3], vec![3], vec![2], vec![4, 1, 0], vec![1]]);
    let table = CompleteTable::new(&star, 3, |_| {}).unwrap();
    let at = |distance| table.at_distance(distance).collect::<Vec<_>>();
    assert_eq!((at(0), at(1), at(2)), (vec![3], vec![0, 1, 4], vec![]));
    assert_eq!(table.distance(2), None);
    assert_eq!(at(UNREACHED), []); // unreached positions belong to no layer
    assert_eq!(table.distances(), [1, 1, UNREACHED, 0, 1]);
    assert_eq!(star.bytes(), 0); // a graph has no tables, unless it says so
}

#[test]
fn single_position() {
    let table =
        CompleteTable::new(&AdjacencyLists(vec![vec![0, 0]]), 0, |_| {}).unwrap();
    assert_eq!((table.layers(), table.depth()), (&[1][..], 0));
    assert_eq!((table.mean(), table.distances()), (0.0, &[0][..]));
    assert_eq!(table.descend(&AdjacencyLists(vec![vec![0]]), 0), Ok(vec![]));
}

#[test]
fn duplicate_neighbors_count_once() {
    let doubled =
        AdjacencyLists(vec![vec![1, 1, 1, 0], vec![0, 0, 2, 2], vec![1, 2, 2, 1]]);
    let table = CompleteTable::new(&doubled, 0, |_| {}).unwrap();
    assert_eq!(table.layers(), [1, 1, 1]);
    assert_eq!(table.descend(&doubled, 2), Ok(vec![0, 0])); // the first of two equal moves
}

/// The permutations of four cards, with swaps of neighbors as moves.
struct Cards;

type Order = puzzle::Pieces<4, 1>;

impl Coordinate for Cards {
    type Position = Order;

    fn count(&self) -> usize {
        24
    }

    fn rank(&self, order: &Order) -> usize {
        permutation::rank(order.pm()) as usize
    }

    fn unrank(&self, index: usize) -> Order {
        let mut pm = [0; 4];
        permutation::unrank(index as u64, &mut pm);
        Order::new(pm, [0; 4]).unwrap()
    }
}

/// Checklist J7: slots and pieces may be numbered in any order. Number both in another
/// way: other positions get other ranks, the start is no longer 0, and the layers are
/// the same.
#[test]
fn layers_independent_of_numbering() {
    let (places, pieces) = ([2, 0, 3, 1], [3, 1, 0, 2]);
    let renumbered = |pm: &[u8; 4]| {
        let mut other = [0; 4];
        for slot in 0..4 {
            other[places[slot]] = pieces[usize::from(pm[slot])];
        }
        other
    };
    let mut next = vec![0; 24 * 3];
    for t in 0..24 {
        let mut pm = [0; 4];
        permutation::unrank(t, &mut pm);
        let from = permutation::rank(&renumbered(&pm)) as usize;
        for m in 0..3 {
            let mut qm = pm;
            qm.swap(m, m + 1);
            next[from * 3 + m] = permutation::rank(&renumbered(&qm)) as u32;
        }
    }
    let start = permutation::rank(&renumbered(&[0, 1, 2, 3])) as usize;
    assert_ne!(start, 0);
    assert_eq!(scan(start, &next, 3, &mut [0; 24]), [1, 3, 5, 6, 5, 3, 1]);
}

#[test]
fn four_cards_and_neighbor_swaps() {
    let swaps = [[1, 0, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]]
        .map(|pm| Order::new(pm, [0; 4]).unwrap());
    let table = TransitionTable::new(&Cards, &swaps).unwrap();
    let next = table.entries().as_flattened().to_vec();
    let full = FullTableGraph { table };
    for start in 0..24 {
        let mut labels = [9; 24];
        assert_eq!(scan(start, &next, 3, &mut labels), [1, 3, 5, 6, 5, 3, 1]);
        let complete = CompleteTable::new(&full, start, |_| {}).unwrap();
        assert_eq!(complete.layers(), [1, 3, 5, 6, 5, 3, 1]);
        for p in 0..24 {
            assert_eq!(complete.distance(p), u8::try_from(labels[p]).ok());
        }
    }
    // From the sorted order the distance is the number of inversions.
    let complete = CompleteTable::new(&full, 0, |_| {}).unwrap();
    for p in 0..24 {
        let inversions = permutation::inversions(Cards.unrank(p).pm());
        assert_eq!(complete.distance(p).map(u64::from), Some(inversions));
    }
}

#[test]
fn plain_scan_leaves_minus_one() {
    let next = [1, 0, 3, 2]; // two islands, one move
    let mut labels = [7; 4];
    assert_eq!(scan(0, &next, 1, &mut labels), [1, 1]);
    assert_eq!(labels, [0, 1, -1, -1]);
    assert_eq!(explore(2, &next, 1, &mut labels), 1); // as if 2 had label -1: 0
    assert_eq!(labels, [0, 1, -1, 0]);
}

/// The oracle: breadth-first search with a queue.
fn queue_distances(graph: &AdjacencyLists, start: usize) -> Vec<Option<u8>> {
    let mut distances = vec![None; graph.count()];
    distances[start] = Some(0);
    let mut queue = VecDeque::from([start]);
    while let Some(p) = queue.pop_front() {
        for &q in &graph.0[p] {
            if distances[q].is_none() {
                distances[q] = distances[p].map(|d: u8| d + 1);
                queue.push_back(q);
            }
        }
    }
    distances
}

/// Random directed graphs whose sizes are around 64, the block length of the scan.
fn any_graph() -> impl Strategy<Value = AdjacencyLists> {
    (1..200_usize).prop_flat_map(|n| {
        let row = prop::collection::vec(0..n, 0..4);
        prop::collection::vec(row, n).prop_map(AdjacencyLists)
    })
}

proptest! {
    #[test]
    fn scan_matches_queue_search(
        graph in any_graph(), start: prop::sample::Index,
    ) {
        let start = start.index(graph.count());
        let expected = queue_distances(&graph, start);
        let table = CompleteTable::new(&graph, start, |_| {}).unwrap();
        for (p, &distance) in expected.iter().enumerate() {
            prop_assert_eq!(table.distance(p), distance);
        }
        for (depth, &positions) in table.layers().iter().enumerate() {
            let there = expected.iter().flatten().filter(|&&d| usize::from(d) == depth);
            prop_assert_eq!(positions, there.count() as u64);
            let there = table.at_distance(depth as u8).collect::<Vec<_>>();
            prop_assert_eq!(there.len() as u64, positions);
            prop_assert!(there.is_sorted());
            prop_assert!(there.iter().all(|&p| expected[p] == Some(depth as u8)));
        }
        prop_assert_eq!(table.at_distance(table.depth() as u8 + 1).next(), None);
        prop_assert_eq!(table.at_distance(UNREACHED).next(), None);
        let labels = expected.iter().map(|distance| distance.unwrap_or(UNREACHED));
        prop_assert!(labels.eq(table.distances().iter().copied()));
        let visited = expected.iter().flatten().count() as u64;
        prop_assert_eq!(table.layers().iter().sum::<u64>(), visited);
    }

    #[test]
    fn descent_follows_reversed_graph(
        graph in any_graph(), start: prop::sample::Index,
    ) {
        let start = start.index(graph.count());
        let mut reversed = AdjacencyLists(vec![vec![]; graph.count()]);
        for (p, neighbors) in graph.0.iter().enumerate() {
            neighbors.iter().for_each(|&q| reversed.0[q].push(p));
        }
        // Distances *to* the start are computed along the reversed edges.
        let table = CompleteTable::new(&reversed, start, |_| {}).unwrap();
        for p in 0..graph.count() {
            match table.distance(p) {
                Some(distance) => {
                    let way = table.descend(&graph, p).unwrap();
                    prop_assert_eq!(way.len(), usize::from(distance));
                    let end = way.iter().fold(p, |p, &m| graph.0[p][m]);
                    prop_assert_eq!(end, start);
                }
                None => {
                    let error = DescendError::Unreachable { position: p };
                    prop_assert_eq!(table.descend(&graph, p), Err(error));
                }
            }
        }
    }

    #[test]
    fn wrong_direction_never_shortens_solution(
        graph in any_graph(), start: prop::sample::Index,
    ) {
        let start = start.index(graph.count());
        let mut reversed = AdjacencyLists(vec![vec![]; graph.count()]);
        for (p, neighbors) in graph.0.iter().enumerate() {
            neighbors.iter().for_each(|&q| reversed.0[q].push(p));
        }
        let from = CompleteTable::new(&graph, start, |_| {}).unwrap();
        let to = CompleteTable::new(&reversed, start, |_| {}).unwrap();
        for p in 0..graph.count() {
            match (from.descend(&graph, p), from.distance(p)) {
                // A path that is found ends at the start, but may be longer than the shortest.
                (Ok(way), Some(distance)) => {
                    prop_assert_eq!(way.len(), usize::from(distance));
                    prop_assert!(to.distance(p).is_some_and(|least| least <= distance));
                    let end = way.iter().fold(p, |p, &m| graph.0[p][m]);
                    prop_assert_eq!(end, start);
                }
                (Err(DescendError::NoNearerNeighbor { .. }), Some(_)) => {}
                (Err(DescendError::Unreachable { position }), None) => {
                    prop_assert_eq!(position, p);
                }
                (found, distance) => prop_assert!(false, "{found:?} {distance:?}"),
            }
        }
    }
}

/// The error for a graph that breaks a law names the law and the position.
#[test]
fn broken_law_is_located() {
    assert_eq!(check_graph(&path(5), 0..5), Ok(()));
    let none = check_graph(&AdjacencyLists(vec![]), 0..0).unwrap_err();
    assert_eq!(none, BrokenLaw::new(Law::Count, None, 0, "at least 1"));
    let outside = AdjacencyLists(vec![vec![1], vec![0, 7]]);
    let broken = check_graph(&outside, 0..2).unwrap_err();
    assert_eq!(
        broken,
        BrokenLaw::new(Law::Range, 1, 7, "a number below 2").with_move(1)
    );
    assert_eq!(check_graph(&outside, [0]), Ok(()));
    let asked = check_graph(&outside, [2]).unwrap_err();
    assert_eq!((asked.law, asked.rank, asked.m), (Law::Range, Some(2), None));

    // The edges 0 → 1 → 2; the backward graph lacks the edge 1 → 2.
    let (there, back) = (
        AdjacencyLists(vec![vec![1], vec![2], vec![2]]),
        AdjacencyLists(vec![vec![], vec![0], vec![2]]),
    );
    let broken = check_reverse(&there, &back, 0..3).unwrap_err();
    let found = "the neighbors [2] of 2 on the way back";
    let right = BrokenLaw::new(Law::Reverse, 1, found, "1 among them").with_move(0);
    assert_eq!(broken, right);
    // The converse: the second graph has a neighbor that the first one lacks.
    let more = AdjacencyLists(vec![vec![], vec![0], vec![0, 1, 2]]);
    let broken = check_reverse(&there, &more, 0..3).unwrap_err();
    assert_eq!((broken.law, broken.rank, broken.m), (Law::Reverse, Some(2), Some(0)));
    let right = AdjacencyLists(vec![vec![], vec![0], vec![1, 2]]);
    assert_eq!(check_reverse(&there, &right, 0..3), Ok(()));
    assert_eq!(check_reverse(&path(9), &path(9), 0..9), Ok(()));
}

#[test]
fn rejects_neighbor_out_of_range() {
    let graph = AdjacencyLists(vec![vec![1], vec![0, 1, 2], vec![]]);
    assert!(CompleteTable::new(&graph, 0, |_| {}).is_ok());
    for found in [3, usize::MAX] {
        let graph = AdjacencyLists(vec![vec![1], vec![0, found], vec![]]);
        let error = CompleteTable::new(&graph, 0, |_| {}).unwrap_err();
        let right = TableError::Neighbor { position: 1, m: 1, found, count: 3 };
        assert_eq!(error, right);
        let said = format!("neighbor 1 of position 1 is {found}, which is not below 3");
        assert_eq!(error.to_string(), said);
    }
}
